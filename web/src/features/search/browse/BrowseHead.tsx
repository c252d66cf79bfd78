import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ReactNode } from 'react'
import { LookSwitch } from '#components/records/cards/LookSwitch.tsx'
import { ExportResults } from './ExportResults.tsx'
import { ListHead } from '#components/layout/ListHead.tsx'
import type { ListResult } from '#firebase/firestore/pagination.ts'

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
  /** The applied filters, if the panel does not show them. */
  applied?: ReactNode
}

/** The row above the results: filter button, count, export, look, an action, and applied filters. */
export function BrowseHead({ list, filterButton, action, applied }: Props) {
  return (
    <ListHead before={filterButton} count={list.status === 'success' ? summary(list) : ''}>
      {list.status === 'success' && <ExportResults list={list} place="in-head" />}
      <LookSwitch />
      {action}
      {applied}
    </ListHead>
  )
}
