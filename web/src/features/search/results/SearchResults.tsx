import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { ReactNode } from 'react'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { useSearch } from '#features/search/api/useSearch.ts'
import { useSearchResults } from './useSearchResults.ts'

interface Props {
  /** Null disables the search. */
  query: SearchQuery | null
  children: (found: ListResult<Artifact> | null) => ReactNode
}

/**
 * Results of the full-text search, for a screen of another feature: ids from the search, artifacts from
 * Firestore.
 */
export function SearchResults({ query, children }: Props) {
  const list = useSearchResults(useSearch(query, PAGE_SIZE))
  return children(query && list)
}
