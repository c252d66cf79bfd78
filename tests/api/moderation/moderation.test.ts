import { SUSPENSION_BATCH } from '@tracker/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import { signUpMany, signUpPeople } from '../support/accounts.ts'
import { startFunction } from '../support/api.ts'
import { add, anArtifact, likerNames, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import { listOf, member, objectOf } from '../support/ask.ts'
import { watchChanges } from '../support/crash.ts'
import { violations } from '../support/invariants.ts'
import { findRepairs, repairAll } from '../support/operator.ts'
import { asCurator, cases, decideMany, openReports, report, sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { IS_FULL } from '../../support/scale.ts'

/**
 * Tests of decisions on many artifacts and of suspensions (docs/threats.md, threats 80 and 81).
 */
withPeople({ isNewForEach: true })

const suspend = (uid: string, reason = 'Spam.') => asCurator('POST', `/suspensions/${uid}`, { reason })
const lift = (uid: string) => asCurator('DELETE', `/suspensions/${uid}`)
const get = (id: string, who = bob) => api.ask('GET', `/artifact/${id}`, { token: who.token })
const artifactOf = (entry: Record<string, unknown>) => objectOf(entry.artifact)

/** Stores this many artifacts of a user and returns their ids. */
async function storeMany(uid: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${uid}-${index}`)
  await storeArtifacts(
    api.store.db,
    ids.map((id) => ({ id, uid })),
  )
  return ids
}

describe('one decision on many artifacts', () => {
  it('hides them with one reason, and restores them', async () => {
    const ids = [await add(api.ask, ada.token), await add(api.ask, ada.token), await add(api.ask, bob.token)]
    expect(await decideMany(ids, 'hide')).toMatchObject({ status: 200, body: { decided: 3, refused: [] } })
    for (const id of ids) expect((await get(id, curator)).body).toMatchObject({ hidden_reason: 'Spam.' })
    expect(await sizeOf('artifacts')).toBe(0)
    expect(await decideMany(ids, 'restore', '')).toMatchObject({ body: { decided: 3, refused: [] } })
    for (const id of ids) expect(await get(id)).toMatchObject({ status: 200 })
    expect(await violations(api.store.db)).toEqual([])
  })

  it('returns those that it could not decide on with the reason, and decides on the others', async () => {
    const [id, own] = [await add(api.ask, ada.token), await add(api.ask, curator.token)]
    expect(await decideMany([id, own, 'missing', '../x'], 'hide')).toMatchObject({
      status: 200,
      body: {
        decided: 1,
        refused: [
          { artifactId: own, message: 'Nobody decides on an own artifact.' },
          { artifactId: 'missing' },
          { artifactId: '../x' },
        ],
      },
    })
  })

  it('changes nothing when it is repeated', async () => {
    const id = await add(api.ask, ada.token)
    await decideMany([id], 'hide')
    expect(await decideMany([id], 'hide')).toMatchObject({ body: { decided: 1, refused: [] } })
    const [entry = {}] = await cases()
    expect(entry.decisions).toHaveLength(1)
  })

  it.each([
    ['artifactIds', { artifactIds: [] }],
    ['artifactIds', { artifactIds: Array.from({ length: 51 }, (_, index) => `a${index}`) }],
    ['note', { artifactIds: ['a'], note: '' }],
    ['decision', { artifactIds: ['a'], decision: 'burn' }],
  ])('with a wrong %s is refused with its name', async (field, body) => {
    const reply = await asCurator('POST', '/decisions', { decision: 'hide', note: 'Spam.', ...body })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })
})

describe('a suspended contributor (threat 80)', () => {
  it('cannot write, and still sees the own artifacts, hidden with the reason', async () => {
    const other = await add(api.ask, bob.token)
    const id = await add(api.ask, ada.token)
    const like = await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: other } })
    expect(await suspend(ada.uid)).toMatchObject({ status: 200, body: { done: 1, left: 0 } })
    const asAda = { token: ada.token }
    const writes = [
      api.ask('POST', '/artifacts', { ...asAda, body: anArtifact() }),
      api.ask('PATCH', `/updateArtifact/${id}`, { ...asAda, body: { created_at: '1' } }),
      api.ask('DELETE', `/artifact/${id}`, asAda),
      api.ask('POST', `/undoDelete/${id}`, asAda),
      api.ask('POST', '/likes', { ...asAda, body: { artifactId: other } }),
      api.ask('DELETE', `/likes/${String(member(like, 'insertedId'))}`, asAda),
      api.ask('POST', '/photos', asAda),
      report(ada, other),
    ]
    for (const reply of await Promise.all(writes)) {
      expect(reply).toMatchObject({ status: 403, body: { title: 'Not allowed' } })
      expect(member(reply, 'detail')).toMatch(/^Your account is suspended\./)
    }
    expect(await get(id)).toMatchObject({ status: 404 })
    expect(await get(id, ada)).toMatchObject({ body: { hidden_reason: 'Spam.', hidden_by: 'suspension' } })
    expect(await api.ask('GET', '/account', asAda)).toMatchObject({
      body: { suspensions: [{ reason: 'Spam.' }] },
    })
  })

  it('gets back what the suspension hid and nothing else, once it is lifted', async () => {
    const [first, judged] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    const decidedLater = await add(api.ask, ada.token)
    await decideMany([judged], 'hide', 'A copy.')
    await suspend(ada.uid)
    await decideMany([decidedLater], 'hide', 'Unlawful.')
    expect(await decideMany([judged, first], 'restore')).toMatchObject({ body: { decided: 0 } })
    expect(await lift(ada.uid)).toMatchObject({ status: 200, body: { done: 1, left: 0 } })
    expect(await get(first)).toMatchObject({ status: 200 })
    for (const id of [judged, decidedLater]) expect(await get(id)).toMatchObject({ status: 404 })
    expect(await lift(ada.uid)).toMatchObject({ status: 200, body: { done: 0, left: 0 } })
    expect(listOf(await asCurator('GET', '/suspensions'))).toEqual([])
    await add(api.ask, ada.token)
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('appeals; what was reported before waits again after the suspension', async () => {
    const [reported, plain] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    await report(bob, reported)
    expect(await openReports()).toBe(1)
    await suspend(ada.uid)
    expect([await openReports(), await cases()]).toEqual([0, []])
    expect(await report(ada, plain, 'Appeal')).toMatchObject({ status: 201 })
    expect((await cases()).map((entry) => artifactOf(entry)._id)).toEqual([plain])
    await lift(ada.uid)
    expect(await cases()).toMatchObject([{ artifact: { _id: reported }, reports_count: 1 }])
    expect(await openReports()).toBe(1)
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is shown to curators with all added artifacts', async () => {
    const [shown, judged] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    await decideMany([judged], 'hide')
    expect(await asCurator('GET', `/moderation/${ada.uid}`)).toMatchObject({
      status: 200,
      body: { name: 'Ada Lovelace', suspension: null, visible: 1, hidden: 1 },
    })
    await suspend(ada.uid)
    const seen = await asCurator('GET', `/moderation/${ada.uid}`)
    expect(seen).toMatchObject({ body: { suspension: { reason: 'Spam.' }, visible: 0, hidden: 2 } })
    expect(seen.text).not.toContain(ada.email)
    const ids = listOf({ ...seen, body: member(seen, 'artifacts') }).map(({ _id }) => String(_id))
    expect(ids.toSorted()).toEqual([shown, judged].toSorted())
    expect(listOf(await asCurator('GET', '/suspensions'))).toMatchObject([
      { uid: ada.uid, name: 'Ada Lovelace', reason: 'Spam.', is_lifting: false },
    ])
    expect(await asCurator('GET', '/moderation/nobody')).toMatchObject({ status: 404 })
  })

  it('is no curator, and only curators suspend (threat 80)', async () => {
    const { curator: other } = await signUpPeople()
    expect(await suspend(curator.uid)).toMatchObject({ status: 403 })
    expect(await suspend(other.uid)).toMatchObject({ status: 403 })
    expect(await suspend('nobody')).toMatchObject({ status: 404 })
    expect(await suspend(ada.uid, ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    })
    const asBob = { token: bob.token, body: { reason: 'x', artifactIds: ['a'], decision: 'dismiss' } }
    for (const [method, path] of [
      ['POST', `/suspensions/${ada.uid}`],
      ['DELETE', `/suspensions/${ada.uid}`],
      ['GET', '/suspensions'],
      ['GET', `/moderation/${ada.uid}`],
      ['GET', '/openReports'],
      ['POST', '/decisions'],
    ] as const) {
      expect(await api.ask(method, path, asBob)).toMatchObject({ status: 403 })
    }
  })

  it('can download the data and delete the account', async () => {
    await add(api.ask, ada.token)
    await suspend(ada.uid)
    expect(await api.ask('DELETE', '/account', { token: ada.token })).toMatchObject({ status: 200 })
    for (const name of ['hidden', 'suspensions', 'artifacts']) expect(await sizeOf(name)).toBe(0)
  })
})

describe('many artifacts of spammers (threat 81)', () => {
  it('are hidden in bounded calls, and restored', async () => {
    const counts = IS_FULL ? [66, 67, 67] : [SUSPENSION_BATCH + 3]
    const spammers = await signUpMany(counts.length)
    for (const [index, { uid }] of spammers.entries()) await storeMany(uid, counts[index] ?? 0)
    const count = counts.reduce((sum, one) => sum + one)
    await storeArtifact(api.store.db, { id: 'honest', uid: bob.uid })
    let calls = 0
    for (const { uid } of spammers) {
      for (let left = 1; left > 0; calls += 1) left = Number(member(await suspend(uid), 'left'))
    }
    expect(calls).toBe(2 * counts.length)
    expect([await sizeOf('artifacts'), await sizeOf('hidden')]).toEqual([1, count])
    for (const { uid } of spammers) {
      for (let left = 1; left > 0;) left = Number(member(await lift(uid), 'left'))
    }
    expect([await sizeOf('artifacts'), await sizeOf('hidden')]).toEqual([1 + count, 0])
    expect(await violations(api.store.db)).toEqual([])
  }, 120_000)

  it('are all hidden by the reconciler when the instance was killed midway', async () => {
    const doomed = await startFunction(api.store)
    const count = IS_FULL ? 40 : 12
    await storeMany(ada.uid, count)
    await storeArtifact(api.store.db, { id: 'liked', uid: ada.uid, likers: likerNames(250) })
    const watched = await watchChanges(api.store.db, 5)
    const body = { reason: 'Spam.' }
    const reply = doomed
      .ask('POST', `/suspensions/${ada.uid}`, { token: curator.token, body })
      .catch(() => null)
    await watched(reply)
    await doomed.child.kill()
    await reply
    expect(await violations(api.store.db)).toEqual([])
    await repairAll(api.store)
    expect([await sizeOf('artifacts'), await sizeOf('hidden')]).toEqual([0, count + 1])
    expect(await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: 'x' } })).toMatchObject({
      status: 403,
    })
    await lift(ada.uid)
    await api.store.db.doc(`suspensions/${ada.uid}`).delete()
    await repairAll(api.store)
    expect([await sizeOf('artifacts'), await sizeOf('hidden')]).toEqual([count + 1, 0])
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  }, 120_000)
})
