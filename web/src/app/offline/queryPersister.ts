/**
 * Persists public artifacts in IndexedDB for offline reading (docs/decisions/022-offline.md). They are
 * restored into a separate query client, so that old data is shown only after the network has failed.
 */
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type Query, QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { createStore, del, get, set } from 'idb-keyval'
import { isPersisted, type PersistedRecords, toPersisted, toQueryData } from './persistedData.ts'
import { isRestored, restored } from './restoredQueries.ts'

/** Maximum age in milliseconds of data for offline reading. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** Maximum number of records in all persisted queries; the oldest are removed. */
export const MAX_RECORDS = 500
/** Format version. Data of other versions is ignored. */
const FORMAT = '2'

const store = createStore('offline', 'queries')
const persister = createAsyncStoragePersister({
  storage: {
    getItem: (key) => get<string>(key, store),
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
  },
})

export interface PersistedQueries {
  readonly uid: string
  /** Returns a query's stored data; undefined if there is none or it has expired. */
  readonly restore: (query: Query) => Promise<unknown>
  /** Deletes all stored data. */
  readonly end: () => void
}

const isExpired = ({ state }: Query) => Date.now() - state.dataUpdatedAt > MAX_AGE_MS

/** Removes expired queries, and the oldest beyond `MAX_RECORDS`. */
function prune(client: QueryClient): void {
  const newestFirst = client
    .getQueryCache()
    .getAll()
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  let count = 0
  for (const query of newestFirst) {
    count += Math.max(1, client.getQueryData<PersistedRecords>(query.queryKey)?.records.length ?? 0)
    if (count > MAX_RECORDS || isExpired(query)) client.getQueryCache().remove(query)
  }
}

/** Copies successful results and updates from `source` to `target`. */
function follow(source: QueryClient, target: QueryClient): () => void {
  const copy = (query: Query) => {
    const data = isPersisted(query) && !isRestored(query) ? toPersisted(query.state.data) : null
    if (!data) return
    target.setQueryData(query.queryKey, data, { updatedAt: query.state.dataUpdatedAt })
    prune(target)
  }
  const cache = source.getQueryCache()
  for (const query of cache.getAll()) copy(query)
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const query = event.query as Query
    // Current data or a write has replaced restored data.
    if (event.action.manual) restored.delete(query)
    copy(query)
  })
}

/** Opens the stored data of a user and copies further results of `source`. Deletes another user's data. */
export function openPersistedQueries(uid: string, source: QueryClient): PersistedQueries {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: MAX_AGE_MS } } })
  const [stopSaving, restoring] = persistQueryClient({
    queryClient: client,
    persister,
    maxAge: MAX_AGE_MS,
    // The library deletes data stored under another buster.
    buster: `${FORMAT} ${uid}`,
  })
  let stopFollowing: (() => void) | undefined
  let isOver = false
  const ready = restoring.catch(console.warn).then(() => {
    if (!isOver) stopFollowing = follow(source, client)
  })
  return {
    uid,
    async restore(query) {
      await ready
      const stored = client.getQueryCache().get(query.queryHash)
      return stored?.state.data && !isExpired(stored) ? toQueryData(query, stored.state.data) : undefined
    },
    end() {
      isOver = true
      stopFollowing?.()
      // Clear before saving stops, so that a pending save stores nothing.
      client.clear()
      stopSaving()
    },
  }
}

let persisted: PersistedQueries | undefined
let resolveOpened: () => void
/** Resolves when it is known who is signed in. */
const opened = new Promise<void>((resolve) => (resolveOpened = resolve))

/** Switches to another user's data. @param uid empty when signed out */
export function persistFor(uid: string, source: QueryClient): void {
  if (persisted?.uid === uid) return
  if (persisted) {
    persisted.end()
    // On screens without queries, QueryProvider has not yet removed the previous user's data.
    source.removeQueries({ type: 'inactive' })
  }
  persisted = openPersistedQueries(uid, source)
  resolveOpened()
}

/** Returns the data of an earlier visit for a query; undefined if there is none. */
export async function restoreQuery(query: Query): Promise<unknown> {
  if (!isPersisted(query)) return undefined
  await opened
  return persisted?.restore(query)
}
