import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Page } from '#components/layout/Page.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { BrokenColumn } from '#illustrations/states/BrokenColumn.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useList, useListArtifacts } from './api/useList.ts'
import { ListView } from './ListView.tsx'
import { titleOf } from './listTexts.ts'

/**
 * One list of the user, to edit and to present. `?view=` selects the view.
 * @param appeal renders the appeal against hiding the list
 */
export default function ListScreen({ appeal }: { appeal: (list: List) => ReactNode }) {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const list = useList(id)
  const artifacts = useListArtifacts(list.data)
  if (list.status === 'success' && list.data === null) {
    return (
      <StateScreen
        drawing={BrokenColumn}
        title={t`List not found`}
        heading={t`There is no list here`}
        line={t`It was deleted, or it is not yours.`}
        way={{ to: PATHS.lists, label: t`My Lists` }}
      />
    )
  }
  const error = list.error ?? artifacts.error
  if (!list.data || !artifacts.data) {
    return (
      <Page title={list.data ? titleOf(list.data) : t`List`}>
        {error ? (
          <ErrorState error={error} onRetry={() => void (list.data ? artifacts.refetch() : list.refetch())} />
        ) : (
          <RecordSkeleton />
        )}
      </Page>
    )
  }
  return (
    <ListView
      list={list.data}
      artifacts={artifacts.data}
      view={params.get('view') ?? 'edit'}
      appeal={appeal}
    />
  )
}
