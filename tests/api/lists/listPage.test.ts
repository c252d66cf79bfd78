import { DELETING } from '@tracker/domain/artifact/storedArtifact.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUpPeople } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { addressesOf, CACHED, flawsOf, HOSTED, jsonLdOf, metaOf, ORIGIN } from '../support/labels.ts'

/** Tests of the public pages of shared lists (docs/threats.md, threats 87 and 88). */

let api: Api
let ada: Account
let bob: Account
let curator: Account

beforeAll(async () => {
  api = await startApi()
  ;({ ada, bob, curator } = await signUpPeople())
})

const call = (method: string, path: string, who: Account, body?: unknown) =>
  api.ask(method, path, { token: who.token, ...(body !== undefined && { body }) })
const make = async (fields: object) =>
  String(
    member(
      await call('POST', '/lists', ada, { title: 'Bronze', visibility: 'link', ...fields }),
      'insertedId',
    ),
  )
const page = (id: string, headers = {}) =>
  api.ask('GET', `/list/${id}`, { headers: { ...HOSTED.headers, ...headers } })
const annotate = (id: string, artifactId: string, note: string) =>
  call('POST', `/listEntries/${id}`, ada, { artifactId, note })

/** Expects a page that is valid HTML, has no script, and loads or links only addresses of this site. */
async function expectSoundPage(html: string): Promise<void> {
  expect(await flawsOf(html)).toEqual([])
  expect(jsonLdOf(html)).toMatchObject({ '@type': 'ItemList' })
  const foreign = addressesOf(html).filter(
    (address) => !address.startsWith(`${ORIGIN}/`) && !/^\/(?!\/)/.test(address),
  )
  expect(foreign).toEqual([])
}

describe('the page of a list', () => {
  it('has its content without script, in its order, with links to the labels', async () => {
    const stone = await add(api.ask, bob.token)
    const plain = { artifact_name: 'Bronze awl', artifact_image: '', created_at: '', present_location: '' }
    const awl = await add(api.ask, bob.token, plain)
    const id = await make({ introduction: 'For class 7b.\nRead the notes.', artifactIds: [awl, stone] })
    await annotate(id, stone, 'Look at the third script.')
    const reply = await page(id)
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('cache-control')).toBe(CACHED)
    await expectSoundPage(reply.text)
    const body = reply.text.split('<body>')[1] ?? ''
    for (const text of [
      '<h1 class="short" dir="auto">Bronze</h1>',
      'For class 7b.\nRead the notes.</p>',
      `<h2><a href="/label/${stone}"><bdi>Rosetta Stone</bdi></a></h2>`,
      '>Documents · Made: 196 BC</p>',
      '>Now: London</p>',
      '>Look at the third script.</p>',
      // The cover.
      '<p class="overline">A walk · two objects · 196 BC</p>',
      '<rect ',
    ])
      expect(body).toContain(text)
    expect(body.indexOf('Bronze awl')).toBeLessThan(body.indexOf('Rosetta Stone'))
    // The page holds neither the owner's name nor uid nor e-mail.
    expect(reply.text).not.toMatch(new RegExp(`${ada.uid}|${ada.email}|Lovelace`))
  })

  it('is in German with German years, and has a handout with a code for each object', async () => {
    const old = await add(api.ask, bob.token, { artifact_name: 'Awl', created_at: '1800 BC' })
    const young = await add(api.ask, bob.token, { artifact_name: 'Bowl', created_at: '1300' })
    const id = await make({ artifactIds: [old, young] })
    await annotate(id, young, 'n'.repeat(400))
    const { text } = await page(id, { 'Accept-Language': 'de' })
    await expectSoundPage(text)
    expect(text).toContain('Ein Rundgang · zwei Objekte · 1800 v. Chr. bis 1300 n. Chr.')
    const handout = await api.ask('GET', `/list/${id}?as=handout`, { headers: HOSTED.headers })
    await expectSoundPage(handout.text)
    expect(handout.text.match(/<svg class="code"/g)).toHaveLength(2)
    expect(handout.text.match(/<li class="alone">/g)).toHaveLength(2)
    expect(handout.text).toContain('n'.repeat(400))
  })

  it('has metadata for messengers and search engines', async () => {
    const stone = await add(api.ask, bob.token)
    const id = await make({ introduction: 'For class 7b.', artifactIds: [stone] })
    const { text } = await page(id)
    const address = `${ORIGIN}/list/${id}`
    expect(text).toContain('<title>Bronze - Artifact Tracker</title>')
    expect(text).toContain(`<link rel="canonical" href="${address}">`)
    const told = ['description', 'og:title', 'og:url', 'og:image'].map((name) => metaOf(text, name))
    expect(told).toEqual(['For class 7b.', 'Bronze', address, 'https://example.com/rosetta.jpg'])
    expect(jsonLdOf(text)).toMatchObject({
      '@type': 'ItemList',
      url: address,
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Rosetta Stone', url: `${ORIGIN}/label/${stone}` }],
    })
  })

  it('has a cover for messengers: of its first plate, or without one while it is empty', async () => {
    const { text } = await page(await make({}))
    await expectSoundPage(text)
    expect(metaOf(text, 'og:image')).toBe(`${ORIGIN}/cards/lists/any.png`)
    expect(text).toContain('There is nothing in this list yet.')
    const plate = await add(api.ask, bob.token, {
      artifact_image: `${ORIGIN}/illustrations/artifacts/rosetta-stone.svg`,
    })
    const photo = await add(api.ask, bob.token)
    const { text: withPlate } = await page(await make({ artifactIds: [plate, photo] }))
    expect(metaOf(withPlate, 'og:image')).toBe(`${ORIGIN}/cards/lists/rosetta-stone.png`)
    expect(metaOf(withPlate, 'og:image:width')).toBe('1200')
  })

  it('has another tag after a change, and is confirmed without one', async () => {
    const id = await make({})
    const tag = (await page(id)).headers.get('etag') ?? ''
    expect(await page(id, { 'If-None-Match': tag })).toMatchObject({ status: 304, text: '' })
    await call('PATCH', `/lists/${id}`, ada, { title: 'Gold' })
    expect(await page(id, { 'If-None-Match': tag })).toMatchObject({ status: 200 })
  })
})

describe('threat 87: a list that is not shared', () => {
  it('is the same 404 as a missing one', async () => {
    const missing = await page('missing')
    expect(missing).toMatchObject({ status: 404, text: expect.stringContaining('No such list') as unknown })
    expect(missing.text).toContain('<a href="/exhibitions">See exhibitions that members made</a>')
    expect(missing.headers.get('cache-control')).toBe(CACHED)
    const hiddenByCurators = await make({})
    await api.store.db.doc(`lists/${hiddenByCurators}`).update({ hidden_reason: 'Advertising.' })
    const taken = await make({})
    await call('DELETE', `/lists/${taken}`, ada)
    const taken2 = await make({})
    await call('PATCH', `/lists/${taken2}`, ada, { visibility: 'private' })
    const privateList = await make({ visibility: 'private' })
    for (const id of [privateList, hiddenByCurators, taken, taken2, '__x__', '%2e%2e'])
      expect(await page(id)).toMatchObject({ status: 404, text: missing.text })
  })

  it('and one of a suspended account is 404 until the suspension is lifted', async () => {
    const id = await make({})
    await call('POST', `/suspensions/${ada.uid}`, curator, { reason: 'Spam.' })
    expect(await page(id)).toMatchObject({ status: 404 })
    await call('DELETE', `/suspensions/${ada.uid}`, curator)
    expect(await page(id)).toMatchObject({ status: 200 })
  })

  it('shows only a notice in place of a hidden or deleted artifact', async () => {
    const names = ['Hidden helmet', 'Deleted dagger', 'Undone urn', 'Going goblet']
    const ids = await Promise.all(names.map((artifact_name) => add(api.ask, bob.token, { artifact_name })))
    const [hidden = '', deleted = '', undone = '', going = ''] = ids
    const id = await make({ artifactIds: ids })
    await annotate(id, deleted, 'It was in room 4.')
    await call('POST', `/reports/${hidden}`, curator, { decision: 'hide', note: 'x' })
    await call('DELETE', `/artifact/${deleted}`, bob)
    await call('DELETE', `/artifact/${undone}?undo=1`, bob)
    // This mark is stored while a deletion takes several commits, as with many likes.
    await api.store.db.doc(`artifacts/${going}`).update({ [DELETING]: new Date() })
    const { text } = await page(id)
    await expectSoundPage(text)
    expect(text).not.toMatch(/helmet|dagger|urn<|goblet/)
    expect(text.match(/This artifact is not shown any more\./g)).toHaveLength(4)
    expect(text).toContain('It was in room 4.')
    expect(jsonLdOf(text)).toMatchObject({ numberOfItems: 0 })
    await call('POST', `/undoDelete/${undone}`, bob)
    await call('POST', `/reports/${hidden}`, curator, { decision: 'restore', note: '' })
    expect((await page(id)).text).toMatch(/Hidden helmet[^]*Undone urn/)
  })
})

it('threat 88: markup, controls and addresses in every text of a list are text on its page', async () => {
  const hostile = [
    '<script>window.hacked=1</script>',
    '"><img src=x onerror=window.hacked=1>',
    '</title></script><svg onload=window.hacked=1>',
    '</li></ol></article></main><h1>No</h1>',
    '<base href=//evil.example>',
    '&lt;b&gt;',
    '\u202E\u2066turned',
    '\u0000\u0008\uFFFE',
    'W'.repeat(5_000),
  ]
  const db = api.store.db
  for (const [at, text] of hostile.entries()) {
    const artifact = { artifact_name: text, artifact_type: text, created_at: text, present_location: text }
    await db.doc(`artifacts/h${at}`).set({ ...artifact, artifact_image: 'javascript:window.hacked=1' })
    const entries = [{ artifactId: `h${at}`, note: text }, { artifactId: '../x', note: text }, 7, null]
    await db
      .doc(`lists/h${at}`)
      .set({ uid: 'eve', title: text, introduction: text, visibility: 'link', entries })
    const valid = entries.slice(0, 2)
    await db.doc(`lists/v${at}`).set({
      uid: 'eve',
      title: text,
      introduction: text,
      visibility: 'link',
      entries: valid,
    })
    for (const id of [`h${at}`, `v${at}`]) {
      const reply = await page(id)
      expect({ status: reply.status, text }).toEqual({ status: 200, text })
      await expectSoundPage(reply.text)
      expect(reply.text).not.toMatch(/[\u202A-\u202E]|[^\P{Cc}\n\t]/u)
      expect(reply.text.match(/<h1/g)).toHaveLength(1)
    }
  }
})
