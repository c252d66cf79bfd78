/** Generates random rounds of concurrent requests. */
import fc from 'fast-check'

/** Artifact a0 was added by person 0, and so on; the other people own none of them. */
export const ARTIFACTS: readonly string[] = ['a0', 'a1', 'a2']
export const PEOPLE = 8

const FREQUENCIES = [
  ['like', 5],
  ['unlike', 3],
  ['rename', 3],
  ['edit', 1],
  ['look', 1],
  ['report', 2],
  ['remove', 1],
  ['directEdit', 1],
  ['directDelete', 1],
  ['forge', 1],
] as const
export type Kind = (typeof FREQUENCIES)[number][0] | 'add'

export interface Step {
  readonly kind: Kind
  readonly person: number
  readonly artifact: number
  /** Identifies the content: the text of an edit, or one of a few Idempotency-Keys. */
  readonly mark: number
}

export interface Crash {
  /** Indexes of the instances to kill. */
  readonly places: readonly number[]
  /** Number of documents changed in the round before the crash. */
  readonly afterChanges: number
}

export interface Round {
  readonly steps: readonly Step[]
  readonly crash: Crash | null
}

const kinds = FREQUENCIES.map(([kind, weight]) => ({ weight, arbitrary: fc.constant<Kind>(kind) }))
const MARKS = 1_000_000

const anybody = fc.nat({ max: PEOPLE - 1 })
const adder = fc.nat({ max: ARTIFACTS.length - 1 })

const changeBy = (person: fc.Arbitrary<number>, artifact: fc.Arbitrary<number>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.oneof(...kinds), person, artifact, mark: fc.nat({ max: MARKS }) })

/** Two people with two Idempotency-Keys each, so that the same addition is often repeated. */
const addition: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant<Kind>('add'),
  person: fc.nat({ max: 1 }),
  artifact: fc.constant(0),
  mark: fc.nat({ max: 1 }),
})

const stepsOf = (change: fc.Arbitrary<Step>, minLength: number, maxLength: number) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: change }, { weight: 1, arbitrary: addition }), {
    minLength,
    maxLength,
  })

/** Favours adders, who may change something, and the first artifact. */
const crowded = changeBy(fc.oneof(anybody, adder), fc.oneof(adder, fc.constant(0)))
/** Uniform, so that other requests of the round seldom complete what a crash has interrupted. */
const spread = changeBy(anybody, adder)

/** Rounds without a crash. */
export const calmRounds: fc.Arbitrary<Round[]> = fc.array(
  fc.record({ steps: stepsOf(crowded, 2, 20), crash: fc.constant(null) }),
  { minLength: 1, maxLength: 4 },
)

/** Work of many commits on the first artifact, by its adder, which a crash may interrupt. */
const longStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom<Kind>('rename', 'remove'),
  person: fc.constant(0),
  artifact: fc.constant(0),
  mark: fc.nat({ max: MARKS }),
})

/**
 * Kills instances within the first changes of a round, or after a commit of the long step, which changes 400
 * likes.
 */
const crash: fc.Arbitrary<Crash> = fc.record({
  places: fc.constantFrom([0], [1], [0, 1], [0, 1]),
  afterChanges: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(400, 800)),
})

/** A round with a crash, followed by one without. */
export const crashRounds: fc.Arbitrary<Round[]> = fc
  .record({
    early: stepsOf(spread, 12, 24),
    longStep,
    crash,
    late: stepsOf(spread, 2, 12),
  })
  .map(({ early, longStep, crash, late }) => [
    { steps: [longStep, ...early], crash },
    { steps: late, crash: null },
  ])
