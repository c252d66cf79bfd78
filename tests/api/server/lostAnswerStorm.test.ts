import { beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../tools/bench/search/museumNames.ts'
import { IS_FULL, scaled } from '../../support/scale.ts'
import { type Account, signUpMany } from '../support/accounts.ts'
import { startStore } from '../support/api.ts'
import { anArtifact } from '../support/artifacts.ts'
import { member, type Reply } from '../support/ask.ts'
import { type Instances, startInstances } from '../support/crash.ts'
import { violations } from '../support/invariants.ts'
import { type LossyStore, startLossyStore } from '../support/lossyStore.ts'

/**
 * Tests many users who write concurrently without idempotency keys, while answers of commits are lost and instances are killed
 * (docs/threats.md, threat 90). A request is repeated by nobody, so what was acknowledged is there once, and the rest once or
 * not at all. `SEED=... npx vitest run --project api tests/api/server/lostAnswerStorm.test.ts` repeats a failure.
 */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const USERS = scaled(60, 20)
const ROUNDS = IS_FULL ? 20 : 4
/** One in so many answers of commits is lost. */
const LOST = 7

let store: LossyStore
let instances: Instances
let users: Account[]

beforeAll(async () => {
  store = await startLossyStore(await startStore())
  instances = await startInstances(store, 2)
  users = await signUpMany(USERS)
})

interface Sent {
  readonly name: string
  readonly status: number
}

it(`nothing is lost or stored twice (SEED=${seed})`, async () => {
  const random = seeded(seed)
  const known: string[] = []
  const sent: Record<'artifacts' | 'lists', Sent[]> = { artifacts: [], lists: [] }
  const deleted: string[] = []
  /** Whose deletion was not acknowledged. */
  const perhaps: string[] = []
  const odd: string[] = []
  const ask = (who: Account, method: string, path: string, body?: unknown): Promise<Reply | null> =>
    instances.ask(method, path, { token: who.token, ...(body !== undefined && { body }) }).catch(() => null)

  const write = async (who: Account, name: string) => {
    const added = await ask(who, 'POST', '/artifacts', anArtifact({ artifact_name: name }))
    sent.artifacts.push({ name, status: added?.status ?? 0 })
    const id = added?.status === 201 ? String(member(added, 'insertedId')) : null
    const list = await ask(who, 'POST', '/lists', { title: name, artifactIds: id ? [id] : [] })
    sent.lists.push({ name, status: list?.status ?? 0 })
    const other = known[random(known.length || 1)]
    if (other) {
      const liked = await ask(who, 'POST', '/likes', { artifactId: other })
      if (liked?.status === 201 && random(2) === 0) await ask(who, 'DELETE', `/likes/${who.uid}_${other}`)
    }
    if (!id) return
    if (random(3) > 0) known.push(id)
    else {
      const path = `/artifact/${id}${random(2) ? '?undo=1' : ''}`
      const removed = await ask(who, 'DELETE', path)
      if (removed && ![200, 503].includes(removed.status)) odd.push(`DELETE ${path}: ${removed.status}`)
      ;(removed?.status === 200 ? deleted : perhaps).push(name)
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    store.loseOneIn(LOST)
    const writing = Promise.all(users.map((who, at) => write(who, `${round} of ${at}`)))
    if (round % 2) await instances.crash([round % 4 === 1 ? 0 : 1])
    await writing
    store.loseOneIn(0)
    expect(await violations(store.db)).toEqual([])
  }
  expect(store.lost()).toBeGreaterThan(USERS)
  expect(odd).toEqual([])

  const stored = async (collection: string, field: string) =>
    (await store.db.collection(collection).select(field).get()).docs.map((one) => String(one.get(field)))
  const artifacts = await stored('artifacts', 'artifact_name')
  const lists = await stored('lists', 'title')
  const wrong = (names: readonly string[], requests: readonly Sent[], gone: readonly string[]) => {
    const counts = Map.groupBy(names, (name) => name)
    return requests.flatMap(({ name, status }) => {
      const count = counts.get(name)?.length ?? 0
      const isDue = status === 201 && !(names === artifacts && perhaps.includes(name))
      const isRight = gone.includes(name) ? count === 0 : isDue ? count === 1 : count <= 1
      return isRight ? [] : [`${name}: ${status}, stored ${count} times`]
    })
  }
  expect(wrong(artifacts, sent.artifacts, deleted)).toEqual([])
  expect(wrong(lists, sent.lists, [])).toEqual([])
})
