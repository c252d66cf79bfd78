/**
 * Random sequences of steps over artifacts, photos, lists, reports and accounts, compared with the domain's tables of
 * visibility after each step. A failure prints its seed and its steps; `SEED=... npm run test:model` repeats it, with `SHRINK=1`
 * in as few steps as possible.
 */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { violations } from '../api/support/invariants.ts'
import { findRepairs, repairAll } from '../api/support/operator.ts'
import { IS_FULL, scaled } from '../support/scale.ts'
import { ARTIFACT_ACTIONS } from './artifactActions.ts'
import { Comparison } from './compare.ts'
import { CURATOR_ACTIONS } from './curatorActions.ts'
import { LIST_ACTIONS } from './listActions.ts'
import { PHOTO_ACTIONS } from './photoActions.ts'
import { CURATOR, emptyModel, type Model } from './state.ts'
import { startWorld, type World } from './world.ts'

/** The same in each `npm test`, another one each night. */
const SEED = Number(process.env.SEED ?? (IS_FULL ? Date.now() % 2 ** 31 : 100))
/** Of each half. A sequence takes two to three seconds of processor time. */
const SEQUENCES = Number(process.env.SEQUENCES ?? scaled(2_000) / 2)
/** Steps of a sequence. */
const STEPS = 30
/** Proposed steps of a sequence, some of which are not possible, because there is nothing to act on. */
const PROPOSED = 60
/** Most steps after which a call is compared that no step should have changed. */
const COMPARED_WITHIN = Number(process.env.COMPARED_WITHIN ?? (IS_FULL ? 1 : 5))
/** Every so many sequences, the reconciler runs over what is left. */
const REPAIR_EVERY = 10

const ACTIONS = { ...ARTIFACT_ACTIONS, ...CURATOR_ACTIONS, ...LIST_ACTIONS, ...PHOTO_ACTIONS }
type Kind = keyof typeof ACTIONS
const KINDS = Object.keys(ACTIONS) as Kind[]
/** Steps that make something to act on come more often, those that end much seldom. */
const WEIGHTS: Record<Kind, number> = {
  add: 14,
  upload: 5,
  approve: 16,
  decide: 14,
  setPhoto: 7,
  setMore: 9,
  like: 9,
  unlike: 3,
  makeList: 8,
  putEntry: 6,
  share: 3,
  reportOne: 6,
  appeal: 5,
  removeUndoably: 7,
  undo: 7,
  expire: 2,
  remove: 3,
  removeDirectly: 2,
  removePhoto: 2,
  deleteList: 2,
  suspend: 3,
  lift: 9,
  deleteAccount: 1,
}

class Step {
  readonly #kind: Kind
  readonly #choice: { readonly a: number; readonly b: number }

  constructor(kind: Kind, a: number, b: number) {
    this.#kind = kind
    this.#choice = { a, b }
  }

  isPossible(model: Model): boolean {
    return ACTIONS[this.#kind].check(model)
  }

  async run(model: Model, world: World): Promise<void> {
    model.step += 1
    model.touched.clear()
    await ACTIONS[this.#kind].run(model, world, this.#choice)
  }

  toString(): string {
    return `${this.#kind}(${this.#choice.a}, ${this.#choice.b})`
  }
}

const choice = fc.nat({ max: 1_000 })
const steps = KINDS.map((kind) => ({
  weight: WEIGHTS[kind],
  arbitrary: fc.tuple(choice, choice).map(([a, b]) => new Step(kind, a, b)),
}))
/** A step that is left out to find fewer steps that fail. */
const none = { weight: 1, arbitrary: fc.constant(null) }
const sequences = fc.array(fc.oneof({ withCrossShrink: true }, none, ...steps), {
  minLength: PROPOSED,
  maxLength: PROPOSED,
})

async function play(proposed: readonly (Step | null)[], model: Model, world: World): Promise<void> {
  const comparison = new Comparison(COMPARED_WITHIN)
  for (const step of proposed) {
    if (model.step === STEPS || !step?.isPossible(model)) continue
    await step.run(model, world)
    await comparison.afterStep(model, world)
  }
  await comparison.atEnd(model, world)
  expect(await violations(world.store.db)).toEqual([])
}

/** Repairs what direct deletions and expired deletions leave, after which nothing else is to be repaired. */
async function expectRepairable({ store }: World): Promise<void> {
  await repairAll(store)
  expect(await findRepairs(store)).toEqual([])
}

/** Ends suspensions, which are also stored in the accounts. */
async function leave({ suspended }: Model, world: World): Promise<void> {
  for (const who of suspended) await world.call(CURATOR, 'DELETE', `/suspensions/${world.uidOf(who)}`)
  await world.clear()
}

/** Defines the test of one half of the sequences. Each half has a store and a function, and takes a core. */
export function playHalf(half: 0 | 1): void {
  let world: World
  let played = 0
  beforeAll(async () => {
    world = await startWorld()
  })
  const seed = SEED + half

  it(`every call shows what the tables of visibility say, after ${SEQUENCES} sequences of steps (SEED=${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (proposed) => {
        const model = emptyModel()
        try {
          await play(proposed, model, world)
          played += 1
          if (played % REPAIR_EVERY === 0) await expectRepairable(world)
        } finally {
          await leave(model, world)
        }
      }),
      { numRuns: SEQUENCES, seed, endOnFailure: process.env.SHRINK === undefined },
    )
  })
}
