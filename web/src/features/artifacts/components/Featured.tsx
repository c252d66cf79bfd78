import { EmptyState } from '#components/EmptyState.tsx'
import { Loading } from '#components/Loading.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#paths.ts'
import { ArtifactCard } from './ArtifactCard.tsx'
import { CardGrid, FEATURED_COLUMNS } from './ArtifactGrid.ts'
import { useFeatured } from '#features/artifacts/api/useArtifacts.ts'

/**
 * The grid of the Featured Artifacts section, whose heading and See All button belong to the home screen. It brings
 * Firebase along, so the home screen loads it lazily.
 */
export default function Featured() {
  const read = useFeatured()
  if (read.status === 'loading') return <Loading />
  if (read.status === 'failed') return <ErrorState error={read.problem} onRetry={read.retry} />
  if (read.value.length === 0) {
    return (
      <EmptyState
        drawing={<EmptyDrawers size={160} />}
        heading="No Items Found!"
        line="The first artifacts are still to be added."
        action={
          <ButtonLink variant="contained" to={PATHS.addArtifact}>
            Add Artifact
          </ButtonLink>
        }
      />
    )
  }
  return (
    <CardGrid $columns={FEATURED_COLUMNS} $entering>
      {read.value.map((artifact) => (
        <li key={artifact._id}>
          <ArtifactCard artifact={artifact} heading="h3" />
        </li>
      ))}
    </CardGrid>
  )
}
