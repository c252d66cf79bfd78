/**
 * Key-value stores in IndexedDB. Browsers refuse it (blocked storage, some private windows), have no room left,
 * or never answer; every failure is then an error with a user-facing message, and the next call tries again.
 */
import { t } from '@lingui/core/macro'
import { createStore, del, set, type UseStore } from 'idb-keyval'

/** Milliseconds after which a database that does not open counts as unavailable, as for the session. */
export const OPEN_MS = 10_000

export type StorageReason = 'refused' | 'silent' | 'full'

const messageOf = (reason: StorageReason) =>
  ({
    refused: t`This browser does not let this site store data. Private windows and blocked cookies or site data are the usual reasons.`,
    silent: t`This browser's storage does not answer. Restart the browser and try again.`,
    full: t`This browser has no room left for data of this site. Free some space and try again.`,
  })[reason]

/** Storage that cannot be used. The message says why. */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly reason: StorageReason

  constructor(reason: StorageReason, cause?: unknown) {
    super(messageOf(reason), { cause })
    this.reason = reason
  }
}

const isFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError'

/**
 * Creates a store of idb-keyval. Its calls reject with a StorageError if the database cannot be opened or is
 * full, and with the error of the work otherwise.
 */
export function createBrowserStore(database: string, objects = 'entries'): UseStore {
  let store: UseStore | undefined
  /** True while an earlier call still waits for the database, so that no other call has to. */
  let isSilent = false
  return async (mode, work) => {
    if (isSilent) throw new StorageError('silent')
    const { promise: silence, reject } = Promise.withResolvers<never>()
    let isOpen = false
    let isOver = false
    const timer = setTimeout(() => {
      isSilent = true
      isOver = true
      reject(new StorageError('silent'))
    }, OPEN_MS)
    const run = async () => {
      store ??= createStore(database, objects)
      return store(mode, (entries) => {
        clearTimeout(timer)
        isOpen = true
        // The caller has given up.
        if (isOver) throw new StorageError('silent')
        return work(entries)
      })
    }
    const running = run().finally(() => {
      isSilent = false
    })
    try {
      return await Promise.race([silence, running])
    } catch (error) {
      if (error instanceof StorageError) throw error
      if (isFull(error)) throw new StorageError('full', error)
      if (isOpen) throw error
      // Opens it again next time.
      store = undefined
      throw new StorageError('refused', error)
    } finally {
      clearTimeout(timer)
      running.catch(() => undefined)
    }
  }
}

/** Tries to write; returns the failure, or null if the store works. */
export async function findStorageFailure(store: UseStore): Promise<unknown> {
  try {
    await set('probe', '', store)
    await del('probe', store)
    return null
  } catch (error) {
    return error
  }
}
