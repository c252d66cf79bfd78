/** Ticks and marks of the time axis. */
import type { AxisBar } from '@tracker/domain/time/axis.ts'
import { theme } from '#theme/theme.ts'

const { edge, mark } = theme.vars.palette

/** Minimum width of the bar, in pixels. */
const BAR_MIN = 8

/**
 * Ticks every thousand years, the bar, and the notch for older objects. The line itself is the border above.
 */
export const AXIS_TICKS = {
  position: 'relative',
  height: 6,
  backgroundImage: `linear-gradient(to right, ${edge} 1px, transparent 1px)`,
  backgroundSize: '20% 5px',
  backgroundRepeat: 'repeat-x',
  '& > span, & > i': { position: 'absolute', top: 0, height: 4, backgroundColor: mark },
  '& > i': { left: 0, width: 6, height: 6, clipPath: 'polygon(100% 0, 100% 100%, 0 50%)' },
  // Needed because browsers do not print backgrounds by default.
  '&, & > *': { printColorAdjust: 'exact' },
  '@media (forced-colors: active)': {
    '& > span, & > i': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
} as const

export interface MarkProps extends AxisBar {
  /** Opacity of the bar relative to others, from 0 to 1. */
  weight?: number
}

/** The bar and notch of a date. */
export function AxisMark({ from, to, isOlder, weight }: MarkProps) {
  const [middle, width] = [(from + to) / 2, to - from]
  const left = `clamp(0px, ${middle}% - max(${BAR_MIN / 2}px, ${width / 2}%), 100% - max(${BAR_MIN}px, ${width}%))`
  return (
    <>
      {isOlder && <i />}
      {to > 0 && <span style={{ left, width: `max(${BAR_MIN}px, ${width}%)`, opacity: weight }} />}
    </>
  )
}
