import { plural, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { wallLabelsAddress } from '#navigation/paths.ts'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { toast } from '#notifications/toast.ts'
import { saveFile } from '#utils/saveFile.ts'
import { exportArtifacts } from './exportArtifacts.ts'
import { EXPORT_FORMATS } from './exportFormats.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(2),
})

const Formats = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

const artifacts = (count: number) => plural(count, { one: '# artifact', other: '# artifacts' })

interface Props {
  pages: () => AsyncIterable<readonly Artifact[]>
  shown?: readonly Pick<Artifact, '_id'>[]
}

/**
 * Downloads a list as CSV, XLSX or JSON lines, including artifacts not loaded yet. A second press stops it.
 * @param pages yields the whole list, starting with the loaded pages; fetches the others on demand
 * @param shown the visible artifacts, whose labels can be printed; omitted if labels cannot be printed
 */
export function ExportList({ pages, shown }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const [label, setLabel] = useState('')
  const running = useRef<AbortController | null>(null)
  // Stops an export when the screen is left.
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: (typeof EXPORT_FORMATS)[number]) => {
    const { file, type, write } = format
    const controller = new AbortController()
    running.current = controller
    setCount(0)
    setLabel(format.label)
    // A page that arrives after the export was stopped must not count in the next one.
    const showCount = (next: number | null) => {
      if (running.current === controller) setCount(next)
    }
    try {
      const result = await exportArtifacts(pages(), showCount, controller.signal)
      if (!result) return
      const content = await write(result.artifacts)
      if (controller.signal.aborted) return
      saveFile(file, type, content)
      const total = artifacts(result.artifacts.length)
      if (result.isCut) {
        toast.notice(t`The first ${total} were exported. Narrow the list to export the others.`)
      } else toast.success(t`${total} exported.`)
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
    <Root>
      <Formats>
        {EXPORT_FORMATS.map((format) => {
          const isThis = isRunning && label === format.label
          // The pressed button stays mounted, so that it keeps the focus.
          if (isRunning && !isThis) return null
          return (
            <ReadyButton
              key={format.label}
              onClick={() => {
                if (running.current) stop()
                else void start(format)
              }}
            >
              {isThis ? t`Stop exporting` : t`Export ${format.label}`}
            </ReadyButton>
          )
        })}
      </Formats>
      {shown && (
        <ButtonLink to={wallLabelsAddress(shown.map(({ _id }) => _id))}>{t`Print labels`}</ButtonLink>
      )}
      {isRunning && (
        <Typography component="output" variant="small" color="textSecondary">
          {t`${artifacts(count)} so far`}
        </Typography>
      )}
    </Root>
  )
}
