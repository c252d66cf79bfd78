import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type ComponentProps, Fragment } from 'react'
import { lazySection } from '#components/states/lazySection.tsx'
import { loadLiveProvider } from '#firebase/firestore/liveProvider.tsx'
import { ArtifactDetailSkeleton } from '#features/artifacts/detail/ArtifactDetailSkeleton.tsx'
import DetailScreen from '#features/artifacts/DetailScreen.tsx'
import { History } from '#features/history/History.tsx'
import LikeButton from '#features/likes/LikeButton.tsx'
import { InExhibitions } from '#features/lists/gallery/InExhibitions.tsx'
import { MoreLikeThis } from '#features/search/artifact/MoreLikeThis.tsx'
import { TimeWalk } from '#features/search/artifact/TimeWalk.tsx'
import ReportButton from '#features/reports/filing/ReportButton.tsx'

const LiveFirestoreProvider = lazySection(loadLiveProvider, () => <ArtifactDetailSkeleton />)

const likeButton = (artifact: Artifact) => <LikeButton artifact={artifact} />
const reportButton = ({ _id: id, hidden_reason: reason }: Artifact) => (
  <ReportButton key={id} subject={{ kind: 'artifact', id }} isHidden={reason !== undefined} />
)

const history = (version: ComponentProps<typeof History>) => <History {...version} />

/** The key begins anew for the next artifact, whose similar ones are not read before they come into view. */
const below = ({ _id: id }: Artifact) => (
  <Fragment key={id}>
    <MoreLikeThis id={id} />
    <InExhibitions id={id} />
  </Fragment>
)

const timeWalk = (artifact: Artifact) => <TimeWalk artifact={artifact} />

/** An artifact's page, composed with likes, reports and search. */
export default function ArtifactScreen() {
  return (
    <LiveFirestoreProvider>
      <DetailScreen
        likeButton={likeButton}
        reportButton={reportButton}
        timeWalk={timeWalk}
        below={below}
        history={history}
      />
    </LiveFirestoreProvider>
  )
}
