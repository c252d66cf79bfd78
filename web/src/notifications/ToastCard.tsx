import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Warning } from '#icons/icons.tsx'
import { Check, Close, Info } from '#icons/screenIcons.tsx'
import { floatingSurface } from '#theme/components/surfaces.ts'
import { closeSnackbar, type SnackbarKey } from 'notistack'
import type { CSSProperties, ReactNode, Ref } from 'react'
import type { ToastOptions } from './showToasts.ts'
import type { ToastKind } from './toast.ts'
import { useHold } from './useHold.ts'
import { useSwipe } from './useSwipe.ts'
import { TOAST_KEY } from './useToastKeys.ts'

const ICONS = { success: Check, failure: Warning, notice: Info }
const COLOURS = { success: 'success', failure: 'error', notice: 'primary' } as const

const Card = styled('div')<{ $kind: ToastKind }>(({ theme, $kind }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridAutoFlow: 'column',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  width: 320,
  maxWidth: 'calc(100vw - 16px)',
  // Low enough to end above the page's title: the toast starts 4 px below the bar.
  minHeight: 36,
  paddingLeft: theme.spacing(1),
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  ...floatingSurface(theme.vars),
  borderLeft: `4px solid ${theme.vars.palette[COLOURS[$kind]].main}`,
  // Horizontal drags swipe the toast; vertical ones scroll the page.
  touchAction: 'pan-y',
  // A drag would otherwise select the text.
  userSelect: 'none',
  cursor: 'grab',
  '@media (prefers-reduced-motion: no-preference)': { animation: 'drop-in 200ms ease-out' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { width: 'calc(100vw - 16px)' },
  '& > .text': { paddingBlock: 6, textWrap: 'balance' },
}))

/** Looks lower than 44 px, but its touch target is not. */
const CloseButton = styled(IconButton)({
  width: 36,
  height: 34,
  '&::after': { content: '""', position: 'absolute', inset: '-5px -4px' },
})

/**
 * Common last sentences of failure messages. Read by screen readers but not shown, because the page shows the
 * whole message.
 */
const advices = () => [t`Check your connection and try again.`, t`Please try again.`]

function Text({ message }: { message: ReactNode }) {
  if (typeof message !== 'string') return message
  const advice = advices().find((sentence) => message.endsWith(`. ${sentence}`))
  if (advice === undefined) return message
  return (
    <>
      {message.slice(0, -advice.length)}
      <span className="visually-hidden">{advice}</span>
    </>
  )
}

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

interface Props extends ToastOptions {
  id: SnackbarKey
  variant: ToastKind
  message?: ReactNode
  /** Set by the transition. */
  ref?: Ref<HTMLDivElement>
  style?: CSSProperties
}

/**
 * The content of a toast. It closes when the time line at its bottom edge ends. The line pauses on hover,
 * focus and swipe, and while the window has no focus.
 */
export function ToastCard({ id, variant, message, ms, button, ref, style }: Props) {
  const { isHeld, hold, release } = useHold()
  const close = () => closeSnackbar(id)
  const swipe = useSwipe(
    () => hold('swipe'),
    () => release('swipe'),
    close,
  )
  const KindIcon = ICONS[variant]
  return (
    <div ref={ref} style={style}>
      <Card
        $kind={variant}
        role={variant === 'failure' ? 'alert' : 'status'}
        tabIndex={0}
        {...{ [TOAST_KEY]: id }}
        onPointerEnter={() => hold('hover')}
        onPointerLeave={() => release('hover')}
        onFocus={() => hold('focus')}
        onBlur={() => release('focus')}
        {...swipe.handlers}
        style={
          swipe.distance === 0 ? {} : { transform: `translateX(${swipe.distance}px)`, opacity: swipe.opacity }
        }
      >
        <Icon $kind={variant} aria-hidden>
          <KindIcon size={20} />
        </Icon>
        <span className="text">
          <Text message={message} />
        </span>
        {button && (
          <Button
            size="small"
            onClick={() => {
              close()
              button.run()
            }}
          >
            {button.label}
          </Button>
        )}
        <CloseButton aria-label={t`Close`} onClick={close}>
          <Close size={20} />
        </CloseButton>
        {ms !== null && (
          <TimeLeft
            $kind={variant}
            aria-hidden
            onAnimationEnd={close}
            style={{ animationDuration: `${ms}ms`, animationPlayState: isHeld ? 'paused' : 'running' }}
          />
        )}
      </Card>
    </div>
  )
}
