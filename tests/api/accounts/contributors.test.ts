import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signUp, signUpCurator } from '../support/accounts.ts'
import { type Api, startApi, startFunction } from '../support/api.ts'
import { likerNames, storeArtifact, storeArtifacts } from '../support/artifacts.ts'

/** Tests of public contributor pages (docs/threats.md, threat 69). */
let api: Api
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.store.clear())

const DAY_MS = 86_400_000
const FIRST_MS = Date.UTC(2025, 2, 9, 12)

/** Stores three artifacts of Ada, the newest under another display name, and one of a namesake. */
async function storeSome(): Promise<void> {
  await storeArtifacts(api.store.db, [
    { id: 'stone', uid: 'ada', addedAtMs: FIRST_MS + DAY_MS, likers: likerNames(2) },
    { id: 'disc', uid: 'ada', addedAtMs: FIRST_MS, fields: { artifact_name: 'Disc' }, likers: ['bob'] },
    { id: 'vase', uid: 'ada', addedAtMs: FIRST_MS + 2 * DAY_MS, fields: { artifact_type: 'Tools' } },
    { id: 'other', uid: 'eve', addedAtMs: FIRST_MS - DAY_MS, likers: likerNames(5) },
  ])
  await api.store.db.doc('artifacts/vase').update({ adder_name: 'Ada Hart' })
}

async function contributor(uid: string, ask = api.ask): Promise<Contributor> {
  const reply = await ask('GET', `/contributors/${uid}`)
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 })
  return parseAnswer('contributor', reply.body)
}

async function found(query: string): Promise<string[]> {
  const reply = await api.ask('GET', `/search?${query}`)
  return parseAnswer('search', reply.body).results.map(({ _id }) => _id)
}

describe('a contributor', () => {
  it('has the current name, a start date, counts of artifacts and likes', async () => {
    await storeSome()
    const reply = await api.ask('GET', '/contributors/ada')
    // Exactly these fields: no e-mail, and nothing that only the contributor may see.
    expect(reply.body).toEqual({
      name: 'Ada Hart',
      since: '2025-03-09T12:00:00.000Z',
      artifacts: 3,
      likes: 3,
    })
  })

  it('is current: additions, likes, deletions and hiding take effect at once', async () => {
    await storeSome()
    const [bob, curator] = [await signUp(), await signUpCurator()]
    await contributor('ada')
    await api.ask('POST', '/likes', { token: bob.token, body: { artifactId: 'vase' } })
    expect(await contributor('ada')).toMatchObject({ artifacts: 3, likes: 4 })
    await storeArtifact(api.store.db, { id: 'cup', uid: 'ada' })
    expect(await contributor('ada')).toMatchObject({ name: 'Ada', artifacts: 4, likes: 4 })
    await api.store.db.doc('artifacts/disc').delete()
    expect(await contributor('ada')).toMatchObject({
      artifacts: 3,
      likes: 3,
      since: '2025-03-10T12:00:00.000Z',
    })
    const decision = { decision: 'hide', note: 'A copy.' }
    await api.ask('POST', '/reports/stone', { token: curator.token, body: decision })
    expect(await contributor('ada')).toMatchObject({ artifacts: 2, likes: 1 })
  })

  it('counts beyond a hundred', async () => {
    const many = Array.from({ length: 137 }, (_, at) => ({ id: `thing${at}`, uid: 'ada', likers: ['bob'] }))
    await storeArtifacts(api.store.db, many)
    expect(await contributor('ada')).toMatchObject({ artifacts: 137, likes: 137 })
  })

  it.each(['nobody', '__ada__', 'a%20b', 'ada%2Fstone', 'eve@example.com'])(
    'is nobody who has added nothing: %s',
    async (uid) => {
      await storeSome()
      const { uid: known } = await signUp()
      for (const asked of [uid, known])
        expect(await api.ask('GET', `/contributors/${asked}`)).toMatchObject({
          status: 404,
          body: { detail: 'No artifact in the collection was added by this person.' },
        })
    },
  )

  it('may be cached by the CDN for visitors only', async () => {
    await storeSome()
    const { token } = await signUp()
    const cacheOf = async (uid: string, asked = {}) =>
      (await api.ask('GET', `/contributors/${uid}`, asked)).headers.get('cache-control')
    expect(await cacheOf('ada')).toBe('public, max-age=0, s-maxage=30')
    expect(await cacheOf('ada', { token })).toBe('no-store')
    expect(await cacheOf('nobody')).toBe('no-store')
  })
})

describe('a search for the artifacts of one person', () => {
  it('finds them, not those of another user of the same name, with every other filter and in every order', async () => {
    await storeSome()
    expect(await found('contributor=ada')).toEqual(['disc', 'stone', 'vase'])
    expect(await found('contributor=ada&sort=date-desc')).toEqual(['vase', 'stone', 'disc'])
    expect(await found('contributor=ada&q=rosetta')).toEqual(['stone', 'vase'])
    expect(await found('contributor=ada&type=Tools')).toEqual(['vase'])
    expect(await found('contributor=nobody')).toEqual([])
  })

  it('counts facets among them only', async () => {
    await storeSome()
    const reply = await api.ask('GET', '/search?contributor=ada&type=Tools')
    expect(parseAnswer('search', reply.body)).toMatchObject({
      total: 1,
      facets: {
        type: [
          ['Documents', 2],
          ['Tools', 1],
        ],
      },
    })
  })

  it.each(['contributor=a%20b', 'contributor=ada&contributor=eve'])('is refused: %s', async (query) => {
    const reply = await api.ask('GET', `/search?${query}`)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'contributor' }] } })
  })
})

describe('an index in an older format', () => {
  it('is rebuilt by the first search; then a contributor costs one aggregation, and an unknown one nothing', async () => {
    await storeSome()
    const current = api.store.db.doc('searchIndex/current')
    await current.set({ format: 1 })
    const later = await startFunction(api.store, { SEARCH_STALE_MS: '600000' })
    expect(await contributor('ada', later.ask)).toMatchObject({ artifacts: 3 })
    expect((await current.get()).get('format')).not.toBe(1)
    const readFor = async (uid: string) => {
      const before = await api.store.usage()
      await later.ask('GET', `/contributors/${uid}`)
      return (await api.store.usage()).documentsRead - before.documentsRead
    }
    expect([await readFor('eve'), await readFor('nobody')]).toEqual([1, 0])
  })
})
