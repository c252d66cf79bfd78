/** Styles and sizes of the timeline and its handles. */
import { styled } from '@mui/material/styles'

/** Height of the strip (a touch target), and space for the handles at its ends, in pixels. */
export const STRIP_HEIGHT = 44
export const STRIP_END = 36
/** Minimum and maximum width of a bin, and maximum height of its key, in pixels. */
export const BIN_MIN = 22
export const BIN_MAX = 64
export const KEY_HEIGHT = 24
/** Pixels of a handle (44 px wide) inside its range, so that two handles never overlap. */
const HANDLE_INSIDE = 8

export const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  height: STRIP_HEIGHT,
  paddingInline: STRIP_END,
  // Horizontal drags select a range; vertical ones scroll the page.
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'pointer',
  '& svg': { display: 'block', overflow: 'visible' },
  '& path': { fill: 'none', strokeLinejoin: 'miter', stroke: theme.vars.palette.bronze.main },
  '& .empty': { stroke: theme.vars.palette.rule, strokeLinecap: 'round' },
  '& .range': { fill: theme.vars.palette.tint.period, stroke: 'none' },
  '@media (forced-colors: active)': {
    '& path': { stroke: 'CanvasText' },
    '& .empty': { stroke: 'GrayText' },
    '& .range': { fill: 'Canvas', stroke: 'Highlight', strokeWidth: 2 },
  },
}))

/** A handle at an end of the selected range. */
export const Handle = styled('span')<{ $end: 'begin' | 'end' }>(({ theme, $end }) => ({
  position: 'absolute',
  top: 0,
  width: 44,
  height: STRIP_HEIGHT,
  marginLeft: $end === 'begin' ? HANDLE_INSIDE - 44 : -HANDLE_INSIDE,
  cursor: 'ew-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: $end === 'begin' ? 44 - HANDLE_INSIDE - 2 : HANDLE_INSIDE - 1,
    width: 3,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 15,
    left: $end === 'begin' ? 44 - HANDLE_INSIDE - 8 : HANDLE_INSIDE - 7,
    width: 10,
    height: 10,
    border: `2px solid ${theme.vars.palette.background.default}`,
    backgroundColor: theme.vars.palette.primary.main,
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors: active)': {
    '&::before, &::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
}))

export const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  minHeight: '1.45em',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
}))
