/** The parts that an artifact's page and its skeleton share. */
import { styled } from '@mui/material/styles'

export const DetailLayout = styled('article')(({ theme }) => ({
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
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2), padding: 0 },
}))

/** Seven columns of twelve. */
export const PlateColumn = styled('div')({ '@media print': { breakInside: 'avoid' } })

export const LabelColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '2 / -1' },
  '@media print': {
    gridArea: 'auto',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1.5, 4),
    '& > :not(section)': { gridColumn: '1 / -1' },
  },
}))

/** Below the plate, which is as wide as a measure of 65 characters: what is long, and who brought it. */
export const TextColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '@media print': { gap: theme.spacing(1.5) },
}))

/** Who brought it, and when it was last changed. */
export const Provenance = styled('div')({ '&:empty': { display: 'none' } })

/** What can be done with the artifact. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '@media print': { display: 'none' },
}))
