import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { nameMatcher } from '@tracker/domain/search/nameSearch.ts'
import type { SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { useState } from 'react'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { useArtifacts } from '#features/search/api/useArtifacts.ts'
import type { SearchState } from '#features/search/api/useSearch.ts'
import { resultList } from './resultList.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'

/** Full-text results whose names do not contain the text, so that the search by name does not find them. */
export function relatedResults(name: string, { data, isPlaceholderData }: SearchState): SearchResult[] {
  if (!data || isPlaceholderData) return []
  const isFoundByName = nameMatcher(name)
  const others = data.results.filter(({ artifact_name: found }) => !isFoundByName(found))
  // Beside names with the whole text, results with a part of it are none.
  const hasNames = others.length < data.results.length
  return hasNames ? others.filter((one) => !one.is_partial) : others
}

/**
 * The artifacts of related results, page by page.
 * @param isEnabled false disables the query
 */
export function useRelatedArtifacts(
  name: string,
  related: readonly SearchResult[],
  search: SearchState,
  isEnabled: boolean,
): ListResult<Artifact> {
  const [pages, setPages] = useState({ name, count: 1 })
  const pageCount = pages.name === name ? pages.count : 1
  const ids = related.slice(0, pageCount * PAGE_SIZE).map(({ _id }) => _id)
  const found = useArtifacts(isEnabled ? [...chunksOf(ids, PAGE_SIZE)] : [])
  if (!isEnabled) return { status: 'pending' }
  return resultList(found, {
    count: ids.length,
    total: search.hasNextPage ? undefined : related.length,
    more: {
      hasNextPage: related.length > ids.length || search.hasNextPage,
      isFetchingNextPage: search.isFetchingNextPage,
      error: search.error,
      fetchNextPage: () => {
        const count = pageCount + 1
        setPages({ name, count })
        return related.length < count * PAGE_SIZE && search.hasNextPage ? search.fetchNextPage() : undefined
      },
    },
  })
}
