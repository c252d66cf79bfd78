import type { Page, Request } from 'playwright-core'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { TIMEOUT_MS } from './expectations.ts'
import { services } from './services.ts'

const usageSchema = z.object({ documentsRead: z.number(), documentsWritten: z.number() })
type Usage = z.infer<typeof usageSchema>

async function usage(): Promise<Usage> {
  const response = await fetch(
    `http://127.0.0.1:${services.firestorePort}/emulator/v1/projects/${PROJECT_ID}:usage`,
  )
  return z.parse(usageSchema, await response.json())
}

/** The connection on which the store sends changes, which stays open. */
const isStream = (request: Request) => request.method() === 'GET' && /\/channel\?/.test(request.url())

/** Counts the page's pending requests from now on. */
function watchRequests(page: Page) {
  const pending = new Set<Request>()
  const add = (request: Request) => {
    // The end of a request that the previous document sent is not always reported.
    if (request.isNavigationRequest()) pending.clear()
    if (!isStream(request)) pending.add(request)
  }
  const remove = (request: Request) => void pending.delete(request)
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove)
  return {
    count: () => pending.size,
    urls: () => [...pending].map((request) => `${request.method()} ${request.url()}`).join(', '),
    stop: () => page.off('request', add).off('requestfinished', remove).off('requestfailed', remove),
  }
}

/** Waits until the scripts of the page have nothing to do. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    requestIdleCallback(() => resolve())
    await promise
  })

/** Longer than any delay after which a page reads: it debounces what is typed. In milliseconds. */
const PAUSE_MS = 400

/** Returns the usage once the page is idle and the usage has stopped growing. */
async function usageAtRest(page: Page, countPending = () => 0): Promise<Usage> {
  let before: Usage | null = null
  return vi.waitUntil(
    async () => {
      await untilIdle(page)
      const now = countPending() === 0 ? await usage() : null
      // A first value has no earlier one to compare with.
      const isAtRest = now !== null && now.documentsRead === before?.documentsRead
      before = now
      return isAtRest && now
    },
    { interval: PAUSE_MS, timeout: TIMEOUT_MS },
  )
}

/** Documents of the whole store, as Firestore bills them. */
export interface Cost {
  readonly read: number
  readonly written: number
}

/**
 * Starts to count the documents that this page's visitor reads and writes. Returns a function that performs the
 * next action and returns what the store has counted since the previous one.
 */
export async function startCounting(page: Page): Promise<(act: () => Promise<void>) => Promise<Cost>> {
  let before = await usageAtRest(page)
  return async (act) => {
    const requests = watchRequests(page)
    await act()
    const after = await usageAtRest(page, requests.count).catch((cause: unknown) => {
      throw new Error(`Usage still changes, or requests are pending: ${requests.urls()}`, { cause })
    })
    requests.stop()
    const cost = {
      read: after.documentsRead - before.documentsRead,
      written: after.documentsWritten - before.documentsWritten,
    }
    before = after
    return cost
  }
}
