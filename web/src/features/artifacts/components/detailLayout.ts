/** The parts that an artifact's page and its skeleton share. */
import { styled } from '#theme/styled.ts'
import { STICKY_BAR } from '#theme/measures.ts'

export const DetailLayout = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(2, 6),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
    gap: theme.spacing(3, 6),
    paddingBlock: theme.spacing(3, 10),
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2), padding: 0 },
}))

/** Seven columns of twelve, in sight while the label beside it is read. */
export const PlateColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: STICKY_BAR + 24 },
  '@media print': { position: 'static', breakInside: 'avoid' },
}))

export const LabelColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '@media print': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1.5, 4),
    '& > :not(section)': { gridColumn: '1 / -1' },
  },
}))

/** Below both columns: what is long, in its own measure, and who brought it. */
export const TextColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  gridColumn: '1 / -1',
  '@media print': { gap: theme.spacing(1.5) },
}))

/** What can be done with the artifact. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '@media print': { display: 'none' },
}))
