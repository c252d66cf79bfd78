/**
 * A list of cards as a wall of pictures: justified rows in natural proportions, below each picture its axis, period and
 * name. The same elements as in the cards, so that a change of the look renders nothing.
 */
import { AXIS_TICKS } from '#components/records/AxisMark.tsx'
import { TYPE } from '#components/records/Captions.tsx'
import { theme } from '#theme/theme.ts'
import { photographClasses } from '#components/pictures/photographClasses.ts'
import { cardClasses } from './cardLayout.ts'
import { LETTER } from './letterLayout.ts'

const { root, plate, axis, body, note, overline, name, discoverer, story, foot } = cardClasses
const { palette } = theme.vars

/**
 * Lowest and greatest height of a row in pixels, and the narrowest and widest proportions. Items grow from the lowest
 * height until they fill their row; a row that would become too high stays shorter than the list.
 */
interface Rows {
  readonly low: number
  readonly high: number
  readonly narrow: number
  readonly wide: number
}
/** On narrow screens a wide picture has a row of its own, and needs no mat above and below. */
const PANORAMA = 6
const rows = ({ low, high, narrow, wide }: Rows) => ({
  '& > li': {
    '--shown': `clamp(${narrow}, var(--ratio, 0.8), ${wide})`,
    flexGrow: 'var(--shown)',
    flexBasis: `calc(var(--shown) * ${low}px)`,
    minWidth: 0,
    maxWidth: `min(100%, calc(var(--shown) * ${high}px))`,
  },
})

const THREE_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const

const ITEM = {
  position: 'relative',
  // The heart and the menu stand over the picture.
  display: 'grid',
  gridTemplate: 'auto auto auto / minmax(0, 1fr)',
  height: 'auto',
  overflow: 'visible',
  border: 0,
  backgroundColor: 'transparent',
  [`& > .${plate}`]: { gridArea: '1 / 1', borderBottom: 0 },
  [`& > .${plate} > div`]: { aspectRatio: 'var(--shown) !important' },
  [`& > .${plate} > div > img`]: { objectFit: 'contain' },
  // A photograph is never enlarged.
  [`& > .${plate} > div > .${photographClasses.whole}`]: {
    width: 'min(100%, var(--natural, 100%))',
    maxWidth: '100%',
    maxHeight: '100%',
    border: 0,
  },
  // Initials are squares. In place of a picture that failed, which has other proportions, one keeps a margin.
  [`& > .${plate} > div > svg`]: {
    '--part': 'calc(100% - 20% * min(1, 99 * max(var(--shown) - 1, 1 - var(--shown))))',
    width: 'var(--part)',
    height: 'var(--part)',
  },
  [`& > .${axis}`]: { ...AXIS_TICKS, marginTop: theme.spacing(1.25), borderTop: `1px solid ${palette.edge}` },
  [`& > .${body}`]: { gap: theme.spacing(0.25), padding: theme.spacing(0.75, 0, 0) },
  [`& > .${body} > :is(.${note}, .${discoverer}, .${story})`]: { display: 'none' },
  // The period alone, or the type of an undated object.
  [`& > .${body} > .${overline}`]: { ...THREE_LINES, fontSize: 0 },
  [`& > .${body} > .${overline} > bdi`]: { fontSize: '0.8125rem' },
  [`& > .${body} > .${overline} > .${TYPE}:not(:only-child)`]: { fontSize: 0 },
  [`& > .${body} > .${name}`]: {
    ...THREE_LINES,
    fontSize: '1.125rem',
    lineHeight: 1.3,
  },
  [`& > .${foot}`]: {
    gridArea: '1 / 1',
    placeSelf: 'start end',
    zIndex: 1,
    gap: 0,
    minHeight: 0,
    margin: theme.spacing(1),
    padding: theme.spacing(0, 0, 0, 1),
    border: 0,
    borderRadius: 4,
    backgroundColor: palette.background.paper,
    opacity: 0,
    transition: 'opacity 150ms ease-out',
  },
  // The link still covers the whole item.
  [`& > .${foot} > a`]: { width: 0, minHeight: 0, margin: 0, overflow: 'hidden' },
  [`& > .${foot} > button`]: { margin: 0 },
  '@media (hover: none)': { [`& > .${foot} > button`]: { pointerEvents: 'none' } },
  [`&:is(:hover, :focus-within) > .${foot}`]: { opacity: 1 },
} as const

export const WALL = {
  'html[data-look="wall"] &': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '28px 16px',
    ...rows({ low: 132, high: 250, narrow: 0.75, wide: PANORAMA }),
    [theme.breakpoints.up('sm')]: {
      gap: '36px 24px',
      ...rows({ low: 210, high: 300, narrow: 0.5, wide: PANORAMA }),
    },
    // So that rows are filled.
    [theme.breakpoints.up('md')]: rows({ low: 210, high: 360, narrow: 0.5, wide: 2.6 }),
    // The last row stays as it is.
    '&::after': { content: '""', flex: '100 1 0' },
    [`& .${LETTER}`]: { display: 'none' },
    [`& .${root}`]: ITEM,
    '@media screen': { '& > li': { containIntrinsicBlockSize: 'auto 330px' } },
  },
}
