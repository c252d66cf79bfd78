import type { Artifact } from '@tracker/domain/artifact.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Page } from '#components/Page.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { CatalogueEntry } from '#features/artifacts/components/ArtifactDetail.tsx'
import { EntrySkeleton } from '#features/artifacts/components/ArtifactDetailSkeleton.tsx'
import { MissingArtifact } from '#features/artifacts/components/MissingArtifact.tsx'
import { useArtifact } from '#features/artifacts/api/useArtifacts.ts'

interface Props {
  /** The like control, which belongs to another feature: the app's routes compose the two. */
  likeButton: (artifact: Artifact) => ReactNode
}

/** One artifact, live, as an entry of the catalogue. */
export default function DetailScreen({ likeButton }: Props) {
  const { id = '' } = useParams()
  const read = useArtifact(id)
  useFailureToast(read)
  if (read.status === 'loading') return <EntrySkeleton />
  if (read.status === 'failed') {
    return (
      <Page title="Artifact">
        <ErrorState error={read.problem} onRetry={read.retry} />
      </Page>
    )
  }
  if (!read.value) return <MissingArtifact />
  return <CatalogueEntry key={id} artifact={read.value} likeButton={likeButton(read.value)} />
}
