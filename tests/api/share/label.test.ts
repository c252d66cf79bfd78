import { SITE } from '@tracker/domain/site/site.ts'
import { Timestamp } from '@google-cloud/firestore'
import { DELETING, HIDING } from '@tracker/domain/artifact/storedArtifact.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { museumNames } from '../../../tools/bench/search/museumNames.ts'
import { seedArtifacts } from '../../../tools/seed/artifacts.ts'
import { signUp, signUpCurator } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import { CACHED, expectSound, HOSTED, jsonLdOf, metaOf, ORIGIN } from '../support/labels.ts'
import { scaled } from '../../support/scale.ts'

/** Tests of labels, the public pages of artifacts (docs/threats.md, threats 60 to 62). */

const NOTHING_KNOWN = {
  artifact_image: '',
  created_at: 'Unknown',
  present_location: '',
  discovered_by: 'Unknown',
  short_description: '',
}

let api: Api
beforeAll(async () => {
  api = await startApi()
  await storeArtifact(api.store.db, { id: 'stone', uid: 'ada' })
})

const label = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  api.ask('GET', `/label/${id}`, { headers: { ...HOSTED.headers, ...headers } })

describe('a label', () => {
  it('has its content without script', async () => {
    const reply = await label('stone')
    expect(reply).toMatchObject({ status: 200 })
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    await expectSound(reply, ORIGIN)
    const body = reply.text.split('<body>')[1] ?? ''
    for (const text of [
      'src="https://example.com/rosetta.jpg"',
      '<h1 class="short" dir="auto">Rosetta Stone</h1>',
      '>Documents</p>',
      '<dt>Made</dt><dd dir="auto">196 BC</dd>',
      '<dt>Present location</dt><dd dir="auto">London</dd>',
      '<dt>Discoverer</dt><dd dir="auto">Pierre-François Bouchard</dd>',
      '>The key to hieroglyphs.</p>',
      'Added by <a href="/contributor/ada"><bdi>Ada</bdi></a>',
      '<a href="/artifact/stone" aria-describedby="sign-in">View Details</a>',
      '<span id="sign-in">Opens after signing in.</span>',
    ])
      expect(body).toContain(text)
    expect(body).not.toContain('A decree in three scripts.')
  })

  it('says in its language that a picture does not come', async () => {
    const missing = async (language: string) =>
      /data-missing="([^"]*)"/.exec((await label('stone', { 'Accept-Language': language })).text)?.[1]
    expect(await missing('de')).toBe('Kein Bild')
    expect(await missing('en')).toBe('No picture')
  })

  it('has the inventory number of an artifact that has one', async () => {
    const fields = { inventory_number: 'EA <24>' }
    await storeArtifact(api.store.db, { id: 'numbered', uid: 'ada', fields })
    const reply = await label('numbered')
    await expectSound(reply, ORIGIN)
    expect(reply.text).toContain('<dt>Inventory number</dt><dd dir="auto">EA &lt;24&gt;</dd>')
    expect((await label('stone')).text).not.toContain('Inventory number')
  })

  it('has metadata for messengers and search engines', async () => {
    const { text } = await label('stone')
    const address = `${ORIGIN}/label/stone`
    expect(text).toContain(`<title>Rosetta Stone - ${SITE.name}</title>`)
    expect(text).toContain(`<link rel="canonical" href="${address}">`)
    const told = ['description', 'og:title', 'og:url', 'og:image', 'twitter:card', 'twitter:image'].map(
      (name) => [name, metaOf(text, name)],
    )
    expect(Object.fromEntries(told)).toEqual({
      description: 'The key to hieroglyphs.',
      'og:title': 'Rosetta Stone',
      'og:url': address,
      'og:image': 'https://example.com/rosetta.jpg',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://example.com/rosetta.jpg',
    })
    expect(jsonLdOf(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      '@id': `${address}#artifact`,
      url: address,
      name: 'Rosetta Stone',
      description: 'The key to hieroglyphs.',
      image: 'https://example.com/rosetta.jpg',
      genre: 'Documents',
      dateCreated: '196 BC',
      temporalCoverage: '-0195',
      mainEntityOfPage: address,
    })
  })

  it('is valid for each seeded artifact, with its plate', async () => {
    const seeds = seedArtifacts(ORIGIN)
    await storeArtifacts(
      api.store.db,
      seeds.map(({ id, content }) => ({ id, uid: 'ada', fields: { ...content } })),
    )
    for (const { id, content } of seeds) {
      const reply = await label(id)
      await expectSound(reply, ORIGIN)
      expect(jsonLdOf(reply.text)).toMatchObject({
        name: content.artifact_name,
        image: `${ORIGIN}/cards/artifacts/${id}.png`,
      })
      expect(reply.text).toContain(`src="${ORIGIN}/illustrations/artifacts/${id}.svg"`)
      expect(metaOf(reply.text, 'og:image:width')).toBe('1200')
    }
    expect(seeds).toHaveLength(24)
  })

  it.each([
    ['a long name, lines, and nothing known of its finder', 'Tools', '1640 cirka'],
    ['no type', '', 'Unknown'],
    ['a time before the first turn', 'Sculptures', 'c. 28000 BC'],
    ['a span', 'Weapons', '246–208 BC'],
  ])('is sound for what a museum records: %s', async (_, type, period) => {
    const id = `museum-${type}-x`
    await storeArtifact(api.store.db, {
      id,
      uid: 'ada',
      fields: {
        artifact_name: `Drabantspjut med ${'etsad och delvis förgylld ornering '.repeat(4)}“1597”`,
        artifact_image: '',
        artifact_type: 'Tools',
        created_at: period,
        present_location: 'Skoklosters slott, Sweden',
        discovered_by: 'Unknown',
        discovered_at: 'Unknown',
        short_description:
          'Bladformig klinga och konisk holk av stål, 110 mm lång.\n\nSkaft av trä & tyg, <märkt> "B.H.Z.S.P.O.97".',
      },
    })
    await api.store.db.doc(`artifacts/${id}`).update({ artifact_type: type })
    const reply = await label(id)
    await expectSound(reply, ORIGIN)
    expect(reply.text).not.toContain('Unknown')
    expect(reply.text).not.toContain('Discoverer')
    expect(reply.text).toContain('<figure class="initial"')
    expect(jsonLdOf(reply.text).image).toBe(`${ORIGIN}/cards/types/${type.toLowerCase() || 'any'}.png`)
  })

  it('is valid for names of museums, with and without other fields', async () => {
    const names = museumNames(scaled(50), 14)
    await storeArtifacts(
      api.store.db,
      names.map((artifact_name, at) => ({
        id: `name-${at}`,
        uid: 'ada',
        fields: at % 2 === 0 ? { artifact_name, ...NOTHING_KNOWN } : { artifact_name },
      })),
    )
    for (const [at, name] of names.entries()) {
      const reply = await label(`name-${at}`)
      await expectSound(reply, ORIGIN)
      expect(jsonLdOf(reply.text).name).toBe(name.replace(/\s+/g, ' ').trim())
    }
  })

  it('has no e-mail address, and nothing that the API does not return', async () => {
    const ada = await signUp({ displayName: 'Ada Lovelace' })
    const { text } = await label(await add(api.ask, ada.token))
    expect(text).toContain('Ada Lovelace')
    expect(text.replaceAll(/@(?:id|type|context)/g, '')).not.toContain('@')
    expect(text).not.toContain('name_key')
  })

  it('costs one read, or two if it does not exist', async () => {
    // The first request loads the search index, which happens at most once in five minutes.
    await label('stone')
    for (const [id, cost] of [
      ['stone', 1],
      ['nothing', 2],
      ['stone', 1],
    ] as const) {
      const before = await api.store.usage()
      await label(id)
      const after = await api.store.usage()
      expect(after.documentsRead - before.documentsRead).toBe(cost)
      expect(after.documentsWritten - before.documentsWritten).toBe(0)
    }
  })
})

describe('the CDN', () => {
  it('caches a label for five minutes, then revalidates it', async () => {
    const first = await label('stone')
    expect(first.headers.get('cache-control')).toBe(CACHED)
    const tag = first.headers.get('etag') ?? ''
    const again = await label('stone', { 'If-None-Match': `W/${tag}, "other"` })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.get('cache-control')).toBe(CACHED)
    expect((await label('stone', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('gets another ETag and the new content after an edit', async () => {
    const ada = await signUp()
    const id = await add(api.ask, ada.token)
    const before = await label(id)
    const body = { short_description: 'Read anew.' }
    await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    const after = await label(id, { 'If-None-Match': before.headers.get('etag') ?? '' })
    expect(after).toMatchObject({ status: 200 })
    expect(after.text).toContain('Read anew.')
  })

  it('caches a missing label as well', async () => {
    expect((await label('nothing')).headers.get('cache-control')).toBe(CACHED)
  })

  it('may use HEAD, and no method that writes', async () => {
    expect(await api.ask('HEAD', '/label/stone', HOSTED)).toMatchObject({ status: 200, text: '' })
    const reply = await api.ask('POST', '/label/stone', HOSTED)
    expect(reply).toMatchObject({ status: 405 })
    expect(reply.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('where there is no label', () => {
  it.each(['nothing', 'a%20b', '__x__', 'a%2Fb', 'a'.repeat(129)])('the answer is 404: %s', async (id) => {
    const reply = await label(id)
    expect(reply).toMatchObject({ status: 404 })
    expect(reply.text).toContain('<h1 class="short">No such artifact</h1>')
    expect(metaOf(reply.text, 'robots')).toBe('noindex')
  })

  it('the answer is 410 while an artifact is being deleted, and when it is deleted, for three months', async () => {
    const ada = await signUp()
    const id = await add(api.ask, ada.token)
    const record = api.store.db.doc(`artifacts/${id}`)
    await record.update({ [DELETING]: new Date() })
    const going = await label(id)
    expect(going).toMatchObject({ status: 410 })
    expect(going.text).not.toContain('Rosetta')
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect((await record.get()).exists).toBe(false)
    const gone = await label(id)
    expect(gone).toMatchObject({ status: 410, text: going.text })
    expect(metaOf(gone.text, 'robots')).toBe('noindex')
    // The tombstone holds nothing but its expiry time and the id of the call that deleted.
    const kept = api.store.db.doc(`gone/${id}`)
    const { expires_at, ...rest } = (await kept.get()).data() ?? {}
    expect(rest).toEqual({ call: expect.any(String) as unknown })
    expect(expires_at).toBeInstanceOf(Timestamp)
    await kept.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) })
    expect(await label(id)).toMatchObject({ status: 404 })
  })

  it('a deletion costs one more write', async () => {
    const ada = await signUp()
    const id = await add(api.ask, ada.token)
    const before = await api.store.usage()
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    const after = await api.store.usage()
    // Artifact, private document, report target, case, history and tombstone.
    expect(after.documentsWritten - before.documentsWritten).toBe(6)
    expect(await label(id)).toMatchObject({ status: 410 })
  })

  it('the answer is 404 for a hidden artifact, also while it is being hidden (threat 62)', async () => {
    const [ada, bob, curator] = [await signUp(), await signUp(), await signUpCurator()]
    const id = await add(api.ask, ada.token)
    const body = { artifactId: id, reason: 'False', text: '' }
    await api.ask('POST', '/reports', { token: bob.token, body })
    const decided = await api.ask('POST', `/reports/${id}`, {
      token: curator.token,
      body: { decision: 'hide', note: 'A copy.' },
    })
    expect(decided).toMatchObject({ status: 200 })
    expect(await label(id)).toMatchObject({ status: 404 })
    expect(await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })).toMatchObject({ status: 200 })
    expect(await label(id)).toMatchObject({ status: 404 })
    await api.store.db
      .doc('artifacts/leaving')
      .set({ likes_count: 1, [HIDING]: true, [DELETING]: new Date() })
    expect(await label('leaving')).toMatchObject({ status: 404 })
  })
})

describe('any client', () => {
  it('cannot put an address of another kind into a label by the host it names (threat 61)', async () => {
    for (const host of ['a.example/x', 'a.example">', 'user@a.example', 'a b', 'a.example:99999999', ''])
      expect(await label('stone', { 'X-Forwarded-Host': host })).toMatchObject({ status: 400 })
  })
})
