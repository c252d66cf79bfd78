import { styled, type Theme } from '@mui/material/styles'
import type { MeanderTurns } from '@tracker/domain/time/meander.ts'
import { HAIRLINE_KEY, keyMask } from '#components/layout/MeanderRule.tsx'

/** The same turn with heavy lines, which cover it. */
const HEAVY_KEY = keyMask('M0 10.75H2.5V1.25H13.5V7.6H6.6V4.4H10.5M2.5 10.75H16', 2.5)

/** Of ten turns, in percent of the meander. */
const percent = (turns: number) => `${turns * 10}%`

/** The style of a meander that is a ruler. @param turn the width of a turn, in pixels */
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
    // A dot before the first turn.
    '& > i': {
      position: 'absolute',
      right: `calc(100% + ${turn / 8}px)`,
      bottom: 0,
      width: 0.375 * turn,
      aspectRatio: 1,
      borderRadius: '50%',
      backgroundColor: vars.palette.gold,
    },
    // Its colours are its drawing, so they are printed although backgrounds are not.
    '&, &::before, & > *': { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': {
      '&::before': { backgroundColor: 'GrayText' },
      '& > *': { backgroundColor: 'CanvasText' },
    },
  }) as const

const Ruler = styled('div')(({ theme }) => ({
  ...timeMeander(theme, 16),
  // What cannot be dated is ornament alone.
  '&[data-plain]::before': { backgroundColor: theme.vars.palette.gold },
}))

/** What is lit of a meander: the turns, and the dot for what is older. */
export const lit = (turns: MeanderTurns | null) =>
  turns && (
    <>
      {turns.isOlder && <i />}
      <span style={{ left: percent(turns.from), width: percent(turns.to - turns.from) }} />
    </>
  )

/**
 * A meander that is a ruler: ten turns of 500 years, of which those are gold and heavy in which an object was made, with a
 * dot before the first for what is older. The date stands beside it in words, so screen readers do not hear of it.
 * @param turns null where no year is known
 */
export function TimeMeander({ turns }: { turns: MeanderTurns | null }) {
  return (
    <Ruler aria-hidden data-plain={turns === null || undefined}>
      {lit(turns)}
    </Ruler>
  )
}
