import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/**
 * CSS mask with one unit of a Greek key on a 16 by 12 grid, which can be repeated.
 * @param path SVG path on that grid
 */
export const keyMask = (path: string, width: number) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 12' fill='none' stroke='%23000' stroke-width='${width}'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`

export const HAIRLINE_KEY = keyMask('M0 10.5H2.5V1.5H13.5V7.5H6.5V4.5H10.5M2.5 10.5H16', 1.25)

/** A gold meander of full width. */
export const MeanderRule = styled('div')({
  height: 12,
  backgroundColor: theme.vars.palette.gold,
  maskImage: HAIRLINE_KEY,
  maskRepeat: 'repeat-x',
  maskSize: '16px 12px',
  // Needed because browsers do not print backgrounds by default.
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
})
