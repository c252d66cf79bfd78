/** What a page has stored for offline use. */
import type { Page } from 'playwright-core'

/** URLs in the browser's caches whose name has this prefix. */
export const cachedIn = (page: Page, prefix: string) =>
  page.evaluate(async (prefix) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => decodeURIComponent(url))
  }, prefix)
