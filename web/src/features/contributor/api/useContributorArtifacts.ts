import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type OwnSort, ownOrder, parseOwnSort } from '#firebase/artifacts/ownOrders.ts'
import { readArtifactsOf } from '#firebase/artifacts/artifacts.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { type PageParam, pagedList, useList } from '#firebase/firestore/pagination.ts'
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
