import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { ListResult } from '#firebase/pagination.ts'
import { useArtifacts } from './api/useArtifacts.ts'
import type { SearchState } from './api/useSearch.ts'
import { splitPages } from './splitPages.ts'

/**
 * Combines a full-text search with the artifacts of its results.
 * @param isEnabled false reads no artifact
 */
export function useSearchResults(search: SearchState, isEnabled = true): ListResult<Artifact> {
  const { data, error, isPlaceholderData, refetch } = search
  const results = isEnabled && !isPlaceholderData ? (data?.results ?? []) : []
  const ids = results.map(({ _id }) => _id)
  const found = useArtifacts(splitPages(ids, PAGE_SIZE))
  if (!data || isPlaceholderData) return error ? { status: 'error', error, refetch } : { status: 'pending' }
  if (found.items.length === 0 && ids.length > 0) {
    if (found.error) return { status: 'error', error: found.error, refetch: found.refetch }
    if (found.isPending) return { status: 'pending' }
  }
  return {
    status: 'success',
    data: { items: found.items, total: data.total },
    more: {
      hasNextPage: search.hasNextPage || found.error !== null,
      isFetchingNextPage: search.isFetchingNextPage || found.isPending,
      error: found.error ?? error,
      fetchNextPage: () => (found.error ? found.refetch() : search.fetchNextPage()),
    },
  }
}
