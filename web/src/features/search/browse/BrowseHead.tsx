import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { ListResult } from '#firebase/firestore/pagination.ts'

/** As high as the sort field, even if that is missing. */
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  marginBlock: theme.spacing(1, 1.5),
  '& > output': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3), marginTop: theme.spacing(1.5) },
}))

type LoadedList = Extract<ListResult<Artifact>, { status: 'success' }>

/** Text about the number of shown artifacts: "12 artifacts", "24 of 131 shown", "24 shown". */
function summary({ data: { items, total } }: LoadedList): string {
  const shown = formatNumber(items.length)
  if (total === items.length) return plural(total, { one: '# artifact', other: '# artifacts' })
  if (total === undefined) return t`${shown} shown`
  const all = formatNumber(total)
  return t`${shown} of ${all} shown`
}

interface Props {
  list: ListResult<Artifact>
  filterButton: ReactNode
  /** The sort field, or a button. */
  action: ReactNode
}

/** The row above the results: filter button, count and an action. The count is a polite live region. */
export function BrowseHead({ list, filterButton, action }: Props) {
  return (
    <Row>
      {filterButton}
      <Typography component="output" variant="small" color="textSecondary">
        {list.status === 'success' ? summary(list) : ''}
      </Typography>
      {action}
    </Row>
  )
}
