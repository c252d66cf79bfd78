import { useQueryClient } from '@tanstack/react-query'
import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE, SEARCH_LIMIT_MAX } from '@tracker/domain/limits.ts'
import type { SearchResult } from '@tracker/domain/search/searchResponse.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { type Browsing, isFiltered, toSearchQuery } from '#features/search/address.ts'
import { useArtifactSearch } from '#features/search/api/useArtifactSearch.ts'
import { servedTotal } from '#features/search/api/servedList.ts'
import { type SearchState, useSearch } from '#features/search/api/useSearch.ts'
import { relatedResults, useRelatedArtifacts } from '#features/search/results/useRelatedArtifacts.ts'
import { useSearchResults } from '#features/search/results/useSearchResults.ts'

export interface BrowseList {
  /** The list below the search field. */
  readonly list: ListResult<Artifact>
  /**
   * Source of the list: `names` is the specified search by name, `filters` the full-text search with filters,
   * `rescue` the full-text search because no name contains the text.
   */
  readonly source: 'names' | 'filters' | 'rescue'
  /** The full-text search, which also provides the filters' counts. */
  readonly search: SearchState
  /** Results of the full-text search that are missing in the search by name. */
  readonly related: readonly SearchResult[]
  /** Refetches all searches. */
  readonly restart: () => void
}

/** Returns true if nothing was found and there are no further pages. */
const isEmpty = (list: ListResult<Artifact>) =>
  list.status === 'success' && list.data.items.length === 0 && !list.more.hasNextPage

interface Options {
  readonly isHydrated: boolean
  /** True if counts for the filters are needed. */
  readonly isPanelOpen: boolean
  /** Maximum number of bins of the timeline. */
  readonly bins: number
}

/** The list of Browse at an address. */
export function useBrowseList(browsing: Browsing, { isHydrated, isPanelOpen, bins }: Options): BrowseList {
  const client = useQueryClient()
  const { name, sort, filters, isExact } = browsing
  const isNarrowed = isFiltered(filters)
  const isForgiving = !isNarrowed && name !== '' && !isExact
  const { search: names, restart } = useArtifactSearch(
    isHydrated && !isNarrowed ? name : null,
    parseSort(sort),
  )
  // The full-text search runs only for a text, a filter, or an open panel.
  const isEnabled = isNarrowed || (isForgiving ? names.status !== 'pending' : isPanelOpen)
  const limit = isNarrowed ? PAGE_SIZE : isForgiving ? SEARCH_LIMIT_MAX : 1
  const search = useSearch(isEnabled ? toSearchQuery(browsing) : null, limit, bins)
  const filtered = useSearchResults(search, isNarrowed)

  const related = isForgiving && isEnabled ? relatedResults(name, search) : []
  const isNameless = isForgiving && isEmpty(names)
  const rescued = useRelatedArtifacts(name, related, search, isNameless && related.length > 0)
  // The index may still contain artifacts that have just been deleted.
  const isRescued = isNameless && related.length > 0 && !isEmpty(rescued)
  const isSearching =
    (search.isPending || search.isPlaceholderData) && search.isFetching && search.failureCount === 0

  const source = isNarrowed ? 'filters' : isRescued ? 'rescue' : 'names'
  const byName: ListResult<Artifact> = isNameless && isSearching ? { status: 'pending' } : names
  // Without a text and filters, the list by name is the whole collection. The function counts it beside its first page,
  // and the full-text search in an index that may be some seconds older than the list.
  const all = (search.isPlaceholderData ? undefined : search.data?.unfiltered) ?? servedTotal(client) ?? 0
  const isPartOfAll = name === '' && byName.status === 'success' && byName.data.total === undefined
  const counted: ListResult<Artifact> =
    isPartOfAll && all > byName.data.items.length
      ? { ...byName, data: { ...byName.data, total: all } }
      : byName
  const list = { filters: filtered, rescue: rescued, names: counted }[source]
  useFailureToast(list)
  return { list, source, search, related, restart }
}
