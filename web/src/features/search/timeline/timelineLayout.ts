/** Styles and sizes of the timeline. */
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Height of the strip (a touch target), in pixels. */
export const STRIP_HEIGHT = 44
/** Position of the axis, gap between bars, least height of a bar, and height of the mark below it (TimeAxis.tsx). */
export const AXIS_Y = 38
export const BAR_GAP = 2
export const BAR_MIN = 2
export const MARK_HEIGHT = 4

/** Class names of the drawing: bars outside the chosen range, the range, and its mark below the axis. */
export const timelineClasses = { out: 'out', range: 'range', mark: 'mark' } as const
const { out, range, mark } = timelineClasses

export const Strip = styled('div')({
  position: 'relative',
  height: STRIP_HEIGHT,
  // Horizontal drags select a range; vertical ones scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 0 },
  '& svg': { position: 'absolute', inset: 0, overflow: 'visible' },
  '& path': { stroke: theme.vars.palette.edge },
  '& rect': { fill: theme.vars.palette.mark },
  [`& .${out}`]: { opacity: 0.5 },
  [`& .${range}`]: { fill: theme.vars.palette.tint.period },
  // One invisible option per bin, above the drawing.
  '& > [role="option"]': { position: 'absolute', insetBlock: 0 },
  '@media (forced-colors: active)': {
    '& svg': { forcedColorAdjust: 'none' },
    '& path': { stroke: 'CanvasText' },
    '& rect': { fill: 'CanvasText' },
    [`& .${out}`]: { fill: 'GrayText', opacity: 1 },
    [`& .${range}`]: { fill: 'Canvas' },
    [`& .${mark}`]: { fill: 'Highlight' },
  },
})

/** Caption above the timeline: the hovered or chosen years. */
export const Caption = styled('div')({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(0, 2),
  minHeight: '1.45em',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})

/** As high as its line, with a touch target of 44 px. */
export const WholeTime = styled('button')({
  position: 'relative',
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
})

/** Labels below the timeline. The outer ones stay within it. */
export const Scale = styled('div')({
  ...theme.typography.caption,
  position: 'relative',
  height: '1.45em',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
  '& > span': { position: 'absolute', transform: 'translateX(-50%)' },
  '& > span:first-of-type': { transform: 'none' },
  '& > span:last-of-type:not(:first-of-type)': { transform: 'translateX(-100%)' },
  // Tick between the drawing and its label.
  '& > span::before': {
    content: '""',
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    height: 5,
    borderLeft: `1px solid ${theme.vars.palette.rule}`,
  },
  '& > span:first-of-type::before': { left: 0 },
  '& > span:last-of-type:not(:first-of-type)::before': { left: 'auto', right: 0 },
})
