/**
 * After a deploy, an open page names chunks that the server no longer has. Vite reports a chunk that failed to load with
 * `vite:preloadError`; the page is then reloaded, once per release.
 */
import { toast } from '#notifications/toast.ts'
import { hasUnsentText } from './updatePrompt.ts'

/** sessionStorage key: the release from which this tab was last reloaded. */
const KEY = 'reloaded-from'
/** Differs between releases, since chunks are named by their contents. */
const RELEASE = import.meta.url

/** Never reloads where storage is blocked, since it could loop. */
function mayReload(): boolean {
  if (!navigator.onLine || hasUnsentText()) return false
  try {
    if (sessionStorage.getItem(KEY) === RELEASE) return false
    sessionStorage.setItem(KEY, RELEASE)
    return true
  } catch {
    return false
  }
}

/** Otherwise the error is shown where the chunk was needed. @param reload replaced in tests */
export function reloadOnStaleChunk(reload = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    // In a new task: the router has updated the address by then.
    if (mayReload()) setTimeout(reload)
  })
}

/** Tells the user why the page was reloaded. @param release replaced in tests */
export function announceReload(release = RELEASE): void {
  try {
    const from = sessionStorage.getItem(KEY)
    if (from === null || from === release) return
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  toast.notice('A newer version was loaded.')
}
