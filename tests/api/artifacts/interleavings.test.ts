import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Account, signUpMany } from '../support/accounts.ts'
import { startStore, type Store } from '../support/api.ts'
import { likerNames, storeArtifact } from '../support/artifacts.ts'
import { type Instances, startInstances, watchChanges } from '../support/crash.ts'
import { isOpen, inconsistencies } from './interleavings/oracle.ts'
import { ARTIFACTS, calmRounds, crashRounds, PEOPLE, type Round, type Step } from './interleavings/model.ts'
import { type Snapshot, takeSnapshot, unfinished } from './interleavings/snapshot.ts'
import { type Done, perform } from './interleavings/requests.ts'
import { leftHistories } from '../support/histories.ts'
import { leftMarks } from '../support/marks.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { repairAll } from '../support/operator.ts'
import { scaled } from '../../support/scale.ts'

/**
 * Tests of random concurrent requests, sent to two instances of the API and directly to Firestore, against
 * the invariants. A failure prints its seed; `SEED=... npx vitest run --project api
 * tests/api/artifacts/interleavings.test.ts` repeats it.
 */
let store: Store
let instances: Instances
let people: Account[]

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
/** Likes of the first artifact: enough that removing or renaming it takes several commits. */
const CROWD = scaled(850, 450)
/** How often a request without a response is repeated. */
const REPEATS = 5

beforeAll(async () => {
  store = await startStore()
  instances = await startInstances(store, 2)
  people = await signUpMany(PEOPLE)
})

const world = () => ({ ask: instances.ask, store, people })

async function begin(crowd: number): Promise<Snapshot> {
  await store.clear()
  await Promise.all(
    ARTIFACTS.map((id, place) =>
      storeArtifact(store.db, {
        id,
        uid: people[place]?.uid ?? '',
        likers: likerNames(place === 0 ? crowd : 0),
      }),
    ),
  )
  return takeSnapshot(store.db)
}

/** Sends all steps concurrently, kills instances if the round has a crash, and checks the stored state. */
async function play({ steps, crash }: Round, before: Snapshot): Promise<{ done: Done[]; after: Snapshot }> {
  const watched = crash && (await watchChanges(store.db, crash.afterChanges))
  const answers = Promise.all(steps.map((step) => perform(world(), step)))
  if (crash && watched) {
    await watched(answers)
    await instances.crash(crash.places)
  }
  const done = await answers
  expect(await violations(store.db)).toEqual([])
  const after = await takeSnapshot(store.db)
  expect(inconsistencies(world(), done, before, after)).toEqual([])
  return { done, after }
}

const openSteps = (done: readonly Done[]): Step[] => done.filter(isOpen).map(({ step }) => step)

it('keeps every invariant, whatever runs in parallel', async () => {
  await fc.assert(
    fc.asyncProperty(calmRounds, async (rounds) => {
      let before = await begin(0)
      for (const round of rounds) before = (await play(round, before)).after
    }),
    { numRuns: scaled(15), seed, endOnFailure: true },
  )
})

it('keeps them when instances are killed and users repeat requests, or leave the repair to the reconciler', async () => {
  await fc.assert(
    fc.asyncProperty(crashRounds, fc.constantFrom(true, true, false), async (rounds, isPatient) => {
      let before = await begin(CROWD)
      let open: Step[] = []
      for (const { steps, crash } of rounds) {
        const { done, after } = await play({ steps: [...open, ...steps], crash }, before)
        open = isPatient ? openSteps(done) : []
        before = after
      }
      for (let repeat = 0; repeat < REPEATS && open.length > 0; repeat += 1) {
        const { done, after } = await play({ steps: open, crash: null }, before)
        open = openSteps(done)
        before = after
      }
      expect(open).toEqual([])
      expect(isPatient ? unfinished(before) : []).toEqual([])
      await repairAll(store)
      expect(unfinished(await takeSnapshot(store.db))).toEqual([])
      expect(await violations(store.db)).toEqual([])
      expect(await leftPrivates(store.db)).toEqual([])
      expect(await leftHistories(store.db)).toEqual([])
      expect(await leftMarks(store.db)).toEqual([])
    }),
    { numRuns: scaled(6, 2), seed, endOnFailure: true },
  )
})
