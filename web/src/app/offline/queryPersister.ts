/**
 * Persists public artifacts that were read in IndexedDB, for reading offline (docs/decisions/022-offline.md). They are
 * restored into a query client of their own, so that old data is shown only after the network has failed.
 */
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type Query, QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/query-persist-client-core'
import { createStore, del, get, set } from 'idb-keyval'
import { isPersisted, type PersistedRecords, toPersisted, toQueryData } from './persistedData.ts'
import { isRestored, restored } from './restoredQueries.ts'

/** Milliseconds for which data can be read offline. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** Maximum number of records in all persisted queries; the newest stay. */
export const MAX_RECORDS = 500
/** Changes when persisted data of earlier releases must not be read. */
const FORMAT = '2'

const store = createStore('offline', 'queries')
const persister = createAsyncStoragePersister({
  storage: {
    getItem: (key) => get<string>(key, store),
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
  },
})

export interface LastVisit {
  readonly uid: string
  /** A query's stored data, parsed again; undefined if there is none or it has expired. */
  readonly restore: (query: Query) => Promise<unknown>
  /** Deletes everything. */
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

/** Copies successful results and updates of `source` into `target`. */
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
    // Live data or a write replaced restored data.
    if (event.action.manual) restored.delete(query)
    copy(query)
  })
}

/** Opens the stored data of a user and follows `source`. Another user's data is deleted. */
export function openLastVisit(uid: string, source: QueryClient): LastVisit {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: MAX_AGE_MS } } })
  const [stopSaving, restoring] = persistQueryClient({
    queryClient: client,
    persister,
    maxAge: MAX_AGE_MS,
    // Stored data with another buster is deleted.
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
      // Before saving stops: a pending save then stores nothing.
      client.clear()
      stopSaving()
    },
  }
}

let lastVisit: LastVisit | undefined
let resolveOpened: () => void
/** Resolves when the user is known. */
const opened = new Promise<void>((resolve) => (resolveOpened = resolve))

/** Switches to another user's data. @param uid empty when signed out */
export function persistFor(uid: string, source: QueryClient): void {
  if (lastVisit?.uid === uid) return
  if (lastVisit) {
    lastVisit.end()
    // On screens without queries, QueryProvider has not removed the previous user's data yet.
    source.removeQueries({ type: 'inactive' })
  }
  lastVisit = openLastVisit(uid, source)
  resolveOpened()
}

/** The data of an earlier visit for a query of the app; undefined when there is none. */
export async function restoreQuery(query: Query): Promise<unknown> {
  if (!isPersisted(query)) return undefined
  await opened
  return lastVisit?.restore(query)
}
