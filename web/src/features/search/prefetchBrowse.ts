import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isFiltered, parseBrowsing } from './address.ts'
import { prefetchArtifactSearch } from './api/useArtifactSearch.ts'

/**
 * Prefetches the first page of the list at an address. Filtered lists are not prefetched, because they need a
 * search first.
 */
export function prefetchBrowse(client: QueryClient, address: URLSearchParams): void {
  const { name, sort, filters } = parseBrowsing(address)
  if (!isFiltered(filters)) prefetchArtifactSearch(client, name, parseSort(sort))
}
