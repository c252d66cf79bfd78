import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useDeferredValue } from 'react'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { useFeaturedArtifacts } from '#features/artifacts/api/useFeaturedArtifacts.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, FEATURED_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { useIncrementalList } from '#components/hooks/useIncrementalList.ts'

const NONE: readonly Artifact[] = []
/** Number of cards to render per step. */
const STEP = 2

/**
 * The grid of the Featured Artifacts section. Imports Firebase, so it is loaded after the home screen, which
 * renders heading and See All button.
 */
export default function Featured() {
  const { data, error, refetch } = useFeaturedArtifacts()
  // Deferred and rendered in steps, so that input is not blocked.
  const known = useDeferredValue(data)
  const artifacts = useIncrementalList(known ?? NONE, STEP, STEP)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!known) return <Loading />
  if (known.length === 0) {
    return (
      <EmptyState
        drawing={EmptyDrawers}
        heading={t`No Items Found!`}
        line={t`The first artifacts are still to be added.`}
        way={{ to: PATHS.addArtifact, label: t`Add Artifact` }}
      />
    )
  }
  return (
    <ArtifactGrid artifacts={known} $columns={FEATURED_COLUMNS} $entering $leading>
      {artifacts.map((artifact, index) => (
        <li key={artifact._id}>
          <ArtifactCard artifact={artifact} heading="h3" columns={index > 0 ? '3 2 2.3 1' : '1.5 1 2.3 1'} />
        </li>
      ))}
    </ArtifactGrid>
  )
}
