/**
 * Replaces the helper by which Vite calls `import()` (web/build/aliases.ts). Browsers remember a failed module
 * until the page is reloaded, also one that is imported by the requested module. So scripts are fetched first,
 * and imported when they are in the HTTP cache: a failure can then be tried again.
 */

import { isLoadFailure, LoadFailure } from './loadFailure.ts'
import { isInBackground } from './whenIdle.ts'

/** Milliseconds after which a request may have stalled: a later try begins anew. */
const STALLED_MS = 10_000

/** Scripts that were fetched or are being fetched, by address. */
const fetched = new Map<string, Promise<void>>()

/** @throws LoadFailure */
async function fetchScript(address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    await response.arrayBuffer()
  } catch (cause) {
    throw new LoadFailure(`${address} could not be loaded`, { cause })
  }
}

/** Makes the next try fetch a script again, unless a later one has begun to. */
function forget(address: string, fetching: Promise<void>): void {
  if (fetched.get(address) === fetching) fetched.delete(address)
}

/**
 * Fetches a script once; after a failure, or if it stalls, again. Those that the page itself refers to are left to
 * the browser.
 */
function fetchOnce(address: string): Promise<void> {
  const known = fetched.get(address)
  if (known) return known
  const isInPage = document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null
  const fetching = isInPage ? Promise.resolve() : fetchScript(address)
  fetched.set(address, fetching)
  const stalled = setTimeout(() => forget(address, fetching), STALLED_MS)
  const end = () => clearTimeout(stalled)
  fetching.then(end, end)
  return fetching
}

/**
 * Imports a module.
 * @param load calls `import()`, and what follows it in the source with `.then`, whose errors are not about scripts
 * @param files the module's script and those that it imports, relative to the site's root
 * @throws if a script cannot be loaded; before that, `vite:preloadError` is dispatched, except in the background
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const isReported = !isInBackground()
  const requests = new Map(files.map((file) => [`/${file}`, fetchOnce(`/${file}`)]))
  try {
    await Promise.all(requests.values())
    return await load()
  } catch (error) {
    const isTriedAgain = [...requests].some(
      ([address, fetching]) => (fetched.get(address) ?? fetching) !== fetching,
    )
    // The next try shares no request that is still on its way, and perhaps about to fail as well.
    for (const [address, fetching] of requests) forget(address, fetching)
    // The page is reloaded then (app/offline/staleChunk.ts), which must not interrupt what a person has just begun.
    if (isReported && !isTriedAgain && isLoadFailure(error))
      dispatchEvent(new CustomEvent('vite:preloadError', { cancelable: true, detail: error }))
    throw error
  }
}
