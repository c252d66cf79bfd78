import { t } from '@lingui/core/macro'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'

const ROWS = Array.from({ length: 6 }, (_, index) => `row ${index}`)

/** Has the size of a card (RecordCards.tsx) on phones, else of a row (RecordRows.tsx). */
const Row = styled('div')(({ theme: { spacing, breakpoints, vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: spacing(2),
  marginBottom: spacing(2),
  padding: spacing(2, 2, 8),
  border: `1px solid ${vars.palette.rule}`,
  borderRadius: 2,
  backgroundColor: vars.palette.background.paper,
  '& > :first-child': { aspectRatio: '1 / 1', height: 'auto' },
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    margin: 0,
    padding: '16px 12px',
    borderWidth: '0 0 1px',
    background: 'none',
  },
}))

const Head = styled('div')(({ theme: { breakpoints, vars } }) => ({
  [breakpoints.up('sm')]: { height: 38, borderBottom: `1px solid ${vars.palette.edge}` },
}))

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
