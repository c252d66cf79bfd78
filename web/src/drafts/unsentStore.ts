/**
 * Unsaved data of one account in IndexedDB: drafts, their photos, and queued photos
 * (docs/decisions/023-forms-and-drafts.md). Deleted at sign-out, and when another account signs in.
 */
import { promisifyRequest } from 'idb-keyval'
import { createBrowserStore } from '#utils/browserStore.ts'

/** Key of the owner's uid. While it is missing, no tab writes anything. */
const OWNER = 'owner'

const store = createBrowserStore('unsent')

/** Runs a transaction; returns null if the entries do not belong to this account. */
function inTransaction<T>(
  uid: string,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => T | Promise<T>,
): Promise<T | null> {
  return store(mode, async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    return owner === uid ? work(entries) : null
  })
}

/** Deletes the entries of another account, such as after a session that ended without signing out. */
export function deleteOthers(uid: string): Promise<void> {
  return store('readwrite', async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    if (owner !== undefined && owner !== uid) entries.clear()
  })
}

/** Makes this account the owner. Deletes entries of another one. */
export function claimStore(uid: string): Promise<void> {
  return store('readwrite', async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    if (owner === uid) return
    entries.clear()
    entries.put(uid, OWNER)
  })
}

/** Deletes everything. Open forms in all tabs then stop storing drafts. */
export function clearStore(): Promise<void> {
  return store('readwrite', (entries) => void entries.clear())
}

/** Reads an entry; undefined if there is none or it belongs to another account. */
export async function readEntry(uid: string, key: string): Promise<unknown> {
  return (
    (await inTransaction(uid, 'readonly', (entries) => promisifyRequest<unknown>(entries.get(key)))) ??
    undefined
  )
}

/** Reads all entries whose key has a prefix. */
export async function readEntries(uid: string, prefix: string): Promise<unknown[]> {
  return (
    (await inTransaction(uid, 'readonly', (entries) =>
      promisifyRequest<unknown[]>(entries.getAll(keysFrom(prefix))),
    )) ?? []
  )
}

interface Changes {
  readonly put?: Readonly<Record<string, unknown>>
  /** Keys, and ranges of keys. */
  readonly remove?: readonly (string | IDBKeyRange)[]
}

/** All keys that begin with a text. */
export const keysFrom = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

/**
 * Writes entries in one transaction.
 * @returns false, with nothing written, if they do not belong to this account
 */
export async function writeEntries(uid: string, { put = {}, remove = [] }: Changes): Promise<boolean> {
  const isWritten = await inTransaction(uid, 'readwrite', (entries) => {
    for (const key of remove) entries.delete(key)
    for (const [key, value] of Object.entries(put)) entries.put(value, key)
    return true
  })
  return isWritten ?? false
}

/**
 * Changes an existing entry in one transaction.
 * @param change returns the new value; undefined deletes the entry
 */
export async function changeEntry(
  uid: string,
  key: string,
  change: (value: unknown) => unknown,
): Promise<void> {
  await inTransaction(uid, 'readwrite', async (entries) => {
    const value = await promisifyRequest<unknown>(entries.get(key))
    if (value === undefined) return
    const changed = change(value)
    if (changed === undefined) entries.delete(key)
    else entries.put(changed, key)
  })
}
