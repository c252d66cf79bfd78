import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { preloadPicture } from '#components/pictures/copies.ts'
import { isFiltered, parseBrowsing } from '#features/search/address.ts'
import { artifactSearch } from '#features/search/api/useArtifactSearch.ts'

/** Number of preloaded pictures: those that a phone shows first. */
const PICTURES = 2

/**
 * Prefetches the first page of the list at an address, and then its first pictures. Filtered lists are not
 * prefetched, because they need a search first.
 */
export async function prefetchBrowse(client: QueryClient, address: URLSearchParams): Promise<void> {
  const { name, sort, filters } = parseBrowsing(address)
  if (isFiltered(filters)) return
  const { options } = artifactSearch(client, name, parseSort(sort))
  await client.prefetchInfiniteQuery(options)
  const artifacts = client.getQueryData(options.queryKey)?.pages[0]?.items
  for (const { artifact_image: picture } of (artifacts ?? []).slice(0, PICTURES)) preloadPicture(picture)
}
