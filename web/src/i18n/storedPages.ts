/** Pages that the service worker stores (web/build/pwa.ts) are in the language of their visit. */

async function renew(cache: Cache, stored: Request): Promise<void> {
  const page = await cache.match(stored)
  if (!page?.headers.get('Content-Type')?.startsWith('text/html')) return
  // Without the entry, the worker loads the page from the network.
  await cache.delete(stored)
  await cache.add(new Request(stored.url, { cache: 'reload' })).catch(() => cache.put(stored, page))
}

/** Loads all stored pages again, after the language was changed. Keeps those that cannot be loaded. */
export async function renewStoredPages(): Promise<void> {
  const all = (await caches.keys()).map(async (name) => {
    const cache = await caches.open(name)
    await Promise.all((await cache.keys()).map((stored) => renew(cache, stored)))
  })
  await Promise.all(all)
}
