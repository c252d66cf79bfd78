import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Contributor } from '@tracker/domain/account/contributor.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type OwnSort, ownOrder, parseOwnSort } from '#firebase/artifacts/ownOrders.ts'
import { readArtifactsOf } from '#firebase/artifacts/artifacts.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { type PageParam, pagedList, useList } from '#firebase/firestore/pagination.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { contributorKeys } from './queryKeys.ts'

/** A contributor's artifacts, page by page; a full page may be the last one. None for an invalid id. */
export function contributorArtifacts(client: QueryClient, uid: string, sort: OwnSort) {
  const read = async (param: PageParam<Artifact> | null) => {
    if (!isId(uid)) return { items: [], next: null }
    const readAt = Date.now()
    const page = await readArtifactsOf(uid, param, { order: ownOrder(sort), isCounted: true })
    setArtifacts(client, page.items, readAt)
    return page
  }
  return pagedList(contributorKeys.artifacts(uid, sort), read)
}

/** Reads the first artifacts at the address of a contributor's page. */
export const readContributor = (client: QueryClient, uid: string, address: URLSearchParams) =>
  client.prefetchInfiniteQuery(contributorArtifacts(client, uid, parseOwnSort(address.get('sort'))).options)

export const useContributorArtifacts = (uid: string, sort: OwnSort) =>
  useList(contributorArtifacts(useQueryClient(), uid, sort))

/**
 * A contributor's totals; undefined while loading and on failure.
 * @param isEnabled false without a known artifact, because unknown ids would log a failed request
 */
export function useContributor(uid: string, isEnabled: boolean): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: contributorKeys.record(uid),
    // The response is public, so it may come from a shared cache.
    queryFn: isEnabled ? () => api.contributor(uid, true) : skipToken,
  })
  return data
}

/** Number of a contributor's artifacts per century; undefined while loading and on failure. */
export function useContributorCenturies(
  uid: string,
  isEnabled: boolean,
): SearchFacets['century'] | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: contributorKeys.centuries(uid),
    queryFn: isEnabled
      ? async () => {
          const query = new URLSearchParams({ contributor: uid, limit: '1' })
          return (await api.search(query, true)).facets.century
        }
      : skipToken,
  })
  return data
}
