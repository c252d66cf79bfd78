/** The frame that cards and their skeletons share, so that nothing moves when one takes the other's place. */
import { styled } from '@mui/material/styles'
import { timeMeander } from './TimeMeander.tsx'

/** The class of a card, for the list that arranges it. */
export const CARD = 'artifact-card'

/** The mat fills its cell, whatever its own shape, and shows a plate whole. */
const FILLED = { '& > div': { height: '100%' }, '& > div > img': { objectFit: 'contain' } } as const

/** The plate beside the label instead of above it. */
export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gridTemplateRows: '1fr auto',
  '& > .plate': {
    gridRow: '1 / -1',
    borderBottom: 0,
    borderRight: '1px solid var(--mui-palette-rule)',
    ...FILLED,
  },
} as const

const HAIRLINE = '1px solid var(--mui-palette-text-primary)'

/** The card that leads a list: larger, and its plate has what the label leaves. */
export const LEAD = {
  '& > .plate': { flex: '1 0 auto', borderBottom: '1px solid var(--mui-palette-rule)', ...FILLED },
  '& > .body': { flexGrow: 0, padding: '24px 28px' },
  '& > .body > .name': { fontSize: '2rem', lineHeight: 1.2 },
  '& > .body > :is(.discoverer, .story)': { fontSize: '1.0625rem' },
  '& > .foot': { marginInline: 28 },
} as const

/**
 * A card that leads beside two others has a place for its plate that is higher than the plate, whose own frame would lie in
 * the middle of it: the sheet's frame goes around the place instead, and the drawing is larger by as much. The picture keeps
 * its place while the cards beside it come and the cell grows. Other browsers show the plate whole.
 */
export const FRAMED = {
  '@supports (object-view-box: inset(0))': {
    '& > .plate > div:has(> .day)': {
      containerType: 'inline-size',
      // The drawing takes three quarters of the width; above and below it would be the sheet's own frame.
      '& > :is(.day, .night)': {
        objectViewBox: 'inset(6.5%)',
        clipPath: 'inset(max(0px, 50% - 37.5cqw) 0)',
      },
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: 26,
        border: HAIRLINE,
        outline: HAIRLINE,
        outlineOffset: 6,
      },
    },
  },
} as const

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
    '& > span': {
      ...theme.typography.label,
      overflowWrap: 'anywhere',
      color: theme.vars.palette.bronze.main,
    },
    '& > .time': timeMeander(theme, 8),
  },
  '& .cut::after': { content: '"…" / ""' },
  '& > .body > .name': {
    ...theme.typography.h4,
    overflowWrap: 'anywhere',
    margin: 0,
    textWrap: 'wrap',
  },
  // As long as they are made (excerpt.ts): cut by lines, they would end in the middle of a word.
  '& > .body > :is(.discoverer, .story)': { ...theme.typography.small, overflowWrap: 'anywhere' },
  '& > .body > .discoverer': { color: theme.vars.palette.text.secondary },
  '& > .body > .discoverer > .term': { marginRight: theme.spacing(0.5), fontWeight: 600 },
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
    // The whole card can be pressed, yet there is one link and one tab stop; so the ring is the card's.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  '& > .foot > button': {
    // Above the link, which covers the whole card; its icon ends where the text does.
    zIndex: 1,
    margin: theme.spacing(0, -1.5, 0, -1),
    color: theme.vars.palette.text.secondary,
    '@media (hover: hover)': {
      '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: 'transparent' },
    },
  },
  '&:has(> .foot > a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.bronze.main },
    '@media (prefers-reduced-motion: no-preference)': {
      '&:hover > .plate img': { transform: 'scale(1.02)' },
    },
  },
  '@media print': { breakInside: 'avoid' },
}))
