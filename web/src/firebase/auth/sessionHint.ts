/**
 * The session hint tells whether a user may be signed in with this browser. Auth is not loaded for visitors
 * without it, who are the majority (docs/decisions/021-reading-in-the-browser.md).
 */
import { createStore } from '#utils/createStore.ts'

/** localStorage key, set while a user is signed in. */
const KEY = 'signed-in'

/** True once Auth is needed because a user may be signed in or is about to sign in. */
export const authRequested = createStore(false)
/** Makes the session provider load Auth. */
export const requestAuth = () => authRequested.set(true)

/** Stores or removes the hint. If storage is blocked, every page loads Auth. */
export function setSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The session hint cannot be stored.', error)
  }
}

/** Returns true if a user may be signed in, or if that is unknown. public/boot.js finds the same before the first paint. */
export function maySessionExist(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
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
