import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, storeArtifacts } from '../support/artifacts.ts'
import { CACHED, HOSTED, ORIGIN } from '../support/labels.ts'

/** Tests of the sitemap and the feed, by which machines find labels. */
const COUNT = 60
const BEGIN = Date.UTC(2026, 0, 1)

let api: Api
beforeAll(async () => {
  api = await startApi()
  const artifacts = Array.from({ length: COUNT }, (_, at) => ({
    id: `a${at}`,
    uid: 'ada',
    addedAtMs: BEGIN + 60_000 * at,
    fields: { artifact_name: `Vase & <cup> ${at}`, short_description: at === 59 ? '' : 'Clay "fired".' },
  }))
  await storeArtifacts(api.store.db, artifacts)
})

const get = (path: string) => api.ask('GET', path, HOSTED)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

describe('the sitemap', () => {
  it('lists its pages, which list the labels in order of addition', async () => {
    const index = await get('/sitemap.xml')
    expect(index).toMatchObject({ status: 200 })
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(index.headers.get('cache-control')).toBe(CACHED)
    expect(all(index.text, /<loc>(.*)<\/loc>/g)).toEqual(
      ['1', 'exhibitions'].map((page) => `${ORIGIN}/sitemap.xml?page=${page}`),
    )
    const { text } = await get('/sitemap.xml?page=1')
    expect(all(text, /<loc>(.*)<\/loc>/g)).toEqual([
      ...['/', '/allArtifacts', '/aboutUs', '/contactUs'].map((path) => ORIGIN + path),
      ...Array.from({ length: COUNT }, (_, at) => `${ORIGIN}/label/a${at}`),
    ])
  })

  it.each(['0', '2', '1.5', 'x', ''])('has no page %s', async (page) => {
    expect(await get(`/sitemap.xml?page=${page}`)).toMatchObject({ status: 404 })
  })

  it('does not list deleted artifacts', async () => {
    await api.store.db.doc('artifacts/a7').delete()
    expect((await get('/sitemap.xml?page=1')).text).not.toContain('/label/a7<')
  })
})

describe('the feed', () => {
  it('has the newest fifty, newest first, for fifty reads', async () => {
    const before = await api.store.usage()
    const { headers, status, text } = await get('/feed.xml')
    const after = await api.store.usage()
    expect(after.documentsRead - before.documentsRead).toBe(50)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe(CACHED)
    const ids = all(text, /<entry>\n<id>(.*)<\/id>/g)
    expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => `${ORIGIN}/label/a${COUNT - 1 - at}`))
    expect(all(text, /^<updated>(.*)<\/updated>$/gm)[0]).toBe(new Date(BEGIN + 60_000 * 59).toISOString())
    expect(all(text, /<title>(.*)<\/title>/g)[1]).toBe('Vase &amp; &lt;cup&gt; 59')
    expect(all(text, /<summary>(.*)<\/summary>/g)[1]).toBe('Clay &quot;fired&quot;.')
    expect(all(text, /<author><name>(.*)<\/name><\/author>/g)).toEqual(
      Array.from({ length: 50 }, () => 'Ada'),
    )
  })

  it('names the pictures of an artifact, all of them for one more read', async () => {
    const { token } = await signUp()
    const [front, side] = ['https://example.com/front.jpg', 'https://example.com/side.jpg?a&b']
    await add(api.ask, token, { artifact_image: front, more_photos: [{ url: side }] })
    const before = await api.store.usage()
    const { text } = await get('/feed.xml')
    const after = await api.store.usage()
    expect(after.documentsRead - before.documentsRead).toBe(51)
    const [entry = ''] = all(text, /<entry>(.*?)<\/entry>/gs)
    expect(all(entry, /<link rel="enclosure" href="(.*)"\/>/g)).toEqual([front, side.replace('&', '&amp;')])
  })

  it('of an empty collection is valid', async () => {
    await api.store.clear()
    const { status, text } = await get('/feed.xml')
    expect(status).toBe(200)
    expect(text).toMatch(/<updated>1970-01-01T00:00:00.000Z<\/updated>\s*<\/feed>/)
  })
})
