/** The frame that cards and their skeletons share, so that nothing moves when one takes the other's place. */
import type { CSSObject } from '@emotion/react'
import { styled } from '#theme/styled.ts'
import { PLAIN } from './PlainButton.tsx'
import { timeMeander } from './TimeMeander.tsx'

/** The class of a card, for the list that arranges it. */
export const CARD = 'artifact-card'

/** The plate beside the label instead of above it. */
export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gridTemplateRows: '1fr auto',
  '& > .plate': { gridRow: '1 / -1', display: 'grid', alignItems: 'center', borderBottom: 0 },
} as const

/** Text that ends after some lines. */
const clamped = (lines: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  margin: 0,
})

/**
 * One style for a whole card, by the classes of its parts: hundreds of cards stand in a list, and each styled part has a
 * price.
 */
export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 200ms ease-out',
  '& > .plate': {
    overflow: 'hidden',
    borderBottom: `1px solid ${theme.vars.palette.rule}`,
    backgroundColor: theme.vars.palette.band,
  },
  '& > .plate img': { transition: 'transform 200ms ease-out' },
  '& > .body': {
    display: 'grid',
    gap: theme.spacing(1),
    alignContent: 'start',
    flexGrow: 1,
    padding: theme.spacing(2, 2.5),
  },
  '& > .body > .note': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
  '& > .body > .overline': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1.5),
    '& > span': { ...theme.typography.label, ...clamped(2) },
    '& > .time': timeMeander(theme, 8),
  },
  '& > .body > .name': { ...theme.typography.h4, ...clamped(2) },
  '& > .body > .discoverer': {
    ...theme.typography.small,
    ...clamped(2),
    color: theme.vars.palette.text.secondary,
  },
  '& > .body > .discoverer > .term': { marginRight: theme.spacing(0.5), fontWeight: 600 },
  '& > .body > .story': { ...theme.typography.small, ...clamped(3) },
  '& > .foot': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: theme.spacing(0, 2.5),
    padding: theme.spacing(0.5, 0),
    minHeight: 44,
    borderTop: `1px solid ${theme.vars.palette.rule}`,
  },
  '& > .foot > a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    marginLeft: 'auto',
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    // The whole card can be pressed, yet there is one link and one tab stop.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  '& > .foot > .more': {
    ...PLAIN,
    // Above the link, which reaches over the whole card; its icon ends where the text does.
    zIndex: 1,
    width: 44,
    height: 44,
    margin: theme.spacing(0, -1.5, 0, -1),
    borderRadius: 4,
    color: theme.vars.palette.text.secondary,
    '&:focus-visible': { outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
  },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.bronze.main },
    '@media (prefers-reduced-motion: no-preference)': {
      '&:hover > .plate img': { transform: 'scale(1.02)' },
    },
  },
  '@media print': { breakInside: 'avoid' },
}))
