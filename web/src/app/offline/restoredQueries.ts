/** Tracks queries that show data of an earlier visit because the network failed. */
import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

export const restored = new WeakSet<Query>()
export const isRestored = (query: Query): boolean => restored.has(query)

/** Returns true if any cached data is from an earlier visit. */
export function useHasRestored(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (notify) => cache.subscribe(notifyManager.batchCalls(notify)),
    () => cache.getAll().some(isRestored),
    () => false,
  )
}

/** Refetches restored data: active queries now, inactive ones on their next use. */
export function refetchRestored(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: isRestored })
  client.refetchQueries({ type: 'active', predicate: isRestored }).catch(console.error)
}
