/** The columns that an artifact's page and its skeleton share. */
import { styled } from '#theme/styled.ts'
import { STICKY_BAR } from '#theme/measures.ts'

export const DetailLayout = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(4, 8),
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'start',
    gap: theme.spacing(6),
    paddingBlock: theme.spacing(7, 12),
  },
  '@media print': {
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'start',
    gap: theme.spacing(4),
    padding: 0,
  },
}))

export const PlateColumn = styled('div')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { position: 'sticky', top: STICKY_BAR + 24 },
  '@media print': { position: 'static', breakInside: 'avoid' },
}))

export const LabelColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '@media print': { gap: theme.spacing(2) },
}))

/** Where a printed page comes from. */
export const Colophon = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  margin: 0,
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '@media print': { display: 'block', gridColumn: '1 / -1' },
}))
