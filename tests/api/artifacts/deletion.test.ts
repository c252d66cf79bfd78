import { describe, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { FAST_CLOCK, shareFunction, startFunction } from '../support/api.ts'
import { likerNames, storeArtifact } from '../support/artifacts.ts'
import { listOf } from '../support/ask.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { ada, api, withPeople } from '../support/people.ts'
import { untilDocument } from '../support/store.ts'
import { scaled } from '../../support/scale.ts'

/**
 * Tests of artifacts with more likes than one commit takes (docs/threats.md, threat 32), and of crashes
 * between commits.
 */

const LIKES = scaled(1_200, 450)
const likers = likerNames(LIKES)
/** Enough likes for several commits, so that a crash between two of them is certain. */
const MANY_LIKES = scaled(1_200, 850)
const manyLikers = likerNames(MANY_LIKES)

withPeople()

const likesOf = async (id: string) =>
  (await api.store.db.collection('likes').where('artifactId', '==', id).count().get()).data().count
const artifact = (id: string) => api.store.db.doc(`artifacts/${id}`)

const until = (id: string, isReached: Parameters<typeof untilDocument>[2]) =>
  untilDocument(api.store, `artifacts/${id}`, isReached)

describe('an artifact with more likes than one commit takes', () => {
  it('is deleted with all of them, and others stay', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    await storeArtifact(api.store.db, { id: 'other', uid: ada.uid, likers: likers.slice(0, 3) })
    const reply = await api.ask('DELETE', '/artifact/many', { token: ada.token })
    expect(reply).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await likesOf('many')).toBe(0)
    expect(await likesOf('other')).toBe(3)
    expect((await artifact('many').get()).exists).toBe(false)
    expect(await violations(api.store.db)).toEqual([])
    expect(await leftPrivates(api.store.db)).toEqual([])
  })

  it('keeps every invariant when the server crashes between two commits, and is deleted by the next request', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers: manyLikers })
    const doomed = await startFunction(api.store)
    const begun = until('many', (fields) => fields !== undefined && fields.likes_count < MANY_LIKES)
    const outcome = doomed.ask('DELETE', '/artifact/many', { token: ada.token }).catch(() => 'lost')
    await begun
    await doomed.child.kill()
    expect(await outcome).toBe('lost')
    const left = await likesOf('many')
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(MANY_LIKES)
    expect(await violations(api.store.db)).toEqual([])
    const asAda = { token: ada.token }
    expect(await api.ask('GET', '/artifact/many', asAda)).toMatchObject({ status: 404 })
    expect(
      await api.ask('PATCH', '/updateArtifact/many', { ...asAda, body: { created_at: 'x' } }),
    ).toMatchObject({ status: 404 })
    expect(await api.ask('POST', '/likes', { ...asAda, body: { artifactId: 'many' } })).toMatchObject({
      status: 404,
    })
    for (const list of ['/artifacts', '/artifacts?name=rosetta', '/featuredArtifacts']) {
      expect(listOf(await api.ask('GET', list))).toEqual([])
    }
    expect(listOf(await api.ask('GET', `/myArtifacts?email=${ada.email}`, asAda))).toEqual([])
    const eve = await signUp()
    expect(await api.ask('DELETE', '/artifact/many', { token: eve.token })).toMatchObject({ status: 403 })
    expect(await api.ask('DELETE', '/artifact/many', asAda)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
    expect(await likesOf('many')).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is deleted although its count is not a number', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    await artifact('many').update({ likes_count: 'odd' })
    const counts: unknown[] = []
    const counted = until('many', (fields) => {
      counts.push(fields?.likes_count)
      return typeof counts.at(-1) === 'number'
    })
    const reply = await api.ask('DELETE', '/artifact/many', { token: ada.token })
    expect(reply).toMatchObject({ status: 200 })
    await counted
    expect(new Set(counts)).toEqual(new Set(['odd', 0]))
    expect(await likesOf('many')).toBe(0)
  })

  it('is deleted once by two parallel requests of one account', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    const replies = await Promise.all(
      [1, 2].map(() => api.ask('DELETE', '/artifact/many', { token: ada.token })),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await violations(api.store.db)).toEqual([])
  })

  it('keeps a correct count if a like is removed meanwhile', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers: [...likers, ada.uid] })
    const [deleted, unliked] = await Promise.all([
      api.ask('DELETE', '/artifact/many', { token: ada.token }),
      api.ask('DELETE', `/likes/${ada.uid}_many`, { token: ada.token }),
    ])
    expect(deleted).toMatchObject({ status: 200 })
    expect(unliked).toMatchObject({ status: 200 })
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('an edit of an artifact with more likes than one commit takes', () => {
  const names = async () => {
    const { docs } = await api.store.db.collection('likes').where('artifactId', '==', 'many').get()
    return docs.map((document) => String(document.get('artifactName')))
  }

  it('updates all of them', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    const reply = await api.ask('PATCH', '/updateArtifact/many', {
      token: ada.token,
      body: { artifact_name: 'Renamed' },
    })
    expect(reply).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(new Set(await names())).toEqual(new Set(['Renamed']))
    expect((await artifact('many').get()).get('copying')).toBeUndefined()
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is finished by the next edit if it stops early, as after a crash', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    const sent = { token: ada.token, body: { artifact_name: 'Renamed' } }
    await (await shareFunction(api.store, FAST_CLOCK)).ask('PATCH', '/updateArtifact/many', sent)
    expect(await violations(api.store.db)).toEqual([])
    expect((await artifact('many').get()).get('copying')).toBeTypeOf('string')
    expect(new Set(await names())).toContain('Rosetta Stone')
    await api.ask('PATCH', '/updateArtifact/many', sent)
    expect(new Set(await names())).toEqual(new Set(['Renamed']))
    expect((await artifact('many').get()).get('copying')).toBeUndefined()
  })

  it('ends with the last of several names', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((artifact_name) =>
        api.ask('PATCH', '/updateArtifact/many', { token: ada.token, body: { artifact_name } }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const final = String((await artifact('many').get()).get('artifact_name'))
    expect(new Set(await names())).toEqual(new Set([final]))
    expect(await violations(api.store.db)).toEqual([])
  })
})
