import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../tools/stack/ports.ts'
import { signUp } from '../support/accounts.ts'
import { type Api, type RunningFunction, startApi, startFunction } from '../support/api.ts'
import { add, storeArtifact } from '../support/artifacts.ts'
import { closeAtEnd } from '../support/closing.ts'
import { CACHED, HOST, metaOf, ORIGIN } from '../support/labels.ts'
import { newAddress, withinOneMinute } from '../support/minutes.ts'

/**
 * Tests of the app's pages for artifacts and contributors, requested through Hosting (docs/threats.md,
 * threats 60 to 62).
 */
const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc'"

const shellOf = (
  release: string,
  language: string,
) => `<!doctype html><html lang="${language}"><head><title>Artifact Tracker</title>
<meta
  name="description"
  content="The product."
/><script src="/assets/${release}.js"></script></head><body><div id="root" data-page="member"></div></body></html>`

/** Fake Hosting that serves the app page of one release; null means an outage. */
const hosting = { release: 'first' as string | null, bytesSent: 0 }

async function startHosting(): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    const { release } = hosting
    const tag = `"${release}-${headers['accept-language']}"`
    response.setHeader('ETag', tag).setHeader('Content-Security-Policy', POLICY)
    if (release === null) response.destroy()
    else if (url !== '/member') response.writeHead(404).end()
    else if (headers['if-none-match'] === tag) response.writeHead(304).end()
    else {
      const body = shellOf(release, String(headers['accept-language']))
      hosting.bytesSent += body.length
      response.end(body)
    }
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => void server.close())
  return `http://127.0.0.1:${port}`
}

let api: Api
let origin: string
beforeAll(async () => {
  origin = await startHosting()
  api = await startApi({ HOSTING_ORIGIN: origin, READS_PER_MINUTE: '1' })
  await storeArtifact(api.store.db, { id: 'stone', uid: 'ada' })
})
beforeEach(() => {
  hosting.release = 'first'
})

/** Each request comes from another address, unless it names one. */
const page = (path: string, headers: Readonly<Record<string, string>> = {}, ask = api.ask) =>
  ask('GET', path, { headers: { 'X-Forwarded-Host': HOST, 'X-Forwarded-For': newAddress(), ...headers } })

const ADDRESSES = ['updateArtifact', 'lists', 'reportList', 'moderation', 'reporter'].map(
  (name) => `/${name}/one`,
)

it.each(['/artifact/stone', '/artifact/none', '/contributor/ada', ...ADDRESSES])(
  'the page of %s is in the language of the visitor',
  async (path) => {
    const german = await page(path, { 'Accept-Language': 'de-AT,de;q=0.9' })
    expect(german.text).toContain('<html lang="de">')
    expect(german.headers.get('vary')).toMatch(/accept-language/i)
    const chosen = await page(path, { 'Accept-Language': 'en', Cookie: '__session=de' })
    expect(chosen.text).toContain('<html lang="de">')
    expect((await page(path, { 'Accept-Language': 'fr' })).text).toContain('<html lang="en">')
    expect((await page(path)).text).toContain('<html lang="en">')
  },
)

describe('the page of an artifact', () => {
  it('is the app with the head of the label', async () => {
    const { status, text, headers } = await page('/artifact/stone')
    expect({ status, type: headers.get('content-type') }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    })
    expect(headers.get('cache-control')).toBe(CACHED)
    expect(headers.get('content-security-policy')).toBe(POLICY)
    expect(text).toContain('<div id="root" data-page="member"></div>')
    expect(text).toContain('<script src="/assets/first.js"></script>')
    expect(text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Rosetta Stone - Artifact Tracker</title>'])
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/label/stone">`)
    const label = await page('/label/stone')
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'twitter:card'])
      expect([name, metaOf(text, name)]).toEqual([name, metaOf(label.text, name)])
    expect(text).not.toContain('The product.')
  })

  it('has no markup of a stored text, and no replacement pattern', async () => {
    const name = '</title><script>alert(1)</script>$&$`"><img onerror=a>'
    await storeArtifact(api.store.db, {
      id: 'hostile',
      uid: 'ada',
      fields: { artifact_name: name, short_description: name },
    })
    const { text } = await page('/artifact/hostile')
    expect(text.match(/<(?:script|img|title)\b/g)).toEqual(['<title', '<script'])
    expect(text.match(/data-page/g)).toHaveLength(1)
    expect(metaOf(text, 'og:title')).toContain('$&amp;$`')
  })

  it.each(['nothing', 'a%20b', '__x__'])(
    'is 404 without such an artifact, and still the app: %s',
    async (id) => {
      const { status, text, headers } = await page(`/artifact/${id}`)
      expect({ status, caching: headers.get('cache-control') }).toEqual({ status: 404, caching: CACHED })
      expect(text).toContain('<div id="root"')
      expect(metaOf(text, 'robots')).toBe('noindex')
      expect(text).not.toContain('og:')
    },
  )

  it('is 410 for a deleted one', async () => {
    const ada = await signUp()
    const id = await add(api.ask, ada.token)
    expect(await page(`/artifact/${id}`)).toMatchObject({ status: 200 })
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    const { status, text } = await page(`/artifact/${id}`)
    expect(status).toBe(410)
    expect(text).not.toContain('Rosetta')
  })

  it('costs one read', async () => {
    const before = await api.store.usage()
    await page('/artifact/stone')
    expect((await api.store.usage()).documentsRead - before.documentsRead).toBe(1)
  })

  it('has no tags over the quota, and is not cached by the CDN', async () => {
    const { status, text, headers } = await withinOneMinute(async () => {
      const address = { 'X-Forwarded-For': newAddress() }
      expect((await page('/artifact/stone', address)).text).toContain('og:title')
      return page('/artifact/stone', address)
    })
    expect({ status, caching: headers.get('cache-control') }).toEqual({ status: 200, caching: 'no-store' })
    expect(text).toBe(shellOf('first', 'en'))
  })

  it('is an API call without Hosting', async () => {
    expect(await api.ask('GET', '/artifact/stone')).toMatchObject({ status: 401 })
    const { token } = await signUp()
    expect(await api.ask('GET', '/artifact/stone', { token })).toMatchObject({
      status: 200,
      body: { artifact_name: 'Rosetta Stone' },
    })
  })
})

describe('the page of a contributor', () => {
  it('is the app with the name of the newest artifact', async () => {
    await storeArtifact(api.store.db, { id: 'old', uid: 'grace', addedAtMs: 1_000 })
    await storeArtifact(api.store.db, { id: 'new', uid: 'grace', addedAtMs: 2_000 })
    await api.store.db.doc('artifacts/new').update({ adder_name: 'Grace <Hopper>' })
    const { status, text } = await page('/contributor/grace')
    expect(status).toBe(200)
    expect(text).toContain('<title>Grace &lt;Hopper&gt; - Artifact Tracker</title>')
    expect(text).toContain(`<link rel="canonical" href="${ORIGIN}/contributor/grace">`)
    expect(metaOf(text, 'og:image')).toBe(`${ORIGIN}/cards/types/any.png`)
  })

  it.each(['nobody', 'a%20b', '__x__'])('is 404 for a user without artifacts: %s', async (uid) => {
    const { status, text } = await page(`/contributor/${uid}`)
    expect(status).toBe(404)
    expect(text).toContain('<div id="root"')
  })
})

it.each(ADDRESSES)('the page of members at %s is the app, and reads nothing', async (path) => {
  const before = await api.store.usage()
  const { status, text } = await page(path)
  expect({ status, text }).toEqual({ status: 200, text: shellOf('first', 'en') })
  expect((await api.store.usage()).documentsRead).toBe(before.documentsRead)
  // Without Hosting it is an API call, or unknown.
  expect(await api.ask('GET', path)).not.toMatchObject({ status: 200 })
})

describe('Hosting', () => {
  /** An instance that never reached Hosting. */
  let cutOff: RunningFunction
  beforeAll(async () => {
    cutOff = await startFunction(api.store, { HOSTING_ORIGIN: 'http://127.0.0.1:9' })
  })

  it('sends the page once per release', async () => {
    await page('/artifact/stone')
    hosting.bytesSent = 0
    hosting.release = 'second'
    for (let count = 0; count < 3; count += 1) {
      const { text } = await page('/artifact/stone')
      expect(text).toContain('/assets/second.js')
      expect(text).not.toContain('/assets/first.js')
    }
    expect(hosting.bytesSent).toBe(shellOf('second', 'en').length)
  })

  it('may fail: the last page is used, and without one the label', async () => {
    await page('/artifact/stone')
    hosting.release = null
    expect(await page('/artifact/stone')).toMatchObject({ status: 200 })
    const { status, headers } = await page('/artifact/stone', {}, cutOff.ask)
    expect({ status, to: headers.get('location'), caching: headers.get('cache-control') }).toEqual({
      status: 302,
      to: '/label/stone',
      caching: 'no-store',
    })
    expect(await page('/contributor/ada', {}, cutOff.ask)).toMatchObject({ status: 503 })
  })

  it('is never the host that a client names', async () => {
    const { host } = new URL(origin)
    expect(await page('/artifact/stone', { 'X-Forwarded-Host': host }, cutOff.ask)).toMatchObject({
      status: 302,
    })
    expect(await page('/artifact/stone', { 'X-Forwarded-Host': 'a b' })).toMatchObject({ status: 400 })
  })
})
