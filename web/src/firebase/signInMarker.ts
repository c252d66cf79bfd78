/**
 * Whether somebody may be signed in here. Most who come never have been, and then the identity provider's client is not
 * loaded (docs/decisions/037-what-a-visitor-loads.md).
 */
import { createStore } from '#createStore.ts'

/** Where it is noted that somebody is signed in, as long as that is so. */
const KEY = 'signed-in'
/** Where the identity provider's client keeps a session: read only for those of releases that made no note. */
const DATABASE = 'firebaseLocalStorageDb'
const OBJECTS = 'firebaseLocalStorage'
const USER_PREFIX = 'firebase:authUser:'

/** Whether the identity provider's client is needed: somebody may be signed in, or is about to be. */
export const authNeeded = createStore(false)
/** Has the client loaded, if it is not there yet. */
export const needAuth = () => authNeeded.set(true)

/** Storage may be closed to us: then nothing is noted, and every page looks for itself. */
export function noteSignIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The sign-in cannot be noted.', error)
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('The database is being changed.')))
  })
}

/** Whether the identity provider's database holds a user. Asking does not make one. */
async function hasStoredUser(): Promise<boolean> {
  const opening = indexedDB.open(DATABASE)
  let isNew = false
  opening.addEventListener('upgradeneeded', () => {
    isNew = true
    opening.transaction?.abort()
  })
  let database: IDBDatabase
  try {
    database = await answerOf(opening)
  } catch (error) {
    if (isNew) return false
    throw error
  }
  try {
    const objects = database.transaction(OBJECTS, 'readonly').objectStore(OBJECTS)
    return (await answerOf(objects.count(IDBKeyRange.bound(USER_PREFIX, `${USER_PREFIX}\uFFFF`)))) > 0
  } finally {
    database.close()
  }
}

/** Whether this browser holds a sign-in, of this release or of an older one. What cannot be told may be one. */
export async function mayBeSignedIn(): Promise<boolean> {
  try {
    const isNoted = Object.keys(localStorage).some((key) => key === KEY || key.startsWith(USER_PREFIX))
    return isNoted || (await hasStoredUser())
  } catch (error) {
    console.warn('It cannot be told whether somebody is signed in.', error)
    return true
  }
}

/** Calls back when somebody signs in on another page of the app; the answer stops that. */
export function onSignInElsewhere(run: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) run()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
