import { t } from '@lingui/core/macro'
import type { Subject } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { MorePages } from '#firebase/firestore/pagination.ts'
import { BULK_BAR_HEIGHT, BulkBar } from '#features/reports/selection/BulkBar.tsx'
import { useSelection } from '#features/reports/selection/useSelection.ts'
import { ArtifactCase } from './ArtifactCase.tsx'
import { ListCase } from './ListCase.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& a, & button, & input, & textarea': { scrollMarginBottom: BULK_BAR_HEIGHT },
}))

const subjectOfCase = (reported: Reported): Subject =>
  reported.kind === 'list'
    ? { kind: 'list', id: reported.list._id }
    : { kind: 'artifact', id: reported.artifact._id }

interface Props {
  cases: readonly Reported[]
  more: MorePages
  /** Accessible name of the list. */
  label: string
}

/** Cases of artifacts and lists, of which several can be decided at once. */
export function CaseList({ cases, more, label }: Props) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const selectable = cases.filter((reported) => !reported.is_own).map(subjectOfCase)
  const ids = selectable.map(({ id }) => id)
  const selection = useSelection(ids)
  return (
    <>
      <List ref={setList} aria-label={label}>
        {cases.map((reported) => (
          <li key={subjectOfCase(reported).id}>
            {reported.kind === 'list' ? (
              <ListCase reported={reported} selection={selection} />
            ) : (
              <ArtifactCase reported={reported} selection={selection} />
            )}
          </li>
        ))}
      </List>
      <LoadMore list={() => list} {...more} />
      <BulkBar
        selection={selection}
        selectable={selectable}
        onSelectAll={() => selection.set(ids)}
        allLabel={t`Select all shown`}
        decisions={['hide', 'restore', 'dismiss']}
      />
    </>
  )
}
