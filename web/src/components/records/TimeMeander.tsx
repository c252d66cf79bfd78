import { styled, type Theme } from '@mui/material/styles'
import type { MeanderTurns } from '@tracker/domain/time/meander.ts'
import { HAIRLINE_KEY, keyMask } from '#components/layout/MeanderRule.tsx'

/** The same unit with heavy lines, drawn over it. */
const HEAVY_KEY = keyMask('M0 10.75H2.5V1.25H13.5V7.6H6.6V4.4H10.5M2.5 10.75H16', 2.5)

/** Width of some of the ten turns, as a percentage. */
const percent = (turns: number) => `${turns * 10}%`

/** The style of a time axis. @param turn width of a turn, in pixels */
export const timeMeander = ({ vars }: Theme, turn: number) =>
  ({
    position: 'relative',
    flex: 'none',
    width: 10 * turn,
    height: 0.75 * turn,
    '&::before, & > span': {
      content: '""',
      position: 'absolute',
      top: 0,
      width: '100%',
      height: '100%',
      backgroundColor: vars.palette.rule,
      maskImage: HAIRLINE_KEY,
      maskRepeat: 'repeat-x',
      maskSize: `${turn}px 100%`,
    },
    '& > span': { backgroundColor: vars.palette.gold, maskImage: HEAVY_KEY },
    // The dot before the first turn, for older objects.
    '& > i': {
      position: 'absolute',
      right: `calc(100% + ${turn / 8}px)`,
      bottom: 0,
      width: 0.375 * turn,
      aspectRatio: 1,
      borderRadius: '50%',
      backgroundColor: vars.palette.gold,
    },
    // Backgrounds, which browsers print only on request.
    '&, &::before, & > *': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': {
      '&::before': { backgroundColor: 'GrayText' },
      '& > *': { backgroundColor: 'CanvasText' },
    },
  }) as const

const Ruler = styled('div')(({ theme }) => ({
  ...timeMeander(theme, 16),
  // Undated objects have a plain ornament.
  '&[data-plain]::before': { backgroundColor: theme.vars.palette.gold },
}))

/** The marked turns of a time axis, and the dot for older objects. */
export const markedTurns = (turns: MeanderTurns | null) =>
  turns && (
    <>
      {turns.isOlder && <i />}
      <span style={{ left: percent(turns.from), width: percent(turns.to - turns.from) }} />
    </>
  )

/**
 * A time axis drawn as a meander: ten turns of 500 years; those of the object are gold and heavy, and a dot stands for older
 * years. Hidden from screen readers, since the date is shown as text.
 * @param turns null if no year is known
 */
export function TimeMeander({ turns }: { turns: MeanderTurns | null }) {
  return (
    <Ruler aria-hidden data-plain={turns === null || undefined}>
      {markedTurns(turns)}
    </Ruler>
  )
}
