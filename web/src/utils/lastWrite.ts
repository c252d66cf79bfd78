/** Remembers this browser's last write, so that its user never gets a page with an older list from a cache. */
const KEY = 'last-write'
/** Maximum age in milliseconds of a cached page with cards: at Hosting's edge and in the function. */
const CACHED_MS = 70_000

export function rememberWrite(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()))
  } catch (error) {
    console.warn('The time of the write cannot be stored.', error)
  }
}

/** Returns true if a cached page may be older than the last write. */
export function wroteLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY)) < CACHED_MS
  } catch {
    // Storage is blocked, so writes are unknown.
    return true
  }
}
