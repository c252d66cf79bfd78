import { beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../tools/bench/search/museumNames.ts'
import { IS_FULL, scaled } from '../../support/scale.ts'
import { type Account, signUpMany } from '../support/accounts.ts'
import { anArtifact } from '../support/artifacts.ts'
import { member, type Reply } from '../support/ask.ts'
import { type Instances, startInstances } from '../support/crash.ts'
import { violations } from '../support/invariants.ts'
import { type LossyStore, startLossyStore } from '../support/lossyStore.ts'
import { type MortalStore, startMortalStore } from '../support/store.ts'

/**
 * Tests many users who write concurrently without idempotency keys, while answers of commits are lost, and an instance or the
 * store is killed (docs/threats.md, threat 90). A request is repeated by nobody, so what was acknowledged is there once, and the
 * rest once or not at all. `SEED=... npx vitest run --project api tests/api/server/lostAnswerStorm.test.ts` repeats a failure.
 */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const USERS = scaled(60, 20)
const ROUNDS = IS_FULL ? 20 : 4
/** One in so many answers of commits is lost. */
const LOST = 7

let mortal: MortalStore
let store: LossyStore
let instances: Instances
let users: Account[]

beforeAll(async () => {
  mortal = await startMortalStore()
  store = await startLossyStore(mortal)
  instances = await startInstances(store, 2)
  users = await signUpMany(USERS)
})

interface Sent {
  readonly name: string
  readonly status: number
}

const random = seeded(seed)
const known: string[] = []

/** Called after each answer, and after each request whose instance died. */
let onAnswer = () => {}

const ask = (who: Account, method: string, path: string, body?: unknown): Promise<Reply | null> =>
  instances
    .ask(method, path, { token: who.token, ...(body !== undefined && { body }) })
    .catch(() => null)
    .finally(onAnswer)

/** Resolves when this many requests were answered. */
function answered(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  onAnswer = () => {
    left -= 1
    if (left <= 0) resolve()
  }
  return promise
}

/** Kills an instance of the function, or the store: in the middle of the requests, at a random one. */
async function kill(round: number): Promise<void> {
  await answered(1 + random(2 * USERS))
  if (round % 2 === 0) await mortal.kill()
  else await instances.crash([round % 4 === 1 ? 0 : 1])
}

/** What the requests of a round were answered. */
interface Answers {
  readonly artifacts: Sent[]
  readonly lists: Sent[]
  /** Names whose deletion was acknowledged, and others whose deletion was sent. */
  readonly deleted: string[]
  readonly perhaps: string[]
  readonly odd: string[]
}

/** Adds an artifact and a list, likes another artifact, and deletes some. */
async function write(who: Account, name: string, { artifacts, lists, deleted, perhaps, odd }: Answers) {
  const added = await ask(who, 'POST', '/artifacts', anArtifact({ artifact_name: name }))
  artifacts.push({ name, status: added?.status ?? 0 })
  const id = added?.status === 201 ? String(member(added, 'insertedId')) : null
  const list = await ask(who, 'POST', '/lists', { title: name, artifactIds: id ? [id] : [] })
  lists.push({ name, status: list?.status ?? 0 })
  const other = known[random(known.length || 1)]
  if (other) {
    const liked = await ask(who, 'POST', '/likes', { artifactId: other })
    if (liked?.status === 201 && random(2) === 0) await ask(who, 'DELETE', `/likes/${who.uid}_${other}`)
  }
  if (!id) return
  if (random(3) > 0) {
    known.push(id)
    return
  }
  const path = `/artifact/${id}${random(2) ? '?undo=1' : ''}`
  const removed = await ask(who, 'DELETE', path)
  if (removed && ![200, 503].includes(removed.status)) odd.push(`DELETE ${path}: ${removed.status}`)
  const names = removed?.status === 200 ? deleted : perhaps
  names.push(name)
}

const stored = async (collection: string, field: string) =>
  (await store.db.collection(collection).select(field).get()).docs.map((one) => String(one.get(field)))

/** Returns a sentence for each request whose result is not as it was acknowledged. */
function wrong(names: readonly string[], requests: readonly Sent[], { deleted, perhaps }: Partial<Answers>) {
  const counts = Map.groupBy(names, (name) => name)
  return requests.flatMap(({ name, status }) => {
    const count = counts.get(name)?.length ?? 0
    const isGone = deleted?.includes(name) ?? false
    const isDue = status === 201 && !isGone && !perhaps?.includes(name)
    const isRight = isDue ? count === 1 : count <= (isGone ? 0 : 1)
    return isRight ? [] : [`${name}: ${status}, stored ${count} times`]
  })
}

it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  `round %i: nothing is lost or stored twice (SEED=${seed})`,
  async (round) => {
    const answers: Answers = { artifacts: [], lists: [], deleted: [], perhaps: [], odd: [] }
    const before = store.lost()
    store.loseOneIn(LOST)
    const killing = kill(round)
    await Promise.all(users.map((who, at) => write(who, `${round} of ${at}`, answers)))
    await killing
    store.loseOneIn(0)
    expect(store.lost()).toBeGreaterThan(before)
    expect(answers.odd).toEqual([])
    expect(await violations(store.db)).toEqual([])
    expect(wrong(await stored('artifacts', 'artifact_name'), answers.artifacts, answers)).toEqual([])
    expect(wrong(await stored('lists', 'title'), answers.lists, {})).toEqual([])
  },
)
