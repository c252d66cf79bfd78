import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { wallLabelsAddress } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { saveFile } from '#utils/saveFile.ts'
import { exportArtifacts } from './exportArtifacts.ts'

const FILE_NAME = 'artifacts.csv'

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(2),
}))

const artifacts = (count: number) => (count === 1 ? '1 artifact' : `${formatNumber(count)} artifacts`)

interface Props {
  pages: () => AsyncIterable<readonly Artifact[]>
  shown?: readonly Pick<Artifact, '_id'>[]
}

/**
 * Downloads a list as CSV, with the artifacts that are not loaded yet. A second press stops it.
 * @param pages yields the whole list, the loaded pages first; reads the others when they are asked for
 * @param shown the artifacts on the screen, whose labels can be printed; none without it
 */
export function ExportCsv({ pages, shown }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  // Leaving the screen stops an export.
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    setCount(0)
    // A page that arrives after the export was stopped must not show up in the next one.
    const showCount = (next: number | null) => {
      if (running.current === controller) setCount(next)
    }
    try {
      const result = await exportArtifacts(pages(), showCount, controller.signal)
      if (!result) return
      saveFile(FILE_NAME, 'text/csv;charset=utf-8', result.csv)
      if (result.isCut) {
        toast.notice(
          `The first ${artifacts(result.count)} were exported. Narrow the list to export the others.`,
        )
      } else toast.success(`${artifacts(result.count)} exported.`)
    } catch (error) {
      if (!controller.signal.aborted) toast.failure(error)
    } finally {
      showCount(null)
      if (running.current === controller) running.current = null
    }
  }
  const stop = () => {
    running.current?.abort()
    running.current = null
    setCount(null)
  }
  const isRunning = count !== null
  return (
    <Place>
      <Button
        onClick={() => {
          if (running.current) stop()
          else void start()
        }}
      >
        {isRunning ? 'Stop exporting' : 'Export CSV'}
      </Button>
      {shown && <ButtonLink to={wallLabelsAddress(shown.map(({ _id }) => _id))}>Print labels</ButtonLink>}
      {isRunning && (
        <Typography component="output" variant="small" color="textSecondary">
          {artifacts(count)} so far
        </Typography>
      )}
    </Place>
  )
}
