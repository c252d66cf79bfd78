import { APPEAL } from '@tracker/domain/reports/report.ts'
import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { FAST_CLOCK, shareFunction } from '../support/api.ts'
import { add, likerNames, storeArtifact } from '../support/artifacts.ts'
import { listOf, member } from '../support/ask.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { scaled } from '../../support/scale.ts'
import { cases, decide, report, sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of artifacts hidden by curators (docs/threats.md, threat 50). */
withPeople()

const get = (who: Account, id: string) => api.ask('GET', `/artifact/${id}`, { token: who.token })
const like = (who: Account, artifactId: string) =>
  api.ask('POST', '/likes', { token: who.token, body: { artifactId } })
const mine = async (who: Account) =>
  listOf(await api.ask('GET', `/myArtifacts?email=${who.email}`, { token: who.token }))
const liked = async (who: Account) =>
  listOf(await api.ask('GET', `/liked?email=${who.email}`, { token: who.token }))

describe('a hidden artifact', () => {
  async function hideOne(): Promise<string> {
    const id = await add(api.ask, ada.token)
    await like(bob, id)
    await report(bob, id, 'False', 'Not real.')
    expect(await decide(id, 'hide')).toMatchObject({ status: 200, body: { decision: 'hide' } })
    return id
  }

  it('is found by no call of anybody else', async () => {
    const id = await hideOne()
    for (const path of [
      '/artifacts',
      '/artifacts?name=rosetta',
      '/artifacts?sort=date-desc',
      '/featuredArtifacts',
    ]) {
      expect(listOf(await api.ask('GET', path))).toEqual([])
    }
    expect(await get(bob, id)).toMatchObject({ status: 404 })
    expect(await like(bob, id)).toMatchObject({ status: 404 })
    expect(await liked(bob)).toEqual([])
    expect(await report(bob, id)).toMatchObject({ status: 404 })
    expect(await report(await signUp(), id)).toMatchObject({ status: 404 })
    const change = { token: bob.token, body: { created_at: 'x' } }
    expect(await api.ask('PATCH', `/updateArtifact/${id}`, change)).toMatchObject({ status: 404 })
    expect(await api.ask('DELETE', `/artifact/${id}`, { token: bob.token })).toMatchObject({ status: 404 })
    expect(await violations(api.store.db)).toEqual([])
    expect(await leftPrivates(api.store.db)).toEqual([])
  })

  it('is found by its adder, in the list and alone, with the reason', async () => {
    const id = await hideOne()
    const shown = await add(api.ask, ada.token, { artifact_name: 'Shown' })
    const body = { _id: id, hidden_reason: 'A copy.', adder_email: ada.email, likes_count: 1 }
    expect(await get(ada, id)).toMatchObject({ status: 200, body })
    expect(await mine(ada)).toMatchObject([{ _id: shown }, body])
    const first = await api.ask('GET', `/myArtifacts?email=${ada.email}&limit=1`, { token: ada.token })
    expect(listOf(first)).toMatchObject([{ _id: shown }])
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await api.ask('GET', next, { token: ada.token })
    expect(listOf(second)).toMatchObject([body])
    expect(second.headers.get('link')).toBeNull()
  })

  it('is found by curators, without the address of its adder', async () => {
    const id = await hideOne()
    const reply = await get(curator, id)
    expect(reply).toMatchObject({ status: 200, body: { hidden_reason: 'A copy.' } })
    expect(reply.body).not.toHaveProperty('adder_email')
    expect(await cases()).toMatchObject([{ artifact: { _id: id, hidden_reason: 'A copy.' } }])
  })

  it('can be appealed once per decision, and stays hidden if that is dismissed', async () => {
    const id = await hideOne()
    expect(await report(ada, id, 'Other')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    })
    expect(await report(ada, id, APPEAL, 'It is real.')).toMatchObject({ status: 201 })
    expect(await report(ada, id, APPEAL, 'Again.')).toMatchObject({ status: 201 })
    expect(await cases()).toMatchObject([
      { reports_count: 2, reports: [{ reason: APPEAL, text: 'It is real.' }, { text: 'Not real.' }] },
    ])
    await decide(id, 'dismiss', 'Looked again.')
    expect(await get(bob, id)).toMatchObject({ status: 404 })
    expect(await cases()).toMatchObject([{ decisions: [{ note: 'Looked again.' }, { note: 'A copy.' }] }])
    await decide(id, 'restore')
    await decide(id, 'hide', 'Once more.')
    await report(ada, id, APPEAL, 'Once more.')
    expect(await cases()).toMatchObject([{ reports_count: 2, reports: [{ text: 'Once more.' }, {}] }])
  })

  it('is unchanged after it is restored', async () => {
    const id = await add(api.ask, ada.token)
    await like(bob, id)
    const stored = () => api.store.db.doc(`artifacts/${id}`).get()
    const before = (await stored()).data()
    const beforeLike = (await api.store.db.doc(`likes/${bob.uid}_${id}`).get()).data()
    await decide(id, 'hide')
    expect((await stored()).exists).toBe(false)
    expect(await decide(id, 'restore')).toMatchObject({ status: 200 })
    // Only the time changes, so that listeners of changes notice the restored artifact.
    expect((await stored()).data()).toEqual({ ...before, updated_at: expect.anything() as unknown })
    expect((await api.store.db.doc(`likes/${bob.uid}_${id}`).get()).data()).toEqual(beforeLike)
    expect(await sizeOf('hidden')).toBe(0)
    expect(await sizeOf('hiddenLikes')).toBe(0)
    expect(listOf(await api.ask('GET', '/artifacts?name=rosetta'))).toMatchObject([{ _id: id }])
    expect(await liked(bob)).toHaveLength(1)
    expect(await cases()).toEqual([])
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is deleted by its adder, with its likes and reports', async () => {
    const id = await hideOne()
    const deleted = await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await get(ada, id)).toMatchObject({ status: 404 })
    for (const name of ['hidden', 'hiddenLikes', 'reports', 'cases', 'likes', 'artifacts']) {
      expect([name, await sizeOf(name)]).toEqual([name, 0])
    }
    expect(await leftPrivates(api.store.db)).toEqual([])
  })

  it('that is shown is deleted with its reports', async () => {
    const id = await add(api.ask, ada.token)
    await report(bob, id)
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect([await sizeOf('reports'), await sizeOf('cases')]).toEqual([0, 0])
  })
})

describe('an artifact with more likes than one commit takes', () => {
  const storeMany = (count: number) =>
    storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers: likerNames(count) })
  const LIKES = scaled(1_200, 250)
  const countOf = async () => member(await get(bob, 'many'), 'likes_count')
  const sizes = async (...names: readonly string[]) => Promise.all(names.map(sizeOf))

  it('is hidden with all of them, and restored with all of them', async () => {
    await storeMany(LIKES)
    expect(await decide('many', 'hide')).toMatchObject({ status: 200 })
    expect(await sizes('artifacts', 'likes', 'hiddenLikes')).toEqual([0, 0, LIKES])
    expect(await decide('many', 'restore')).toMatchObject({ status: 200 })
    expect(await sizes('hidden', 'likes', 'hiddenLikes')).toEqual([0, LIKES, 0])
    expect(await countOf()).toBe(LIKES)
    expect(await violations(api.store.db)).toEqual([])
  })

  /** Ends after the first commit. */
  async function startTo(decision: string) {
    const hurried = await shareFunction(api.store, FAST_CLOCK)
    const body = { decision, note: 'A copy.' }
    const reply = await hurried.ask('POST', '/reports/many', { token: curator.token, body })
    expect(reply).toMatchObject({ status: 200 })
    expect(Math.min(...(await sizes('likes', 'hiddenLikes')))).toBeGreaterThan(0)
    expect(await violations(api.store.db)).toEqual([])
  }

  it('keeps every invariant and stays invisible when hiding it stops early, as in a crash', async () => {
    await storeMany(LIKES)
    await startTo('hide')
    const stored = (await api.store.db.doc('artifacts/many').get()).data() ?? {}
    expect(Object.keys(stored).toSorted()).toEqual(['deleting_at', 'hiding', 'likes_count'])
    expect(listOf(await api.ask('GET', '/artifacts'))).toEqual([])
    expect(await get(bob, 'many')).toMatchObject({ status: 404 })
    expect(await mine(ada)).toMatchObject([{ _id: 'many', hidden_reason: 'A copy.' }])
    expect(await decide('many', 'hide')).toMatchObject({ status: 200 })
    expect(await sizes('likes', 'hiddenLikes')).toEqual([0, LIKES])
  })

  it('is restored, or deleted, while its likes are still being moved', async () => {
    await storeMany(LIKES)
    await startTo('hide')
    expect(await decide('many', 'restore')).toMatchObject({ status: 200 })
    expect(await countOf()).toBe(LIKES)
    expect(await violations(api.store.db)).toEqual([])
    await startTo('hide')
    const deleted = await api.ask('DELETE', '/artifact/many', { token: ada.token })
    expect(deleted).toMatchObject({ status: 200 })
    expect(await sizes('hidden', 'hiddenLikes', 'likes', 'artifacts')).toEqual([0, 0, 0, 0])
  })

  it('counts each person once who likes it again while likes are being restored', async () => {
    // These ids come before every account's, so that the account's like is restored last.
    const likers = [...likerNames(LIKES).map((name) => `-${name}`), bob.uid]
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers })
    await decide('many', 'hide')
    await startTo('restore')
    expect((await api.store.db.doc(`hiddenLikes/${bob.uid}_many`).get()).exists).toBe(true)
    expect(await like(bob, 'many')).toMatchObject({ status: 201 })
    const renamed = { token: ada.token, body: { artifact_name: 'Renamed' } }
    expect(await api.ask('PATCH', '/updateArtifact/many', renamed)).toMatchObject({ status: 200 })
    await decide('many', 'hide')
    await decide('many', 'restore')
    expect(await countOf()).toBe(LIKES + 1)
    expect(await sizeOf('hiddenLikes')).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
  })
})
