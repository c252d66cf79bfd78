import { t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Page } from '#components/layout/Page.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { ErrorScreen } from '#components/states/ErrorState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { toast } from '#notifications/toast.ts'
import { useModeration } from '#features/reports/api/useModeration.ts'
import { useSuspension } from '#features/reports/api/useSuspension.ts'
import { BulkBar } from '#features/reports/selection/BulkBar.tsx'
import { ModeratedList } from './ModeratedList.tsx'
import { SuspensionForm } from './SuspensionForm.tsx'
import { useSelection } from '#features/reports/selection/useSelection.ts'

const screenTitle = () => t`Contributor`

/** The curators' page about a contributor: all artifacts and the suspension. */
export default function ModerationScreen() {
  const { uid = '' } = useParams()
  return <ModerationOf key={uid} uid={uid} />
}

function ModerationOf({ uid }: { uid: string }) {
  const { found, loadAll } = useModeration(uid)
  const suspensionActions = useSuspension(uid)
  const [list, setList] = useState<HTMLElement | null>(null)
  const artifacts = found.status === 'success' ? found.data.artifacts : []
  const ids = artifacts.map(({ _id }) => _id)
  const selection = useSelection(ids)
  if (found.status === 'pending') {
    return (
      <Page title={screenTitle()}>
        <RecordSkeleton />
      </Page>
    )
  }
  if (found.status === 'error') {
    return <ErrorScreen title={screenTitle()} error={found.error} onRetry={found.refetch} />
  }
  const { name, is_own: isOwn, suspension, visible, hidden } = found.data
  const [visibleText, hiddenText] = [formatNumber(visible), formatNumber(hidden)]
  const totalText = formatNumber(visible + hidden)
  const selectAll = async () => {
    try {
      selection.set(await loadAll())
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Page
      title={isolate(name.trim()) || screenTitle()}
      {...(name.trim() !== '' && { overline: screenTitle() })}
      intro={t`${visibleText} visible, ${hiddenText} hidden`}
    >
      {isOwn ? (
        <Notice severity="info" sx={{ marginBottom: 4 }}>
          {t`This is your own account: another curator decides on it.`}
        </Notice>
      ) : (
        <SuspensionForm
          suspension={suspension}
          actions={suspensionActions}
          helper={t`The contributor reads this.`}
        />
      )}
      <ModeratedList artifacts={artifacts} selection={isOwn ? undefined : selection} listRef={setList} />
      <LoadMore list={() => list} {...found.more} />
      {!isOwn && artifacts.length > 0 && (
        <BulkBar
          selection={selection}
          selectable={ids.map((id) => ({ kind: 'artifact', id }))}
          onSelectAll={() => void selectAll()}
          allLabel={t`Select all ${totalText}`}
          decisions={suspension ? ['hide'] : ['hide', 'restore']}
        />
      )}
    </Page>
  )
}
