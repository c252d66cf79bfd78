/** Registers the service worker that the build generates (web/build/pwa.ts). */
import * as z from 'zod/mini'
import { registerSW } from 'virtual:pwa-register'
import { RUNTIME_CACHES } from './runtimeCaches.ts'
import { announceNewVersion, reload } from './updatePrompt.ts'

/** Milliseconds between checks for a new release in an open page. Every page load also checks. */
const UPDATE_MS = 60 * 60_000
/** Milliseconds after which Reload does not wait for the new worker any longer. */
const ACTIVATION_MS = 5_000
/** Caches responses that the first page requested before the worker controlled it. */
async function fillRuntimeCaches(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const own = [...new Set(loaded)].filter((address) => address.startsWith(`${location.origin}/`))
  await Promise.all(
    Object.entries(RUNTIME_CACHES).map(([name, pattern]) =>
      store(
        name,
        own.filter((address) => pattern.test(address)),
      ),
    ),
  )
}

/** Stores what the worker has not stored yet. */
async function store(name: string, addresses: readonly string[]): Promise<void> {
  const names = await caches.keys()
  // One call for each cache: a call for each address would block the page.
  const requests = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()))
  const stored = new Set(requests.flat().map(({ url }) => url))
  const isMissing = (address: string) => !stored.has(new URL(address, location.href).href)
  await (await caches.open(name)).addAll(addresses.filter(isMissing))
}

/** Stores the scripts of all members' screens, and deletes those of earlier releases. */
export async function storeMemberScripts(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  // Missing in some private windows. An error here would count as a missing chunk, and reload the page.
  if (workers === undefined) return
  await workers.ready
  const response = await fetch('/memberScripts.json')
  const scripts = z.array(z.string()).parse(await response.json())
  await store('assets', scripts)
  const cache = await caches.open('assets')
  for (const { url } of await cache.keys())
    if (url.endsWith('.js') && !scripts.includes(new URL(url).pathname)) await cache.delete(url)
}

/** Registers the worker, and offers a new release to the user once it is installed. */
export function startServiceWorker(): void {
  let registration: ServiceWorkerRegistration | undefined
  let isAnnounced = false
  const activate = () => {
    // Another tab has activated the new worker.
    if (!registration?.waiting) return reload()
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    // Browsers may wait for minutes until running requests of the old worker have ended.
    setTimeout(reload, ACTIVATION_MS)
    updateServiceWorker().catch(console.warn)
  }
  const updateServiceWorker = registerSW({
    onNeedRefresh() {
      if (!isAnnounced) announceNewVersion(activate)
      isAnnounced = true
    },
    // Other tabs are not reloaded, because they may contain unsaved input.
    onNeedReload() {},
    onOfflineReady: () => void fillRuntimeCaches().catch(console.warn),
    onRegisteredSW(_address, registered) {
      registration = registered
      // Checking fails offline.
      setInterval(() => void registered?.update().catch(() => undefined), UPDATE_MS)
    },
    onRegisterError: console.warn,
  })
}
