import type { Artifact } from '@tracker/domain/artifact.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Page } from '#components/Page.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { ArtifactDetail } from '#features/artifacts/components/ArtifactDetail.tsx'
import { ArtifactDetailSkeleton } from '#features/artifacts/components/ArtifactDetailSkeleton.tsx'
import { MissingArtifact } from '#features/artifacts/components/MissingArtifact.tsx'
import { useArtifact } from '#features/artifacts/api/useArtifact.ts'

interface Props {
  /** The like control, which belongs to another feature: the app's routes compose the two. */
  likeButton: (artifact: Artifact) => ReactNode
}

/** One artifact, live. */
export default function DetailScreen({ likeButton }: Props) {
  const { id = '' } = useParams()
  const artifact = useArtifact(id)
  useFailureToast(artifact)
  switch (artifact.status) {
    case 'pending':
      return <ArtifactDetailSkeleton />
    case 'error':
      return (
        <Page title="Artifact">
          <ErrorState error={artifact.error} onRetry={artifact.refetch} />
        </Page>
      )
    default:
      if (!artifact.data) return <MissingArtifact />
      return <ArtifactDetail key={id} artifact={artifact.data} likeButton={likeButton(artifact.data)} />
  }
}
