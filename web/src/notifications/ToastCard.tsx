import { Button } from '#components/Button.tsx'
import { IconButton } from '#components/IconButton.ts'
import { styled } from '@mui/material/styles'
import { Warning } from '#icons.tsx'
import { Check, Close, Info } from '#screenIcons.tsx'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import type { ToastKind, ToastRequest } from './toast.ts'
import { useCountdown } from './useCountdown.ts'
import { useSwipe } from './useSwipe.ts'

const ICONS = { success: Check, failure: Warning, notice: Info }
const COLOURS = { success: 'success', failure: 'error', notice: 'primary' } as const

const Card = styled('div')<{ $kind: ToastKind }>(({ theme, $kind }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  width: 320,
  maxWidth: 'calc(100vw - 16px)',
  minHeight: 56,
  padding: theme.spacing(1, 0.5, 1, 1.5),
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '1rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.rule}`,
  borderLeft: `4px solid ${theme.vars.palette[COLOURS[$kind]].main}`,
  borderRadius: 2,
  boxShadow: FLOATING_SHADOW,
  // Sideways is ours, up and down stays with the page.
  touchAction: 'pan-y',
  // Text that a drag has selected would be dragged itself the next time.
  userSelect: 'none',
  cursor: 'grab',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { width: 'calc(100vw - 16px)' },
}))

const Icon = styled('span')<{ $kind: ToastKind }>(({ theme, $kind }) => ({
  lineHeight: 0,
  color: theme.vars.palette[COLOURS[$kind]].main,
}))

const TimeLeft = styled('span')<{ $kind: ToastKind }>(({ theme, $kind }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 2,
  transformOrigin: 'left',
  backgroundColor: theme.vars.palette[COLOURS[$kind]].main,
  animation: 'run-out linear forwards',
}))

interface Props {
  request: ToastRequest
  onClose: () => void
}

/** One toast. It waits while the pointer or the focus is on it, or the window is left; swiping or its button close it. */
export function ToastCard({ request, onClose }: Props) {
  const { kind, message, action, ms, number } = request
  const { isHeld, hold, release } = useCountdown(ms, onClose)
  const swipe = useSwipe(
    () => hold('swipe'),
    () => release('swipe'),
    onClose,
  )
  const Glyph = ICONS[kind]
  return (
    <Card
      $kind={kind}
      role={kind === 'failure' ? 'alert' : 'status'}
      tabIndex={0}
      data-toast={number}
      onPointerEnter={() => hold('hover')}
      onPointerLeave={() => release('hover')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      {...swipe.handlers}
      style={
        swipe.distance === 0 ? {} : { transform: `translateX(${swipe.distance}px)`, opacity: swipe.opacity }
      }
    >
      <Icon $kind={kind} aria-hidden>
        <Glyph size={24} />
      </Icon>
      <span>{message}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Close" onClick={onClose}>
        <Close size={20} />
      </IconButton>
      <TimeLeft
        $kind={kind}
        aria-hidden
        style={{ animationDuration: `${ms}ms`, animationPlayState: isHeld ? 'paused' : 'running' }}
      />
    </Card>
  )
}
