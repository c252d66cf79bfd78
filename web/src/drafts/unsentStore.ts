/**
 * What one account has not saved or sent yet, in IndexedDB: drafts, their photos, and photos that wait for the network
 * (docs/decisions/023-forms-and-drafts.md). Entries are deleted at sign-out, and when another account signs in.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

/** Key of the uid that the entries belong to. Without it nothing is written, by no tab. */
const OWNER = 'owner'

let store: UseStore | undefined
const openStore = () => (store ??= createStore('unsent', 'entries'))

/** Runs in one transaction; null if the entries do not belong to this account. */
function inTransaction<T>(
  uid: string,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => T | Promise<T>,
): Promise<T | null> {
  return openStore()(mode, async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    return owner === uid ? work(entries) : null
  })
}

/** Deletes the entries of another account, whose session ended without a sign-out. */
export function deleteOthers(uid: string): Promise<void> {
  return openStore()('readwrite', async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    if (owner !== undefined && owner !== uid) entries.clear()
  })
}

/** Makes this account the owner. Entries of another one are deleted. */
export function claimStore(uid: string): Promise<void> {
  return openStore()('readwrite', async (entries) => {
    const owner = await promisifyRequest<unknown>(entries.get(OWNER))
    if (owner === uid) return
    entries.clear()
    entries.put(uid, OWNER)
  })
}

/** Deletes everything. Forms that are open, in any tab, store nothing any more. */
export function clearStore(): Promise<void> {
  return openStore()('readwrite', (entries) => void entries.clear())
}

/** An entry; undefined if there is none, or if it belongs to another account. */
export async function readEntry(uid: string, key: string): Promise<unknown> {
  return (
    (await inTransaction(uid, 'readonly', (entries) => promisifyRequest<unknown>(entries.get(key)))) ??
    undefined
  )
}

/** All entries whose key begins with a prefix. */
export async function readEntries(uid: string, prefix: string): Promise<unknown[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
  return (
    (await inTransaction(uid, 'readonly', (entries) => promisifyRequest<unknown[]>(entries.getAll(range)))) ??
    []
  )
}

interface Changes {
  readonly put?: Readonly<Record<string, unknown>>
  readonly remove?: readonly string[]
}

/** Writes entries in one transaction. @returns false if they do not belong to this account, and nothing was written */
export async function writeEntries(uid: string, { put = {}, remove = [] }: Changes): Promise<boolean> {
  const isWritten = await inTransaction(uid, 'readwrite', (entries) => {
    for (const key of remove) entries.delete(key)
    for (const [key, value] of Object.entries(put)) entries.put(value, key)
    return true
  })
  return isWritten ?? false
}

/** Changes an entry in one transaction, if it exists. @param change returns the new value; undefined deletes the entry */
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
