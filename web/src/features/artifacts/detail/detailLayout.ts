/** Layout shared by an artifact's page and its skeleton. */
import { styled } from '@mui/material/styles'
import { WORD } from '#components/records/actions/AddToList.tsx'
import { STICKY_BAR } from '#theme/measures.ts'
import { theme } from '#theme/theme.ts'

/**
 * Pixels reserved for the way back (WayBack.tsx), which shares its row with the walk through time: for the link to the
 * list alone, and together with the links to both neighbours.
 */
const WAY_BACK = { alone: 168, withNeighbours: 344 } as const

export const DetailLayout = styled('article')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(2, 6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateRows: 'auto auto 1fr',
    alignItems: 'start',
    gap: theme.spacing(3, 6),
    paddingBlock: theme.spacing(3, 10),
    // The walk through time shares the row of the way back, which leads to the neighbours in a list too.
    '& > nav': { gridArea: '1 / 1 / auto / -1', alignSelf: 'center' },
    '& > nav:first-of-type': { justifySelf: 'start' },
    '& > nav ~ nav': { justifySelf: 'end', width: `calc(100% - ${WAY_BACK.alone}px)` },
    '& > nav:has(> a + a) ~ nav': { width: `calc(100% - ${WAY_BACK.withNeighbours}px)` },
  },
  // In print everything spans both columns, except the picture with the colophon to its right.
  '@media print': {
    gridTemplate: 'auto / minmax(0, 1fr) 50mm',
    gap: theme.spacing(1.5, 4),
    padding: 0,
    '& > *': { gridArea: 'auto / 1 / auto / -1' },
  },
})

/** Seven of twelve columns. */
export const PlateColumn = styled('div')({
  [theme.breakpoints.up('md')]: { gridColumn: 1, gridRow: 2 },
  '@media print': { '&&': { gridArea: '1 / 1 / auto / 2' }, breakInside: 'avoid' },
})

export const LabelColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridColumn: 2,
    gridRow: '2 / -1',
    // Stays visible next to long texts.
    '@media screen and (min-height: 700px)': { position: 'sticky', top: STICKY_BAR + 16 },
  },
  '@media print': {
    '&&': { gridArea: 'auto / 1 / auto / -1' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1.5, 4),
    '& > :not(section)': { gridColumn: '1 / -1' },
  },
})

/** Long texts and the adder, below the plate. Wide enough for lines of 65 characters. */
export const TextColumn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridColumn: 1 },
  '@media print': {
    display: 'block',
    '& > *': { marginBottom: theme.spacing(1) },
    '& > section > h2': { marginBottom: theme.spacing(0.5) },
    // The foldable text.
    '& > section > div': {
      maxWidth: 'none',
      columns: 2,
      columnGap: theme.spacing(4),
      fontSize: '9pt',
      lineHeight: 1.35,
    },
  },
})

/** The adder, and the time of the last change. */
export const Provenance = styled('div')({ '&:empty': { display: 'none' } })

/** A row of actions. In a narrow column, the text with class `WORD` is hidden. */
export const ActionRow = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '@container (max-width: 23em)': {
    [`& > :has(> .${WORD})`]: { minWidth: 44, padding: 0, borderColor: 'transparent' },
    [`& > :has(> .${WORD}) > .MuiButton-startIcon`]: { margin: 0 },
    [`& .${WORD}`]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
  '@media print': { display: 'none' },
})
