import { styled } from '@mui/material/styles'

/** One turn of a Greek key on a 16 by 12 grid; it joins its copies at both ends. */
const KEY =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='12' fill='none' stroke='%23000' stroke-width='1.25'%3E%3Cpath d='M0 10.5H2.5V1.5H13.5V7.5H6.5V4.5H10.5M2.5 10.5H16'/%3E%3C/svg%3E\")"

/** A meander in gold: the ornament under a page's title. */
export const MeanderRule = styled('div')<{ $full?: boolean }>(({ theme, $full = false }) => ({
  height: 12,
  width: $full ? '100%' : 160,
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.gold,
  maskImage: KEY,
  maskRepeat: 'repeat-x',
  maskSize: '16px 12px',
  // Its colour is its drawing, so it is printed although backgrounds are not.
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
}))
