import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ComponentProps } from 'react'
import { lazySection } from '#components/states/lazySection.tsx'
import { loadLiveProvider } from '#firebase/firestore/liveProvider.tsx'
import { ArtifactDetailSkeleton } from '#features/artifacts/detail/ArtifactDetailSkeleton.tsx'
import DetailScreen from '#features/artifacts/DetailScreen.tsx'
import { History } from '#features/history/History.tsx'
import LikeButton from '#features/likes/LikeButton.tsx'
import { MoreLikeThis } from '#features/search/artifact/MoreLikeThis.tsx'
import { TimeWalk } from '#features/search/artifact/TimeWalk.tsx'
import ReportButton from '#features/reports/filing/ReportButton.tsx'

const LiveFirestoreProvider = lazySection(loadLiveProvider, () => <ArtifactDetailSkeleton />)

const likeButton = (artifact: Artifact) => <LikeButton artifact={artifact} />
const reportButton = ({ _id: id, hidden_reason: reason }: Artifact) => (
  <ReportButton key={id} subject={{ kind: 'artifact', id }} isHidden={reason !== undefined} />
)

const history = (version: ComponentProps<typeof History>) => <History {...version} />

const moreLikeThis = (artifact: Artifact) => <MoreLikeThis key={artifact._id} id={artifact._id} />

const timeWalk = (artifact: Artifact) => <TimeWalk artifact={artifact} />

/** An artifact's page, composed with likes, reports and search. */
export default function ArtifactScreen() {
  return (
    <LiveFirestoreProvider>
      <DetailScreen
        likeButton={likeButton}
        reportButton={reportButton}
        timeWalk={timeWalk}
        moreLikeThis={moreLikeThis}
        history={history}
      />
    </LiveFirestoreProvider>
  )
}
