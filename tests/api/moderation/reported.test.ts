import { APPEAL } from '@tracker/domain/reports/report.ts'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, signUpCurator, signUpMany } from '../support/accounts.ts'
import { type Api, FAST_CLOCK, shareFunction, startApi } from '../support/api.ts'
import { add, likerNames, storeArtifact } from '../support/artifacts.ts'
import { violations } from '../support/invariants.ts'
import { leftMarks } from '../support/marks.ts'
import { deleteUser, findRepairs, repairAll } from '../support/operator.ts'
import { scaled } from '../../support/scale.ts'

/**
 * Tests of the "reported" mark that tells adders about open reports (docs/decisions/009-reports.md). A
 * failure of the last test prints its seed; `SEED=... npx vitest run --project api
 * tests/api/moderation/reported.test.ts` repeats it.
 */
let api: Api
let ada: Account
let bob: Account
let eve: Account
let curator: Account

beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  await api.store.clear()
  ;[[ada = NOBODY, bob = NOBODY, eve = NOBODY], curator] = await Promise.all([signUpMany(3), signUpCurator()])
})
const NOBODY: Account = { uid: '', email: '', password: '', token: '' }

const report = ({ token }: Account, artifactId: string, reason: string = 'Other') =>
  api.ask('POST', '/reports', { token, body: { artifactId, reason, text: '' } })
const decide = ({ token }: Account, id: string, decision: string) =>
  api.ask('POST', `/reports/${id}`, { token, body: { decision, note: 'A copy.' } })
const remove = ({ token }: Account, id: string) => api.ask('DELETE', `/artifact/${id}`, { token })
const rankOf = async (id: string) => (await api.store.db.doc(`cases/${id}`).get()).get('rank') as unknown
const markOf = async (id: string) => (await api.store.db.doc(`reported/${id}`).get()).data()

/** A deletion directly in Firestore, as the rules may allow it. */
const deleteDirectly = ({ uid }: Account, id: string) =>
  api.store.db.runTransaction(async (transaction) => {
    const artifact = await transaction.get(api.store.db.doc(`artifacts/${id}`))
    const isAllowed = artifact.get('adder_uid') === uid && artifact.get('likes_count') === 0
    if (isAllowed) transaction.delete(artifact.ref)
  })

describe('the mark that an artifact is reported', () => {
  let id: string
  let waits: { adder_uid: string }
  beforeEach(async () => {
    waits = { adder_uid: ada.uid }
    id = await add(api.ask, ada.token)
    await report(bob, id)
  })

  it('is set by the first report, once', async () => {
    expect(await markOf(id)).toEqual(waits)
    await report(eve, id)
    expect(await markOf(id)).toEqual(waits)
    expect(await violations(api.store.db)).toEqual([])
  })

  it.each(['hide', 'dismiss'])('is over with the decision to %s', async (decision) => {
    await decide(curator, id, decision)
    expect(await markOf(id)).toBeUndefined()
    // A second report by the same user does not change anything.
    await report(bob, id)
    expect(await markOf(id)).toBeUndefined()
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is not set for hidden artifacts, by appeals, or after a restore', async () => {
    await decide(curator, id, 'hide')
    expect(await report(ada, id, APPEAL)).toMatchObject({ status: 201 })
    expect(await rankOf(id)).toMatch(/^1 /)
    expect(await markOf(id)).toBeUndefined()
    await decide(curator, id, 'restore')
    expect(await markOf(id)).toBeUndefined()
    // A report by another user sets the mark again.
    await report(eve, id)
    expect(await markOf(id)).toEqual(waits)
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is over when the last reporter is deleted, and not before', async () => {
    await report(eve, id)
    await deleteUser(api.store, bob.uid)
    expect(await markOf(id)).toEqual(waits)
    await deleteUser(api.store, eve.uid)
    expect(await markOf(id)).toBeUndefined()
    expect(await rankOf(id)).toBeUndefined()
  })

  it('is over when the last reporter of a decided case is deleted', async () => {
    await decide(curator, id, 'dismiss')
    await deleteUser(api.store, bob.uid)
    await report(eve, id)
    expect(await markOf(id)).toEqual(waits)
    await deleteUser(api.store, eve.uid)
    expect(await markOf(id)).toBeUndefined()
    // A case without reports has no rank, so curators do not see it.
    expect(await rankOf(id)).toBeUndefined()
    expect((await api.store.db.doc(`cases/${id}`).get()).get('decisions')).toHaveLength(1)
  })

  it('goes with the artifact, and with its adder', async () => {
    expect(await remove(ada, id)).toMatchObject({ status: 200 })
    expect(await markOf(id)).toBeUndefined()
    const other = await add(api.ask, ada.token)
    const left = await add(api.ask, ada.token)
    for (const one of [other, left]) await report(bob, one)
    await deleteDirectly(ada, left)
    expect(await leftMarks(api.store.db)).toEqual([left])
    await deleteUser(api.store, ada.uid)
    expect([await markOf(other), await markOf(left)]).toEqual([undefined, undefined])
  })

  it('is deleted in the first step of a deletion of several steps', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: ada.uid, likers: likerNames(450) })
    await report(bob, 'many')
    const hurried = await shareFunction(api.store, FAST_CLOCK)
    const late = await hurried.ask('DELETE', '/artifact/many', { token: ada.token })
    expect(late).toMatchObject({ status: 503 })
    expect((await api.store.db.doc('artifacts/many').get()).exists).toBe(true)
    expect(await markOf('many')).toBeUndefined()
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('the reconciler', () => {
  it('repairs missing, wrong and leftover marks', async () => {
    const { db } = api.store
    const names = ['missing', 'foreign', 'dismissed', 'hidden', 'gone', 'right', 'unreported'] as const
    for (const id of names) await storeArtifact(db, { id, uid: ada.uid })
    for (const id of names.slice(0, -1)) await report(bob, id)
    await decide(curator, 'dismissed', 'dismiss')
    await decide(curator, 'hidden', 'hide')
    await deleteDirectly(ada, 'gone')
    await db.doc('reported/missing').delete()
    await db.doc('reported/foreign').set({ adder_uid: bob.uid })
    for (const id of ['dismissed', 'hidden']) await db.doc(`reported/${id}`).set({ adder_uid: ada.uid })
    const told = (id: string) => `artifact ${id}: its open report mark is corrected`
    expect((await findRepairs(api.store)).toSorted()).toEqual(
      [
        ...['missing', 'foreign', 'dismissed', 'hidden', 'gone'].map(told),
        'artifact gone does not exist: its private document is removed',
        'artifact gone does not exist: its reports are removed',
      ].toSorted(),
    )
    await repairAll(api.store)
    expect(await Promise.all(names.map(markOf))).toEqual([
      ...['missing', 'foreign'].map(() => ({ adder_uid: ada.uid })),
      ...['dismissed', 'hidden', 'gone'].map(() => undefined),
      { adder_uid: ada.uid },
      undefined,
    ])
    expect(await violations(db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })
})

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const KINDS = [
  'report',
  'report',
  'report',
  'dismiss',
  'hide',
  'restore',
  'appeal',
  'remove',
  'deleteDirectly',
  'forget',
  'repair',
  'look',
] as const
const REPORTERS = 4
/** Likes per artifact. The first artifact is hidden in three steps and deleted in two. */
const CROWDS = [450, 0, 0]

const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  person: fc.nat({ max: REPORTERS - 1 }),
  id: fc.oneof(fc.constant('a0'), fc.constantFrom(...CROWDS.map((_, at) => `a${at}`))),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const rounds = fc.array(fc.array(step, { minLength: 3, maxLength: 12 }), { minLength: 2, maxLength: 4 })

/** Performs a step. */
async function perform({ kind, person, id }: Step, reporters: readonly Account[]): Promise<string[]> {
  const reporter = reporters[person] ?? NOBODY
  switch (kind) {
    case 'report':
      await report(reporter, id)
      break
    case 'appeal':
      await report(ada, id, APPEAL)
      break
    case 'remove':
      await remove(ada, id)
      break
    case 'deleteDirectly':
      await deleteDirectly(ada, id)
      break
    case 'forget':
      await deleteUser(api.store, reporter.uid)
      break
    case 'repair':
      await repairAll(api.store)
      break
    case 'look':
      return violations(api.store.db)
    default:
      await decide(curator, id, kind)
  }
  return []
}

it('is set exactly while a visible artifact waits for a decision, whatever runs in parallel', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const { store } = api
      await store.clear()
      const [reporters, newCurator] = await Promise.all([signUpMany(REPORTERS), signUpCurator()])
      curator = newCurator
      for (const [at, crowd] of CROWDS.entries())
        await storeArtifact(store.db, { id: `a${at}`, uid: ada.uid, likers: likerNames(crowd) })
      for (const round of all) {
        const seen = await Promise.all(round.map((one) => perform(one, reporters)))
        expect(seen.flat()).toEqual([])
        expect(await violations(store.db)).toEqual([])
      }
      await repairAll(store)
      expect(await violations(store.db)).toEqual([])
      expect(await leftMarks(store.db)).toEqual([])
    }),
    { numRuns: scaled(6, 2), seed, endOnFailure: true },
  )
})
