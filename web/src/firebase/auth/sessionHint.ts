/**
 * The session hint tells whether a user may be signed in with this browser. Auth is not loaded for visitors
 * without it, who are the majority (docs/decisions/021-reading-in-the-browser.md).
 */
import { promisifyRequest } from 'idb-keyval'
import { createStore } from '#utils/createStore.ts'

/** localStorage key, set while a user is signed in. */
const KEY = 'signed-in'
/** Auth's database of sessions. Only read, to find sessions of releases without a hint. */
const DATABASE = 'firebaseLocalStorageDb'
const OBJECTS = 'firebaseLocalStorage'
const USER_PREFIX = 'firebase:authUser:'

/** True once Auth is needed because a user may be signed in or is about to sign in. */
export const authRequested = createStore(false)
/** Makes the session provider load Auth. */
export const requestAuth = () => authRequested.set(true)

/** Stores or removes the hint. If storage is blocked, every page checks Auth's database. */
export function setSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The session hint cannot be stored.', error)
  }
}

/** Returns true if Auth's database contains a user. Does not create the database. */
async function hasStoredUser(): Promise<boolean> {
  const opening = indexedDB.open(DATABASE)
  let isNew = false
  opening.addEventListener('upgradeneeded', () => {
    isNew = true
    opening.transaction?.abort()
  })
  let database: IDBDatabase
  try {
    database = await promisifyRequest(opening)
  } catch (error) {
    if (isNew) return false
    throw error
  }
  try {
    const objects = database.transaction(OBJECTS, 'readonly').objectStore(OBJECTS)
    return (await promisifyRequest(objects.count(IDBKeyRange.bound(USER_PREFIX, `${USER_PREFIX}\uFFFF`)))) > 0
  } finally {
    database.close()
  }
}

const isHintStored = () => Object.keys(localStorage).some((key) => key === KEY || key.startsWith(USER_PREFIX))

/** Returns false if nobody has signed in with this release, as public/boot.js finds before the first paint. */
export function maySessionExist(): boolean {
  try {
    return isHintStored()
  } catch {
    return true
  }
}

/** Returns true if a user may be signed in with this or an older release, or if that is unknown. */
export async function hasSessionHint(): Promise<boolean> {
  try {
    return isHintStored() || (await hasStoredUser())
  } catch (error) {
    console.warn('The session hint cannot be read.', error)
    return true
  }
}

/** Subscribes to sign-ins in other tabs. Returns an unsubscribe function. */
export function onSignInInAnotherTab(listener: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
