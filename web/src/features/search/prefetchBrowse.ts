import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isFiltered, parseBrowsing } from './address.ts'
import { prefetchArtifactSearch } from './api/useArtifactSearch.ts'

/** Reads the first page of the list at an address. Filtered lists begin with a search of their own. */
export function prefetchBrowse(client: QueryClient, address: URLSearchParams): void {
  const { name, sort, filters } = parseBrowsing(address)
  if (!isFiltered(filters)) prefetchArtifactSearch(client, name, parseSort(sort))
}
