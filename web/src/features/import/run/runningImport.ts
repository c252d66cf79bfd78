/** Stores which user has a running import, so that the import's code is only loaded if necessary. */

/** localStorage key. */
const KEY = 'running-import'

export function setRunning(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, uid)
  } catch {
    // Storage is blocked: the run continues when the import screen is opened.
  }
}

export function hasRunning(uid: string): boolean {
  try {
    return localStorage.getItem(KEY) === uid
  } catch {
    return false
  }
}
