/**
 * Persists public artifacts in IndexedDB for offline reading (docs/decisions/022-offline.md). The app asks the
 * network first, so that old data is shown only after it has failed.
 */
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isPersisted, toPersisted, toQueryData } from './persistedData.ts'
import { isRestored, restored } from './restoredQueries.ts'
import { clearStored, PREFIX, pruneStored, queryStorage, type StoredQuery } from './storedQueries.ts'

/** Maximum age in milliseconds of data for offline reading. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60_000
/** Format version. Data of other versions is deleted. */
const FORMAT = '3'
/** Milliseconds after a write before the oldest entries are removed. */
const PRUNE_MS = 1_000

export interface PersistedQueries {
  readonly uid: string
  /** Returns a query's stored data; undefined if there is none or it has expired. */
  readonly restore: (query: Query) => Promise<unknown>
  /** Deletes all stored data. */
  readonly end: () => void
}

const warn = (error: unknown) => console.warn('Data for offline reading cannot be stored.', error)

/** Opens the stored data of a user and stores further results of `source`. Deletes another user's data. */
export function openPersistedQueries(uid: string, source: QueryClient): PersistedQueries {
  let isOver = false
  /** Times when the reads of queries began, by hash. Further pages do not make the first one newer. */
  const readAt = new Map<string, number>()
  const persister = experimental_createQueryPersister<StoredQuery>({
    storage: queryStorage(() => isOver),
    serialize: (entry) => ({
      ...entry,
      readAt: readAt.get(entry.queryHash) ?? entry.state.dataUpdatedAt,
      state: { ...entry.state, data: toPersisted(entry.state.data), error: null, fetchFailureReason: null },
    }),
    deserialize: (entry) => entry,
    maxAge: MAX_AGE_MS,
    // The library deletes data stored under another buster.
    buster: `${FORMAT} ${uid}`,
    prefix: PREFIX,
  })
  let pruning: ReturnType<typeof setTimeout> | undefined
  const save = async (query: Query) => {
    if (!isPersisted(query) || isRestored(query) || !toPersisted(query.state.data)) return
    await persister.persistQuery(query)
    pruning ??= setTimeout(() => {
      pruning = undefined
      pruneStored().catch(warn)
    }, PRUNE_MS)
  }
  const cache = source.getQueryCache()
  for (const query of cache.getAll()) save(query).catch(warn)
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const query = event.query as Query
    const { action } = event
    const isFirst = action.type === 'fetch' && !action.meta?.fetchMore
    if (isFirst || (action.type === 'success' && action.manual)) readAt.set(query.queryHash, Date.now())
    if (action.type !== 'success') return
    // Current data or a write has replaced restored data.
    if (action.manual) restored.delete(query)
    save(query).catch(warn)
  })
  persister.persisterGc().then(pruneStored).catch(warn)
  return {
    uid,
    async restore(query) {
      const stored = await persister.retrieveQuery(query.queryHash)
      return stored === undefined ? undefined : toQueryData(query, stored)
    },
    end() {
      isOver = true
      stop()
      clearTimeout(pruning)
      clearStored().catch(warn)
    },
  }
}

let persisted: PersistedQueries | undefined
let resolveOpened: () => void
/** Resolves when it is known who is signed in, or that this stays unknown for now. */
const opened = new Promise<void>((resolve) => (resolveOpened = resolve))

/** Switches to another user's data. @param uid empty when signed out */
export function persistFor(uid: string, source: QueryClient): void {
  if (persisted?.uid === uid) return
  if (persisted) {
    persisted.end()
    // QueryProvider removes the previous user's data, but only after its children's effects.
    source.removeQueries({ type: 'inactive' })
  }
  persisted = openPersistedQueries(uid, source)
  resolveOpened()
}

/** Lets reads fail while it is unknown whose data is stored. It stays. */
export const restoreNothing = (): void => resolveOpened()

/** Returns the data of an earlier visit for a query; undefined if there is none, or none that can be read. */
export async function restoreQuery(query: Query): Promise<unknown> {
  if (!isPersisted(query)) return undefined
  await opened
  try {
    return await persisted?.restore(query)
  } catch (error) {
    console.warn('Data of an earlier visit cannot be read.', error)
    return undefined
  }
}
