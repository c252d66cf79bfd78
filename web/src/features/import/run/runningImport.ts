/** Remembers which user has an import that is to go on, so that its code is loaded only then. */

/** localStorage key. */
const KEY = 'running-import'

export function noteRunning(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, uid)
  } catch {
    // Storage is blocked: the run goes on when the import's screen is opened.
  }
}

export function hasRunning(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid
  } catch {
    return false
  }
}
