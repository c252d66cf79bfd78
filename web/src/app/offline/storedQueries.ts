/**
 * The stored copies of queries in IndexedDB, one entry for each, so that tabs do not overwrite each other's
 * (docs/decisions/022-offline.md). Entries have the format of TanStack's persister per query.
 */
import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { partialMatchKey } from '@tanstack/react-query'
import { clear, del, entries, get, promisifyRequest } from 'idb-keyval'
import * as z from 'zod/mini'
import type { RecordChange } from '#firebase/artifacts/recordChanges.ts'
import { createBrowserStore } from '#utils/browserStore.ts'
import { recordSchema } from './persistedData.ts'

/** Maximum number of records in all entries; the oldest entries are removed. */
export const MAX_RECORDS = 500
/** First part of the keys of entries. */
export const PREFIX = 'query'
/** Key of the time of the last write of this browser, in milliseconds since 1970. */
const CHANGED_AT = 'changed at'

const store = createBrowserStore('offline', 'queries')

/** @property readAt time when the read of the first record began */
export type StoredQuery = PersistedQuery & { readonly readAt: number }

const entrySchema = z.looseObject({
  queryKey: z.array(z.unknown()),
  state: z.looseObject({
    dataUpdatedAt: z.number(),
    data: z.looseObject({ records: z.array(recordSchema) }),
  }),
})
type Entry = z.infer<typeof entrySchema>
type StoredRecord = z.infer<typeof recordSchema>

/** Reads all entries in a transaction. What another version has stored is deleted. */
async function readEntries(all: IDBObjectStore): Promise<[key: IDBValidKey, entry: Entry][]> {
  const [keys, values] = await Promise.all([
    promisifyRequest(all.getAllKeys()),
    promisifyRequest<unknown[]>(all.getAll()),
  ])
  return keys.flatMap((key, index): [IDBValidKey, Entry][] => {
    if (key === CHANGED_AT) return []
    const entry = z.safeParse(entrySchema, values[index]).data
    if (entry) return [[key, entry]]
    all.delete(key)
    return []
  })
}

/** Returns true if a read began after this browser's last write. */
async function isNewer(all: IDBObjectStore, readAt: number): Promise<boolean> {
  const changedAt = await promisifyRequest<unknown>(all.get(CHANGED_AT))
  return typeof changedAt !== 'number' || readAt > changedAt
}

/** Returns a record after a change; undefined if it is deleted, the same record if nothing changes. */
function changedRecord(record: StoredRecord, change: RecordChange): StoredRecord | undefined {
  if (change.kind === 'removed') return record._id === change.id ? undefined : record
  if (change.kind !== 'replaced') return record
  const newest = change.artifacts.find(({ _id }) => _id === record._id)
  return newest && JSON.stringify(newest) !== JSON.stringify(record) ? { ...newest } : record
}

/** Returns the entry after a change; undefined if it is to be deleted, the same entry if nothing changes. */
function changedEntry(entry: Entry, change: RecordChange): Entry | undefined {
  const { state, queryKey } = entry
  const { records } = state.data
  if (change.kind === 'outdated') {
    const isOutdated =
      partialMatchKey(queryKey, change.queryKey) &&
      (change.id === undefined || records.some(({ _id }) => _id === change.id))
    return isOutdated ? undefined : entry
  }
  const changed = records.flatMap((record) => changedRecord(record, change) ?? [])
  if (changed.length === records.length && changed.every((one, index) => one === records[index])) return entry
  return changed.length > 0
    ? { ...entry, state: { ...state, data: { ...state.data, records: changed } } }
    : undefined
}

/** Applies a change to the entries of all tabs and earlier visits. Reads that began before it are not stored. */
export const changeStored = (change: RecordChange): Promise<void> =>
  store('readwrite', async (all) => {
    if (change.kind !== 'replaced') all.put(Date.now(), CHANGED_AT)
    else if (!(await isNewer(all, change.readAt))) return
    for (const [key, entry] of await readEntries(all)) {
      const changed = changedEntry(entry, change)
      if (!changed) all.delete(key)
      else if (changed !== entry) all.put(changed, key)
    }
  })

/** Deletes the oldest entries beyond `MAX_RECORDS`, and what another version has stored. */
export const pruneStored = (): Promise<void> =>
  store('readwrite', async (all) => {
    const newestFirst = (await readEntries(all)).toSorted(
      ([, one], [, other]) => other.state.dataUpdatedAt - one.state.dataUpdatedAt,
    )
    let count = 0
    for (const [key, { state }] of newestFirst) {
      count += Math.max(1, state.data.records.length)
      if (count > MAX_RECORDS) all.delete(key)
    }
  })

export const clearStored = (): Promise<void> => clear(store)

/**
 * The storage of TanStack's persister.
 * @param isOver returns true if the user's session has ended: nothing is stored any more
 */
export const queryStorage = (isOver: () => boolean) => ({
  getItem: (key: string) => get<StoredQuery>(key, store),
  setItem: (key: string, entry: StoredQuery) =>
    store('readwrite', async (all) => {
      if ((await isNewer(all, entry.readAt)) && !isOver()) all.put(entry, key)
    }),
  removeItem: (key: string) => del(key, store),
  entries: () => entries<string, StoredQuery>(store),
})
