import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { searchArtifacts } from '#firebase/artifacts/artifacts.ts'
import { restartLists, setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { type PageParam, listOptions, useList } from '#firebase/firestore/pagination.ts'
import { searchKeys } from './queryKeys.ts'

const readWith =
  (client: QueryClient, name: string, sort: Sort) => async (param: PageParam<Artifact> | null) => {
    const readAt = Date.now()
    const page = await searchArtifacts(name, sort, param)
    setArtifacts(client, page.items, readAt)
    return page
  }

/** Prefetches the first page of a search. Returns its artifacts; none if it failed. */
export async function prefetchArtifactSearch(
  client: QueryClient,
  name: string,
  sort: Sort,
): Promise<readonly Artifact[]> {
  const options = listOptions<Artifact>(searchKeys.byName(name, sort), readWith(client, name, sort))
  await client.prefetchInfiniteQuery(options)
  return client.getQueryData(options.queryKey)?.pages[0]?.items ?? []
}

/**
 * Artifacts whose name contains a text, sorted, page by page. `restart` refetches all searches.
 * @param name null disables the query
 */
export function useArtifactSearch(name: string | null, sort: Sort) {
  const client = useQueryClient()
  const read = name === null ? null : readWith(client, name, sort)
  const search = useList<Artifact>(searchKeys.byName(name, sort), read)
  const restart = () => {
    restartLists(client, searchKeys.records)
    restartLists(client, searchKeys.results)
  }
  return { search, restart }
}
