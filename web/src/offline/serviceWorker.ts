/** The page's side of the service worker (web/worker). */
import { announceNewVersion } from './newVersion.ts'
import { GREETING, type Greeting, OUTDATED } from './release.ts'

/** Milliseconds after which an open page asks for a newer release. Every page that is loaded asks, too. */
const UPDATE_MS = 60 * 60_000

/** What the page tells the worker of itself. */
function greeting(): Greeting {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return {
    kind: GREETING,
    page: location.pathname,
    files: loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
  }
}

/** Registers the worker, tells it what the page has used, and people when it is of a newer release than the page. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const greet = () => serviceWorker.controller?.postMessage(greeting())
  serviceWorker.addEventListener('controllerchange', greet)
  serviceWorker.addEventListener('message', ({ data }) => {
    if (data === OUTDATED) announceNewVersion()
  })
  greet()
  const registration = await serviceWorker.register('/sw.js')
  // Without a network there is nothing new.
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_MS)
}
