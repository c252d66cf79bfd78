/** Layout shared by an artifact's page and its skeleton. */
import { styled } from '@mui/material/styles'
import { Column } from '#components/layout/Page.tsx'
import { WALL_GROUND } from '#components/pictures/initialGround.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { theme } from '#theme/theme.ts'

const onScreen = (query: string) => query.replace('@media', '@media screen and')
/** One column, in which the mat reaches the edges of the window. */
export const STACK = onScreen(theme.breakpoints.down('md'))
/** Picture and label side by side, within the page's column. */
export const PAIR = onScreen(theme.breakpoints.between('md', 'lg'))
/** The picture hangs on a wall as high as the window, beside the label. */
export const ROOM = onScreen(theme.breakpoints.up('lg'))

/** Custom property: the maximum height of the printed picture. */
export const PAPER_HEIGHT = '--paper-height'

/** Height of a phone's mat, which leaves space for the first fact in its first window. */
export const PHONE_HEIGHT = 'min(100vw, 45dvh)'

/** Bottom of the navigation bar with its hairline. */
const BAR = STICKY_BAR + 1
/** Heights of the way back at the head of the wall and of the walk at its foot, and their margins. */
const BACK_HEIGHT = 44
const WALK_HEIGHT = 56
const MARGIN = 8
/** Space between them and the picture, 8 px of it for its cut mat. */
const AIR = 12
const HEAD = MARGIN + BACK_HEIGHT + AIR
const FOOT = AIR + WALK_HEIGHT + MARGIN
/** Height of all that is above and below the room's picture, in pixels. */
export const ROOM_FRAME = BAR + HEAD + FOOT
/** The wall's side margins: the cut mat, and an icon. */
export const SIDE = 36

/** Everything at the left of the room. Each part stays in the window while the label scrolls. */
const ON_WALL = { gridArea: '1 / 1 / -1 / 2', alignSelf: 'start', position: 'sticky', zIndex: 1 } as const

/** The children are, in this order: way back, picture, label, walk through time, texts, colophon. */
export const DetailLayout = styled(Column)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [STACK]: {
    gap: theme.spacing(2),
    paddingBottom: theme.spacing(6),
    '& > nav:first-of-type': { minHeight: 44, marginBlock: theme.spacing(1, -1) },
  },
  [PAIR]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'repeat(3, auto) 1fr',
    alignItems: 'start',
    gap: theme.spacing(2, 6),
    paddingBlock: theme.spacing(1, 10),
    '& > nav:first-of-type': { gridColumn: '1 / -1', minHeight: 44 },
    '& > nav ~ nav': { gridColumn: 1 },
  },
  [ROOM]: {
    gridTemplateColumns: '58% minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    maxWidth: 'none',
    padding: 0,
    '& > nav': { ...ON_WALL, marginInline: theme.spacing(4) },
    '& > nav:first-of-type': { top: BAR + MARGIN, justifySelf: 'start' },
    '& > nav ~ nav': { top: `calc(100dvh - ${WALK_HEIGHT + MARGIN}px)` },
  },
  // A page of a catalogue (paper.ts).
  '@media print': {
    gridTemplateColumns: '120mm minmax(0, 1fr)',
    columnGap: '10mm',
    '&[data-paper="dense"]': { gridTemplateColumns: 'minmax(0, 1fr) 50mm' },
  },
})

/** The wall with the picture and its caption. The attribute `WALL` gives it its hue. */
export const PlateColumn = styled('div')({
  ...WALL_GROUND,
  minWidth: 0,
  [STACK]: {
    marginInline: theme.spacing(-2),
    '& > p': { paddingInline: theme.spacing(2) },
    [theme.breakpoints.up('sm')]: {
      marginInline: theme.spacing(-3),
      '& > p': { paddingInline: theme.spacing(3) },
    },
  },
  [PAIR]: { gridColumn: 1 },
  [ROOM]: {
    ...ON_WALL,
    top: BAR,
    zIndex: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    alignContent: 'center',
    boxSizing: 'border-box',
    height: `calc(100dvh - ${BAR}px)`,
    paddingBlock: `${HEAD}px ${FOOT}px`,
    backgroundColor: 'var(--wall)',
    '&:has(> p)': { '--caption': '32px' },
    '&:has(> [data-strip])': { '--caption': '72px' },
    '&:has(> p):has(> [data-strip])': { '--caption': '104px' },
    // Two lines have space; a longer caption scrolls.
    '& > p': { maxHeight: '2lh', paddingInline: SIDE, overflowY: 'auto', textAlign: 'center' },
  },
  '@media print': {
    gridColumn: '1 / -1',
    marginBottom: theme.spacing(2),
    breakInside: 'avoid',
    '& > p': { textAlign: 'center' },
    '[data-paper="dense"] > &': { gridColumn: 1, marginBottom: theme.spacing(1) },
  },
})

/** Padding of the room's label. */
const ROOM_LABEL = { gridColumn: 2, boxSizing: 'border-box', maxWidth: 640, paddingInline: '56px 64px' }

export const LabelColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3) },
  [PAIR]: {
    gridColumn: 2,
    gridRow: '2 / -1',
    // Stays visible next to long texts.
    '@media (min-height: 700px)': { position: 'sticky', top: STICKY_BAR + 16 },
  },
  [ROOM]: { ...ROOM_LABEL, paddingTop: 48 },
  '@media print': {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(2, 4),
    marginBottom: theme.spacing(3),
    '& > :not(section)': { gridColumn: '1 / -1' },
    '& > h1': { fontSize: '26pt' },
    '[data-paper="dense"] > &': {
      gap: theme.spacing(1, 4),
      marginBottom: theme.spacing(1),
      '& > h1': { fontSize: '18pt' },
      '& > section > h2': { marginBottom: theme.spacing(0.5) },
    },
  },
})

/** Long texts and the adder. Wide enough for lines of 65 characters. */
export const TextColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  [STACK]: { marginTop: theme.spacing(2) },
  [PAIR]: { gridColumn: 1, marginTop: theme.spacing(1) },
  [ROOM]: { ...ROOM_LABEL, paddingBlock: '48px 96px' },
  '@media print': {
    display: 'block',
    '& > *': { marginBottom: theme.spacing(1.5) },
    '& > section > h2': { breakAfter: 'avoid' },
    // The foldable text.
    '& > section > div': { maxWidth: 'none', fontSize: '10.5pt', lineHeight: '15pt' },
    '[data-paper]:not([data-paper="beside"]) > &': {
      gridColumn: '1 / -1',
      '& > section > div': { columns: 2, columnGap: '8mm' },
    },
    '[data-paper="dense"] > &': {
      '& > *': { marginBottom: theme.spacing(1) },
      '& > section > h2': { marginBottom: theme.spacing(0.5) },
      '& > section > div': { fontSize: '9pt', lineHeight: 1.35 },
    },
  },
})

/** The adder, and the time of the last change. */
export const Provenance = styled('div')({ '&:empty': { display: 'none' } })
