import type {
  SearchFacets,
  SearchResponse,
  SearchResult,
  TimelineBin,
} from '@tracker/domain/search/searchResponse.ts'
import { type SearchQuery, toSearchParams } from '@tracker/domain/search/searchQuery.ts'
import { keepPreviousData, skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { useLazyApi } from '#firebase/api/useLazyApi.ts'
import { searchKeys } from './queryKeys.ts'

/** Milliseconds for which results stay fresh. The search index may be just as old. */
const STALE_MS = 10_000

/** The loaded results of a search. */
export interface SearchData {
  readonly results: readonly SearchResult[]
  readonly total: number
  readonly readAs: string | null
  /** Words of the text that no result has, and whether any result has all of them. */
  readonly missing: readonly string[]
  readonly hasAll: boolean
  /** Further results without a group of filters, and the results without any filter. */
  readonly without: SearchResponse['without']
  readonly unfiltered: number
  readonly facets: SearchFacets
  readonly years: SearchResponse['years']
  readonly timeline: readonly TimelineBin[]
  /** Search parameters, and the cursor of the next page; null on the last one. */
  readonly params: string
  readonly next: string | null
}

/**
 * The full-text search, page by page. While another query loads, `data` is the previous result and
 * `isPlaceholderData` is true.
 * @param query null disables the search
 * @param limit results per page
 * @param bins maximum number of timeline bins
 */
export function useSearch(query: SearchQuery | null, limit: number, bins = 0) {
  const api = useLazyApi()
  const isAnonymous = useCurrentUser().status !== 'signed-in'
  const params = query && toSearchParams(query).toString()
  return useInfiniteQuery({
    queryKey: searchKeys.result(params ?? '', limit, bins),
    queryFn:
      params === null
        ? skipToken
        : async ({ pageParam }) => {
            const page = new URLSearchParams(params)
            page.set('limit', String(limit))
            if (bins > 0) page.set('bins', String(bins))
            if (pageParam !== null) page.set('cursor', pageParam)
            return (await api()).search(page, isAnonymous)
          },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: STALE_MS,
    placeholderData: keepPreviousData,
    select: ({ pages }): SearchData | undefined => {
      const [first] = pages
      if (!first) return undefined
      const { total, read_as: readAs, missing, has_all: hasAll, without, unfiltered } = first
      const { facets, years, timeline } = first
      const results = pages.flatMap((page) => page.results)
      const next = pages.at(-1)?.next ?? null
      const told = { total, readAs, missing, hasAll, without, unfiltered }
      return { results, ...told, facets, years, timeline, params: params ?? '', next }
    },
  })
}

export type SearchState = ReturnType<typeof useSearch>
