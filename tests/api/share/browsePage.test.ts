import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { freePort } from '../../../tools/stack/ports.ts'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, storeArtifact } from '../support/artifacts.ts'
import { closeAtEnd } from '../support/closing.ts'
import { HOST } from '../support/labels.ts'
import { newAddress } from '../support/minutes.ts'

/**
 * Tests of Browse as the function serves it: with its first cards, or as the prerendered page with placeholders
 * (docs/decisions/031-cards-with-the-page.md).
 */
const rendererSchema = z.object({ renderBrowse: z.custom<(language: string) => Promise<{ body: string }>>() })

/** Bodies of the prerendered pages by language. */
const bodies = new Map<string, string>()
/** Fake Hosting: the release's own pages, or those of another. */
const hosting = { isOtherRelease: false }

const templateOf = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>Browse Artifacts</title><style data-emotion="css-global old">.older{}</style>
    <style data-emotion="css old">.old{}</style><link rel="modulepreload" href="/assets/mui.js"></head><body><div id="root" data-page="browse">${
      hosting.isOtherRelease ? '<p>Another release</p>' : (bodies.get(language) ?? '')
    }</div></body></html>`

async function startHosting(): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/browse') response.end(templateOf(headers['accept-language'] ?? ''))
    else response.writeHead(404).end()
  })
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => void server.close())
  return `http://127.0.0.1:${port}`
}

let api: Api
beforeAll(async () => {
  const address = pathToFileURL(join(inject('functionFolder'), 'renderer/index.mjs')).href
  const { renderBrowse } = rendererSchema.parse(await import(address))
  for (const language of ['en', 'de']) bodies.set(language, (await renderBrowse(language)).body)
  api = await startApi({ HOSTING_ORIGIN: await startHosting() })
})
beforeEach(() => {
  hosting.isOtherRelease = false
})

const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  api.ask('GET', path, { headers: { 'X-Forwarded-Host': HOST, 'X-Forwarded-For': newAddress(), ...headers } })

const namesIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, name = '']) => name.replaceAll(/<[^>]+>/g, ''))

/** Waits for the cards: on a busy machine the first rendering takes longer than a visitor waits. */
async function withCards(path: string, headers?: Readonly<Record<string, string>>) {
  const page = await vi.waitFor(
    async () => {
      const answer = await open(path, headers)
      expect(answer.text.includes('served-list')).toBe(true)
      return answer
    },
    { timeout: 60_000, interval: 200 },
  )
  return { ...page, names: namesIn(page.text) }
}

/** Expects the prerendered page, unchanged. */
async function expectPlaceholders(path: string, language = 'en') {
  const { status, text } = await open(path)
  expect({ status, isTemplate: text === templateOf(language) }).toEqual({ status: 200, isTemplate: true })
}

describe('the page of Browse', () => {
  it('has the cards and the list, in the order of its address', async () => {
    const { token } = await signUp()
    for (const artifact_name of ['Askos', 'Aryballos', 'Krater']) await add(api.ask, token, { artifact_name })
    const { names, headers } = await withCards('/allArtifacts')
    expect(names).toEqual(['Aryballos', 'Askos', 'Krater'])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    expect((await withCards('/allArtifacts?sort=name-desc')).names).toEqual(['Krater', 'Askos', 'Aryballos'])
    expect((await withCards('/allArtifacts?sort=date-desc&name=')).names[0]).toBe('Krater')
    // The emulated clock gives each its time.
    expect((await withCards('/allArtifacts?sort=date-asc')).names.at(-1)).toBe('Krater')
  })

  it('has the bars of the dates, also of named periods, and none for what is no date', async () => {
    const { token } = await signUp()
    for (const [artifact_name, created_at] of [
      ['Amphora', 'c. 500 BC'],
      ['Ampulla', 'Unknown'],
      ['Anklet', 'Ming dynasty'],
    ])
      await add(api.ask, token, { artifact_name, created_at })
    const { text } = await withCards('/allArtifacts')
    const cardOf = (name: string) => text.split('<article').find((card) => card.includes(`>${name}</h2>`))
    const hasBar = (name: string) => /class="axis"[^>]*><span style="left:clamp/.test(cardOf(name) ?? '')
    expect(['Amphora', 'Ampulla', 'Anklet'].map(hasBar)).toEqual([true, false, true])
  })

  it('has the cards in the look of its address, also as a wall', async () => {
    const lookIn = (html: string) => /<html[^>]* data-look="(.*?)"/.exec(html)?.[1]
    const [plain, wall] = [await withCards('/allArtifacts'), await withCards('/allArtifacts?look=wall')]
    expect(wall.names).toEqual(plain.names)
    expect([lookIn(plain.text), lookIn(wall.text)]).toEqual([undefined, 'wall'])
    expect((await withCards('/allArtifacts?look=cards&sort=name-asc')).names).toEqual(plain.names)
  })

  it('shows a write at once', async () => {
    await withCards('/allArtifacts')
    const { token } = await signUp()
    const id = await add(api.ask, token, { artifact_name: 'Aaa' })
    expect((await withCards('/allArtifacts')).names[0]).toBe('Aaa')
    await api.ask('DELETE', `/artifact/${id}`, { token })
    expect((await withCards('/allArtifacts')).names).not.toContain('Aaa')
  })

  it('is in the language of the visitor', async () => {
    const { text, headers } = await withCards('/allArtifacts', { 'Accept-Language': 'de' })
    expect(/<html lang="(.*?)"/.exec(text)?.[1]).toBe('de')
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]).toBe('Artefakte ansehen')
    expect(headers.get('vary')).toContain('Accept-Language')
  })

  it('replaces the styles of the placeholders, before the scripts that look for them', async () => {
    const { text } = await withCards('/allArtifacts')
    expect(text).not.toMatch(/\.old/)
    const [head = '', ...others] = text.split('<link rel="modulepreload"')
    expect(head.match(/<style data-emotion="css /g)).toHaveLength(1)
    expect(others.join()).not.toContain('<style')
  })

  it('has placeholders for a search, a filter, the service worker and unknown parameters', async () => {
    for (const query of ['name=askos', 'type=Tools', '__WB_REVISION__=1', 'x=', 'sort=name-asc&sort=x&sort='])
      await expectPlaceholders(`/allArtifacts?${query}`)
  })

  it('has placeholders if the page of Hosting belongs to another release', async () => {
    await withCards('/allArtifacts')
    hosting.isOtherRelease = true
    await expectPlaceholders('/allArtifacts')
  })

  it('has no markup of a stored text, and no replacement pattern', async () => {
    const artifact_name = '</script><script>alert(1)</script>$&$`<img onerror=a>'
    const { token } = await signUp()
    await add(api.ask, token, { artifact_name, short_description: artifact_name })
    const { text } = await withCards('/allArtifacts')
    expect(text.match(/<script\b/g)).toHaveLength(1)
    expect(text.includes('<img onerror')).toBe(false)
    const [, json = ''] = /id="served-list"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    expect(json).toContain('$&$`')
    expect(JSON.parse(json)).toMatchObject({ sort: 'name-asc' })
    const { text: quoted } = await withCards('/allArtifacts?sort=%22%3E%3Cscript%3E')
    expect(quoted.match(/<script\b/g)).toHaveLength(1)
  })

  it('reads a page of artifacts once, and leads on from its last one', async () => {
    for (let number = 0; number < 26; number += 1)
      await storeArtifact(api.store.db, {
        id: `amphora-${number}`,
        uid: 'ada',
        fields: { artifact_name: `Amphora ${number}` },
      })
    const { token } = await signUp()
    await add(api.ask, token, { artifact_name: 'Zzz' })
    expect((await withCards('/allArtifacts')).text).toContain('>24 shown<')
    // A search loads the index, which knows the total.
    const { total } = z.object({ total: z.int() }).parse((await api.ask('GET', '/search?limit=1')).body)
    // A write, after which the page is rendered anew.
    await api.ask('DELETE', `/artifact/${await add(api.ask, token, { artifact_name: 'Zzz' })}`, { token })
    const before = await api.store.usage()
    const { text, names } = await withCards('/allArtifacts')
    expect(text).toContain(`>24 of ${total} shown<`)
    expect(names).toHaveLength(24)
    await withCards('/allArtifacts')
    expect((await api.store.usage()).documentsRead - before.documentsRead).toBe(25)
    const [, json = ''] = /id="served-list"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
    const { next, records } = z
      .object({ next: z.array(z.string()), records: z.array(z.looseObject({ _id: z.string() })) })
      .parse(JSON.parse(json))
    expect(next.at(-1)).toBe(records.at(-1)?._id)
    expect(JSON.stringify(records)).not.toContain('adder_email')
  })
})
