/** Styles shared by cards and skeletons, so that nothing moves when a card replaces its skeleton. */
import { type CSSObject, styled } from '@mui/material/styles'
import { TYPE } from '#components/records/Captions.tsx'
import { AXIS_TICKS } from '#components/records/AxisMark.tsx'
import { plateClasses } from '#illustrations/plates.ts'
import { PLAIN_BUTTON } from '#theme/components/buttons.ts'
import { theme } from '#theme/theme.ts'

const { palette } = theme.vars

/** Class names of a card and its parts. */
export const cardClasses = {
  root: 'artifact-card',
  plate: 'plate',
  axis: 'axis',
  body: 'body',
  note: 'note',
  overline: 'overline',
  name: 'name',
  discoverer: 'discoverer',
  term: 'term',
  story: 'story',
  /** The shown part of a shortened text. */
  cut: 'cut',
  foot: 'foot',
} as const

const { plate, axis, body, note, name, discoverer, term, story, cut, foot } = cardClasses

/** The mat fills its cell and shows the whole plate. */
const FILLED = { '& > div': { height: '100%' }, '& > div > img': { objectFit: 'contain' } } as const

/** Layout with the plate next to the label instead of above it. */
export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gridTemplateRows: 'auto 1fr auto',
  [`& > .${plate}`]: {
    gridRow: '1 / -1',
    borderBottom: 0,
    borderRight: '1px solid var(--mui-palette-rule)',
    ...FILLED,
  },
} as const

const HAIRLINE = '1px solid var(--mui-palette-text-primary)'

/** Layout of the large first card of a list: the plate fills the space above the label. */
export const LEAD = {
  [`& > .${plate}`]: { flex: '1 0 auto', borderBottom: '1px solid var(--mui-palette-rule)', ...FILLED },
  [`& > .${body}`]: { flexGrow: 0, padding: '24px 28px' },
  [`& > .${body} > .${name}`]: { fontSize: '2rem', lineHeight: 1.2 },
  [`& > .${body} > :is(.${discoverer}, .${story})`]: { fontSize: '1.0625rem' },
  [`& > .${foot}`]: { marginInline: 28 },
} as const

/**
 * A large first card next to two others is higher than its plate. The plate's own frame is therefore cropped
 * and replaced by one around the cell. The drawing does not move while the cards next to it load and the cell
 * grows. Browsers without `object-view-box` show the whole plate.
 */
export const FRAMED = {
  '@supports (object-view-box: inset(0))': {
    [`& > .${plate} > div:has(> .${plateClasses.day})`]: {
      containerType: 'inline-size',
      // Crops the plate's own frame. The drawing takes three quarters of the width.
      [`& > :is(.${plateClasses.day}, .${plateClasses.night})`]: {
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

/** Type and date above a name. Only the type is in capitals, so that most dates fit next to it. */
export const OVERLINE: CSSObject = {
  ...theme.typography.label,
  letterSpacing: '0.02em',
  textTransform: 'none',
  overflowWrap: 'anywhere',
  color: palette.bronze.main,
  [`& > .${TYPE}`]: { letterSpacing: '0.08em', textTransform: 'uppercase' },
}

/**
 * Styles of a card and its parts in one component, because lists have hundreds of cards and each styled part
 * costs time.
 */
export const CardFrame = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${palette.rule}`,
  borderRadius: 2,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  transition: 'border-color 200ms ease-out',
  [`& > .${plate}`]: {
    overflow: 'hidden',
    borderBottom: `1px solid ${palette.rule}`,
    backgroundColor: palette.band,
  },
  // The line above it is the plate's border.
  [`& > .${axis}`]: AXIS_TICKS,
  [`& > .${plate} img`]: { transition: 'transform 200ms ease-out' },
  [`& > .${body}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    alignContent: 'start',
    flexGrow: 1,
    padding: theme.spacing(1.75, 2.5, 2),
  },
  [`& > .${body} > .${note}`]: { ...theme.typography.small, color: palette.text.secondary },
  [`& > .${body} > .${cardClasses.overline}`]: OVERLINE,
  [`& .${cut}::after`]: { content: '"…" / ""' },
  [`& > .${body} > .${name}`]: {
    ...theme.typography.h4,
    overflowWrap: 'anywhere',
    margin: 0,
    textWrap: 'pretty',
  },
  // Shortened by excerpt.ts, because line clamping would cut words.
  [`& > .${body} > :is(.${discoverer}, .${story})`]: { ...theme.typography.small, overflowWrap: 'anywhere' },
  [`& > .${body} > .${discoverer}`]: { color: palette.text.secondary },
  [`& > .${body} > .${discoverer} > .${term}`]: { marginRight: theme.spacing(0.5), fontWeight: 600 },
  [`& > .${foot}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    margin: theme.spacing(0, 2.5),
    padding: theme.spacing(0.5, 0),
    minHeight: 44,
    borderTop: `1px solid ${palette.rule}`,
  },
  [`& > .${foot} > a`]: {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    marginLeft: 'auto',
    color: palette.primary.main,
    textDecoration: 'none',
    // The link covers the whole card, which shows the focus ring.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  },
  [`& > .${foot} > button`]: {
    ...PLAIN_BUTTON,
    // Above the link, and aligned with the text.
    zIndex: 1,
    margin: theme.spacing(0, -1.5, 0, -1),
    color: palette.text.secondary,
    '@media (hover: hover)': {
      '&:hover': { color: palette.text.primary, backgroundColor: 'transparent' },
    },
  },
  [`&:has(> .${foot} > a:focus-visible)`]: {
    outline: `2px solid ${palette.focus}`,
    outlineOffset: 2,
  },
  '@media (hover: hover)': {
    '&:hover': { borderColor: palette.bronze.main },
    '@media (prefers-reduced-motion: no-preference)': {
      [`&:hover > .${plate} img`]: { transform: 'scale(1.02)' },
    },
  },
  '@media print': { breakInside: 'avoid' },
})
