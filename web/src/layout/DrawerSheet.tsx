import { styled, type Theme } from '@mui/material/styles'
import {
  type AnimationEvent,
  type ComponentProps,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
} from 'react'
import { theme } from '#theme/theme.ts'
import { FLOATING_SHADOW, SCRIM } from '#theme/components/surfaces.ts'

/** Below dialogs, above the bar. */
export const DRAWER_LAYER = theme.zIndex.drawer

/** Milliseconds and pace of coming and of going. */
const MOTION = { in: '225ms cubic-bezier(0, 0, 0.2, 1)', out: '195ms cubic-bezier(0.4, 0, 0.6, 1) forwards' }

/** A movement of the page's style sheet. Whoever wants none gets its end at once, which is still told. */
const moves = (name: string) => (way: 'in' | 'out') => ({
  animation: `${name}-${way} ${MOTION[way]}`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
})
const slides = moves('slide')
const fades = moves('fade')

interface Told {
  $way: 'in' | 'out'
}

const Scrim = styled('div')<Told>(({ $way }) => ({
  position: 'fixed',
  inset: 0,
  backgroundColor: SCRIM,
  ...fades($way),
}))

const Sheet = styled('div')<Told>(({ theme: { vars }, $way }: { theme: Theme } & Told) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: 301,
  maxWidth: 'calc(85vw + 1px)',
  overflowY: 'auto',
  padding: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) 0',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  borderLeft: `1px solid ${vars.palette.rule}`,
  boxShadow: FLOATING_SHADOW,
  outline: 0,
  ...slides($way),
}))

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether it is there or going. */
  in: boolean
  label: string
  onClose: () => void
  children: ReactNode
  /** The modal's: it has begun to come, and it has gone. */
  onEnter?: () => void
  onExited?: () => void
}

/**
 * The sheet at the window's right and what lies over the page behind it, for the library's modal, which keeps the focus in it.
 * The library's own drawer took half of the time until the first one was seen
 * (docs/decisions/074-what-a-press-costs-among-many-cards.md).
 */
export function DrawerSheet({ in: isIn, label, onClose, children, onEnter, onExited, ...modal }: Props) {
  const way = isIn ? 'in' : 'out'
  // The press is answered by the sheet, and what stands on it comes while it slides.
  const isFilled = useDeferredValue(true, false)
  const enter = useEffectEvent(() => onEnter?.())
  useEffect(() => {
    if (isIn) enter()
  }, [isIn])
  const onAnimationEnd = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget && !isIn) onExited?.()
  }
  return (
    <div {...modal}>
      <Scrim $way={way} aria-hidden onClick={onClose} />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform's own has the whole page styled anew when it opens */}
      <Sheet
        role="dialog"
        $way={way}
        aria-modal
        aria-label={label}
        tabIndex={-1}
        data-mui-focusable=""
        onAnimationEnd={onAnimationEnd}
      >
        {isFilled && children}
      </Sheet>
    </div>
  )
}
