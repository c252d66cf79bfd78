import type { QueryClient } from '@tanstack/react-query'
import { orderOf, readListParams } from '#features/collection/listParams.ts'
import { myArtifacts } from './useMyArtifacts.ts'
import { myHidden } from './useMyHidden.ts'

/** Reads what My Artifacts shows at an address first. A search needs the index instead. */
export async function readCollection(client: QueryClient, uid: string, address: URLSearchParams) {
  const order = orderOf(readListParams(address))
  await Promise.all([
    order && client.prefetchInfiniteQuery(myArtifacts(client, uid, order).options),
    client.prefetchQuery(myHidden(uid)),
  ])
}
