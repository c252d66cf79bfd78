/**
 * Whether the page is reloaded for a missing script. After a deploy, an open page may refer to chunks that no longer exist.
 * Vite reports a failed chunk with `vite:preloadError`; the page is then reloaded, once per release.
 */
import { t } from '@lingui/core/macro'
import { toast } from '#notifications/toast.ts'
import { isLoadFailure } from '#utils/loadFailure.ts'
import { storeTypedText } from '../keepTypedText.ts'
import { hasUnsentText, reloadIfSure } from './updatePrompt.ts'

/** sessionStorage key of the release from which this tab was last reloaded. */
const KEY = 'reloaded-from'
/** Identifies the release, because chunk names contain hashes. */
const RELEASE = import.meta.url

/** Milliseconds for which a page that is being left is not reloaded. Leaving it may be cancelled or end as a download. */
const LEAVING_MS = 10_000
let isLeaving = false

/** Returns false where storage is blocked, because reloading could loop. */
function mayReload(): boolean {
  if (!navigator.onLine || isLeaving || hasUnsentText()) return false
  try {
    if (sessionStorage.getItem(KEY) === RELEASE) return false
    sessionStorage.setItem(KEY, RELEASE)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads the page for a missing chunk. If it must not, the error is shown where the chunk was needed.
 * @param reload replaced in tests
 */
export function reloadOnStaleChunk(reload = () => location.reload()): void {
  // Browsers abort the scripts of a page that is being left, and a reload would cancel that.
  addEventListener('beforeunload', () => {
    isLeaving = true
    setTimeout(() => (isLeaving = false), LEAVING_MS)
  })
  addEventListener('vite:preloadError', () => {
    // In a new task, so that the router updates the address first.
    if (mayReload())
      setTimeout(() => {
        // Of a search that is still being typed.
        storeTypedText()
        reload()
      })
  })
}

/** Why a script was requested again: a press on Retry, or the network is back. */
export type RetryCause = 'press' | 'online'

interface Reloading {
  /** Asks whether typed text may be lost, and reloads. */
  readonly ask?: () => unknown
  /** Replaced in tests. */
  readonly reload?: () => void
}

/**
 * Reloads the page for a script that failed again: one that the page itself refers to stays failed until then. Text that cannot be
 * kept is lost only after a question, which a press may ask.
 */
export function reloadForScript(
  error: unknown,
  cause: RetryCause,
  { ask = reloadIfSure, reload = () => location.reload() }: Reloading = {},
): void {
  if (!isLoadFailure(error) || !navigator.onLine) return
  if (storeTypedText()) reload()
  else if (cause === 'press') void ask()
}

/**
 * Shows why the page was reloaded.
 * @param release replaced in tests
 */
export function announceReload(release = RELEASE): void {
  try {
    const from = sessionStorage.getItem(KEY)
    if (from === null || from === release) return
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  toast.notice(t`A newer version was loaded.`)
}
