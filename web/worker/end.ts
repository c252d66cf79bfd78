/**
 * In place of the worker when it has to go (docs/operating.md): removes it and all that it kept. It answers nothing and
 * reloads nothing, so that nobody loses what they are typing.
 */
declare const self: ServiceWorkerGlobalScope

async function end(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(end()))
