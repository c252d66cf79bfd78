import '#theme/base.css'
import { cleanup } from 'vitest-browser-react'
import { afterAll, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import { progress } from '#features/import/run/runProgress.ts'
import { openReports } from '#layout/account/openReports.ts'
import { newLikes } from '#newLikes/newLikes.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'

/** As in web/vitest.config.ts. */
const VIEWPORT = { width: 1280, height: 800 }

/** Removes what an earlier test has left: all files of a worker share a page and its modules. */
async function reset(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await cleanup()
  if (innerWidth !== VIEWPORT.width || innerHeight !== VIEWPORT.height)
    await page.viewport(VIEWPORT.width, VIEWPORT.height)
  toast.take()
  for (const { settle } of dialogs.requests.get()) settle(false)
  for (const store of [newLikes, openReports, progress]) store.set(null)
  waitingPhotos.set([])
  localStorage.clear()
  sessionStorage.clear()
  // The browser records only 250 requests of a page.
  performance.clearResourceTimings()
}

// Not after each test, so that screenshots of failures show its components.
beforeEach(reset)
afterAll(reset)
