import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ListResult, MorePages } from '#firebase/firestore/pagination.ts'
import type { FoundArtifacts } from '#features/search/api/useArtifacts.ts'

interface Results {
  /** Number of results whose artifacts were requested. */
  readonly count: number
  readonly total: number | undefined
  /** Further pages of the search. */
  readonly more: MorePages
}

/** The list of a search, whose artifacts load after its results. */
export function resultList(found: FoundArtifacts, { count, total, more }: Results): ListResult<Artifact> {
  if (found.items.length === 0 && count > 0) {
    if (found.error) return { status: 'error', error: found.error, refetch: found.refetch }
    if (found.isPending) return { status: 'pending' }
  }
  return {
    status: 'success',
    data: { items: found.items, total },
    more: {
      hasNextPage: more.hasNextPage || found.error !== null,
      isFetchingNextPage: more.isFetchingNextPage || found.isPending,
      error: found.error ?? more.error,
      fetchNextPage: () => (found.error ? found.refetch() : more.fetchNextPage()),
    },
  }
}
