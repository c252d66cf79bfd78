import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { changedTime, updatedTime } from '@tracker/domain/time/timestamps.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { usePageTitle } from '#components/layout/pageHeading.ts'
import { ErrorScreen } from '#components/states/ErrorState.tsx'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { useHiddenPhoto } from '#firebase/artifacts/useHiddenPhoto.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { AddLikeThisItem } from '#components/records/actions/AddLikeThis.tsx'
import { CiteButton } from '#features/artifacts/cite/CiteButton.tsx'
import { ArtifactDetail } from '#features/artifacts/detail/ArtifactDetail.tsx'
import { ArtifactDetailSkeleton } from '#features/artifacts/detail/ArtifactDetailSkeleton.tsx'
import { HiddenNotice } from '#features/artifacts/detail/HiddenNotice.tsx'
import { MissingArtifact } from '#components/states/MissingArtifact.tsx'
import { useHiddenArtifact } from '#features/artifacts/api/useHiddenArtifact.ts'
import { type ShownArtifact, useArtifact } from '#features/artifacts/api/useArtifact.ts'

interface ShownVersion {
  readonly id: string
  /** Uid of the adder; undefined if the artifact is hidden. */
  readonly adderUid?: string
  /** Time of the last change (ISO 8601); empty if it was never changed. */
  readonly updatedAt: string
}

interface Props {
  /** The like button. Like the slots below, it belongs to another feature. */
  likeButton: (artifact: Artifact) => ReactNode
  /** The report button; for a hidden artifact, the appeal button. */
  reportButton: (artifact: Artifact) => ReactNode
  /** Links to the previous and next artifact in time. */
  timeWalk: (artifact: Artifact) => ReactNode
  /** Similar artifacts, and lists with this one. */
  below: (artifact: Artifact) => ReactNode
  /** The versions of the artifact, for its adder and curators. */
  history: (version: ShownVersion) => ReactNode
}

function Waiting() {
  usePageTitle(t`Artifact`)
  return <ArtifactDetailSkeleton />
}

/** The page of one artifact, updated live. */
export default function DetailScreen({ likeButton, reportButton, timeWalk, below, history }: Props) {
  const { id = '' } = useParams()
  const query = useArtifact(id)
  const uid = useUid()
  useFailureToast(query)
  const shown = ({ artifact, adderUid, stored = {} }: ShownArtifact) => (
    <ArtifactDetail
      key={id}
      artifact={artifact}
      adderUid={adderUid}
      updatedAt={updatedTime(stored)}
      history={adderUid && history({ id, adderUid, updatedAt: updatedTime(stored) })}
      likeButton={likeButton(artifact)}
      ownItems={adderUid === uid && <AddLikeThisItem artifact={artifact} />}
      citeButton={<CiteButton artifact={artifact} changed={changedTime(stored)} />}
      reportButton={reportButton(artifact)}
      timeWalk={timeWalk(artifact)}
      below={below(artifact)}
    />
  )
  switch (query.status) {
    case 'pending':
      return <Waiting />
    case 'error':
      return <ErrorScreen title={t`Artifact`} error={query.error} onRetry={query.refetch} />
    default:
      return query.data ? (
        shown(query.data)
      ) : (
        <HiddenOrMissing id={id} reportButton={reportButton} history={history} />
      )
  }
}

/** Shows a hidden artifact to its adder and to curators. */
function HiddenOrMissing({
  id,
  reportButton,
  history,
}: { id: string } & Pick<Props, 'reportButton' | 'history'>) {
  const hidden = useHiddenArtifact(id)
  const privateSrc = useHiddenPhoto(hidden.data?.artifact_image ?? '', 'medium')
  if (hidden.status === 'pending') return <Waiting />
  if (hidden.status === 'error') {
    return <ErrorScreen title={t`Artifact`} error={hidden.error} onRetry={hidden.refetch} />
  }
  const artifact = hidden.data
  if (artifact === null) return <MissingArtifact />
  return (
    <ArtifactDetail
      artifact={artifact}
      privateSrc={privateSrc}
      likeButton={null}
      history={history({ id, updatedAt: '' })}
      notice={
        artifact.hidden_by === 'hold' ? (
          <HiddenNotice title={t`Waiting for review`} reason={artifact.hidden_reason ?? ''} />
        ) : (
          <HiddenNotice reason={artifact.hidden_reason ?? ''} appealButton={reportButton(artifact)} />
        )
      }
    />
  )
}
