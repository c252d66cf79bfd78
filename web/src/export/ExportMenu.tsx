import { plural, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { wallLabelsAddress } from '#navigation/paths.ts'
import { ChevronDown } from '#icons/screenIcons.tsx'
import { MenuSurface } from '#components/layout/MenuButton.tsx'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { useLazyApi } from '#firebase/api/useLazyApi.ts'
import { toast } from '#notifications/toast.ts'
import { saveFile } from '#utils/saveFile.ts'
import { exportArtifacts } from './exportArtifacts.ts'
import { EXPORT_FORMATS } from './exportFormats.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '&.in-head': { display: 'none' } },
  '&.below': {
    justifyContent: 'center',
    marginTop: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
})

const artifacts = (count: number) => plural(count, { one: '# artifact', other: '# artifacts' })

interface Props {
  pages: () => AsyncIterable<readonly Artifact[]>
  /** Visible artifacts, whose labels can be printed; omitted for visitors and where labels cannot be printed. */
  shown?: readonly Pick<Artifact, '_id'>[] | undefined
  /** Opens the dialog that adds all of it to a list; omitted where that is not offered. */
  onCollect?: (() => void) | undefined
  /** `in-head` is shown from 600 px on, `below` the list on phones. Both always, where a screen has only one. */
  place?: 'in-head' | 'below' | ''
}

/**
 * Downloads a list as CSV, XLSX or JSON lines, including artifacts not loaded yet and further photographs, or prints its labels. A second press
 * stops a download.
 * @param pages yields the whole list, starting with the loaded pages; fetches the others on demand
 */
export function ExportMenu({ pages, shown, onCollect, place = '' }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const api = useLazyApi()
  const running = useRef<AbortController | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  // Stops an export when the screen is left.
  useEffect(() => () => running.current?.abort(), [])
  const isRunning = count !== null
  const label = shown ? t`Export or print` : t`Export`

  const start = async ({ file, type, write }: (typeof EXPORT_FORMATS)[number]) => {
    const controller = new AbortController()
    running.current = controller
    setCount(0)
    // A page that arrives after the export was stopped must not count in the next one.
    const showCount = (next: number | null) => {
      if (running.current === controller) setCount(next)
    }
    try {
      // Loaded for one's own hidden artifacts only.
      const reader = { artifact: async (id: string) => (await api()).artifact(id) }
      const result = await exportArtifacts(reader, pages(), showCount, controller.signal)
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
  return (
    <Root className={place}>
      {/* The same button, so that it keeps the focus. */}
      <ReadyButton
        {...(!isRunning && { 'aria-haspopup': 'menu', 'aria-expanded': anchor !== null })}
        endIcon={!isRunning && <ChevronDown size={18} />}
        onClick={({ currentTarget }) => {
          if (running.current) stop()
          else setAnchor(currentTarget)
        }}
      >
        {isRunning ? t`Stop exporting` : label}
      </ReadyButton>
      {isRunning && (
        <Typography component="output" variant="small" color="textSecondary">
          {t`${artifacts(count)} so far`}
        </Typography>
      )}
      {anchor && (
        <MenuSurface anchor={anchor} label={label} onClose={() => setAnchor(null)}>
          {EXPORT_FORMATS.map((format) => (
            <MenuItem key={format.label} onClick={() => void start(format)}>
              {t`Export ${format.label}`}
            </MenuItem>
          ))}
          {shown && (
            <MenuItem component={Link} to={wallLabelsAddress(shown.map(({ _id }) => _id))}>
              {t`Print labels`}
            </MenuItem>
          )}
          {onCollect && <MenuItem onClick={onCollect}>{t`Add these results to a list`}</MenuItem>}
        </MenuSurface>
      )}
    </Root>
  )
}
