import { describe, expect, it } from 'vitest'
import { SITEMAP_PAGE, sitemapIndex, sitemapPage, sitemapPages } from '#share/files/sitemap.ts'
import { SearchIndex } from '#search/engine.ts'
import { IndexSync } from '#search/index/indexSync.ts'
import { anEntry } from '#search/testing/entries.ts'
import { FakeStore } from '#search/testing/fakeStore.ts'

const COUNT = 20_000
const STALE_MS = 10_000
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)

function syncOf(store: FakeStore): IndexSync {
  const step = () => Promise.resolve()
  return new IndexSync({
    artifacts: store.source(step),
    storage: store.storage(step),
    now: () => store.now,
    staleMs: STALE_MS,
    waitMs: 60_000,
    changesMin: 200,
  })
}

describe('the sitemap of 20,000 artifacts', () => {
  it('lists each once, on four pages, with at most 50 reads per request', async () => {
    const store = new FakeStore()
    const entries = Array.from({ length: COUNT }, (_, at) => {
      store.put(`id${at}`, {}, store.now - at)
      return anEntry(`id${at}`, {}, store.now - at)
    })
    store.now += 60_000
    // Simulates an index written by another instance.
    const storage = store.storage(() => Promise.resolve())
    await storage.acquire('another', store.now)
    const engine = new SearchIndex()
    for (const entry of entries) engine.put(entry)
    await storage.save('another', { bytes: await engine.serialize(), seen: store.now * 1_000 })
    const sync = syncOf(store)
    let most = 0
    const added = async () => {
      const before = store.reads
      const artifacts = (await sync.engine()).added()
      // The store does not count the reads of the index itself: `current` and its chunks.
      most = Math.max(most, store.reads - before + 4)
      store.now += STALE_MS
      return artifacts.map(({ id }) => id)
    }
    const pages = locations(sitemapIndex('https://a.example', (await added()).length))
    expect(pages).toEqual(
      [1, 2, 3, 4, 'exhibitions'].map((page) => `https://a.example/sitemap.xml?page=${page}`),
    )
    const found = new Set<string | undefined>()
    for (const page of [1, 2, 3, 4])
      for (const address of locations(sitemapPage('https://a.example', await added(), page)))
        found.add(address)
    expect(found.size).toBe(COUNT + 4)
    expect(found.has('https://a.example/label/id19999')).toBe(true)
    expect(most).toBeLessThanOrEqual(50)
  })

  it('has a page per 5,000 artifacts, and one page without artifacts', () => {
    expect([0, 1, SITEMAP_PAGE, SITEMAP_PAGE + 1].map(sitemapPages)).toEqual([1, 1, 1, 2])
  })
})
