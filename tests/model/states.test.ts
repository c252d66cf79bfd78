/**
 * Random sequences of steps over artifacts, photos, lists, reports and accounts, compared with the domain's tables of
 * visibility after each step. A failure prints its seed and its steps; `SEED=... npm run test:model` repeats it, with `SHRINK=1`
 * in as few steps as possible.
 */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { violations } from '../api/support/invariants.ts'
import { findRepairs, repairAll } from '../api/support/operator.ts'
import { IS_FULL } from '../support/scale.ts'
import type { Action, Choice } from './action.ts'
import { ARTIFACT_ACTIONS } from './artifactActions.ts'
import { CURATOR_ACTIONS } from './curatorActions.ts'
import { LIST_ACTIONS } from './listActions.ts'
import { PHOTO_ACTIONS } from './photoActions.ts'
import { compareAll } from './reads.ts'
import { CURATOR, emptyModel, type Model } from './state.ts'
import { startWorld, type World } from './world.ts'

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
/** A sequence costs about six seconds of processor time. */
const SEQUENCES = Number(process.env.SEQUENCES ?? (IS_FULL ? 2_000 : 6))
/** Most steps of a sequence; it has half as many on average. */
const STEPS_MAX = 60
/** Every so many sequences, the reconciler runs over what is left. */
const REPAIR_EVERY = 10

const ACTIONS = { ...ARTIFACT_ACTIONS, ...CURATOR_ACTIONS, ...LIST_ACTIONS, ...PHOTO_ACTIONS }
type Kind = keyof typeof ACTIONS
const KINDS = Object.keys(ACTIONS) as Kind[]
/** Steps that make something to act on come more often, those that end much seldom. */
const WEIGHTS: Partial<Record<Kind, number>> = {
  add: 8,
  upload: 4,
  decide: 14,
  makeList: 5,
  setPhoto: 6,
  removeUndoably: 5,
  undo: 5,
  like: 4,
  reportOne: 4,
  appeal: 3,
  lift: 4,
  suspend: 3,
  removeDirectly: 1,
  deleteAccount: 1,
}

class Step implements fc.AsyncCommand<Model, World> {
  readonly #kind: Kind
  readonly #action: Action
  readonly #choice: Choice

  constructor(kind: Kind, choice: Choice) {
    this.#kind = kind
    this.#action = ACTIONS[kind]
    this.#choice = choice
  }

  check(model: Readonly<Model>): boolean {
    return this.#action.check(model)
  }

  async run(model: Model, world: World): Promise<void> {
    model.step += 1
    await this.#action.run(model, world, this.#choice)
    await compareAll(model, world)
  }

  toString(): string {
    return `${this.#kind}(${this.#choice.a}, ${this.#choice.b})`
  }
}

const choices = fc.record({ a: fc.nat({ max: 1_000 }), b: fc.nat({ max: 1_000 }) })
const steps = KINDS.flatMap((kind) => {
  const step = choices.map((choice) => new Step(kind, choice))
  return Array.from({ length: WEIGHTS[kind] ?? 2 }, () => step)
})

let world: World
let played = 0
beforeAll(async () => {
  world = await startWorld()
})

/** Repairs what direct deletions and expired deletions leave, after which nothing else is to be repaired. */
async function expectRepairable(): Promise<void> {
  await repairAll(world.store)
  expect(await findRepairs(world.store)).toEqual([])
}

/** Ends suspensions, which are also stored in the accounts. */
async function leave({ suspended }: Model): Promise<void> {
  for (const who of suspended) await world.call(CURATOR, 'DELETE', `/suspensions/${world.uidOf(who)}`)
  await world.clear()
}

it(
  `every call shows what the tables of visibility say, after ${SEQUENCES} sequences of steps (SEED=${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS_MAX, size: 'max' }), async (sequence) => {
        const model = emptyModel()
        try {
          await fc.asyncModelRun(() => ({ model, real: world }), sequence)
          expect(await violations(world.store.db)).toEqual([])
          played += 1
          if (played % REPAIR_EVERY === 0) await expectRepairable()
        } finally {
          await leave(model)
        }
      }),
      { numRuns: SEQUENCES, seed, endOnFailure: process.env.SHRINK === undefined },
    )
  },
  6 * 3_600_000,
)
