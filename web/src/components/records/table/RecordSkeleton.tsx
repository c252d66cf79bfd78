import { t } from '@lingui/core/macro'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

const ROWS = Array.from({ length: 6 }, (_, index) => `row ${index}`)

/** Has the size of a card (RecordCards.tsx) on phones, else of a row (RecordRows.tsx). */
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  padding: theme.spacing(2, 2, 8),
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.background.paper,
  '& > :first-child': { aspectRatio: '1 / 1', height: 'auto' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    margin: 0,
    padding: '16px 12px',
    borderWidth: '0 0 1px',
    background: 'none',
  },
})

const Head = styled('div')({
  [theme.breakpoints.up('sm')]: { height: 38, borderBottom: `1px solid ${theme.vars.palette.edge}` },
})

/** Placeholder of a list of records. */
export function RecordSkeleton() {
  return (
    <div>
      <output className="visually-hidden">{t`Loading`}</output>
      <Head />
      {ROWS.map((row) => (
        <Row key={row}>
          <Skeleton />
          <div>
            <Skeleton width="60%" height={18} />
            <Skeleton width="35%" height={14} sx={{ mt: 1 }} />
          </div>
        </Row>
      ))}
    </div>
  )
}
