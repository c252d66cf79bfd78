/** What a lock is on: a document, or a collection that was queried. */
export type LockKey = `document ${string}` | `collection ${string}`
export const documentLock = (key: string): LockKey => `document ${key}`
export const collectionLock = (key: string): LockKey => `collection ${key}`
