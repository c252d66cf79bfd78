import { SITE } from '@tracker/domain/site/site.ts'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, type RunningFunction, startApi, startFunction } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { minute, withinOneMinute } from '../support/minutes.ts'

/** Tests of quotas and contention (docs/threats.md, threats 30 and 36). */
let api: Api
let ada: Account

const QUOTA = 30
/** Maximum writes that an instance counts in memory before it flushes them (docs/decisions/011-quotas.md). */
const PENDING = QUOTA / 6

beforeAll(async () => {
  api = await startApi({ WRITES_PER_MINUTE: String(QUOTA) })
  ada = await signUp()
})

const quotaOf = ({ uid }: Account) => api.store.db.doc(`quotas/${uid}`)
const write = ({ token }: Account, { ask }: RunningFunction = api) =>
  ask('POST', '/likes', { token, body: { artifactId: 'missing' } })
const writeTimes = async (who: Account, count: number) => {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await write(who)).status)
  return statuses
}

/** A new user, because the writes of an interrupted attempt count in the next minute. */
async function withWrites(writes: number): Promise<Account> {
  const eve = await signUp()
  await quotaOf(eve).set({ minute: minute(), writes })
  return eve
}

describe('threat 36: the writes of one user', () => {
  it('are refused over the quota of the minute, with the seconds to wait', async () => {
    const left = PENDING + 3
    const [statuses, refused] = await withinOneMinute(async () => {
      const eve = await withWrites(QUOTA - left)
      return [await writeTimes(eve, left), await write(eve)] as const
    })
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('over the quota write nothing, do not affect reads, and do not count for others', async () => {
    const bob = await signUp()
    const [eve, refused] = await withinOneMinute(async () => {
      const eve = await withWrites(QUOTA)
      await writeTimes(eve, PENDING)
      return [eve, await api.ask('POST', '/artifacts', { token: eve.token, body: anArtifact() })] as const
    })
    expect(refused.status).toBe(429)
    const own = await api.store.db.collection('artifacts').where('adder_uid', '==', eve.uid).get()
    expect(own.size).toBe(0)
    const list = await api.ask('GET', `/liked?email=${eve.email}`, { token: eve.token })
    expect(list.status).toBe(200)
    await add(api.ask, bob.token)
  })

  it('are allowed again in the next minute', async () => {
    const [eve, statuses] = await withinOneMinute(async () => {
      const eve = await signUp()
      await quotaOf(eve).set({ minute: minute() - 1, writes: 1_000 })
      return [eve, await writeTimes(eve, PENDING)] as const
    })
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect((await quotaOf(eve).get()).data()).toMatchObject({ writes: PENDING })
  })

  it('count ten times for a change of the name', async () => {
    const statuses = await withinOneMinute(async () => {
      const { token } = await withWrites(QUOTA - 10)
      const rename = async () => (await api.ask('POST', '/account/name', { token })).status
      return [await rename(), await rename()]
    })
    expect(statuses).toEqual([200, 429])
  })
})

describe('threat 36: writes of one user through two instances', () => {
  it('share one quota, which costs a document for each sixth of it', async () => {
    const two = [api, await startFunction(api.store, { WRITES_PER_MINUTE: String(QUOTA) })]
    const { accepted, pending } = await withinOneMinute(async () => {
      const eve = await signUp()
      let count = 0
      let pending = 0
      for (let isOpen = true; isOpen;) {
        const statuses = await Promise.all(two.map(async (at) => (await write(eve, at)).status))
        const passed = statuses.filter((status) => status === 404).length
        count += passed
        isOpen = passed > 0
        const flushed = Number((await quotaOf(eve).get()).get('writes') ?? 0)
        pending = Math.max(pending, count - flushed)
      }
      return { accepted: count, pending }
    })
    // All writes are flushed except the pending ones of each instance.
    expect(pending).toBeLessThan(two.length * PENDING)
    expect(accepted).toBeGreaterThanOrEqual(QUOTA - two.length)
    expect(accepted).toBeLessThan(QUOTA + two.length * PENDING)
  })
})

describe('threat 36: what is deployed', () => {
  it('limits instances, concurrency, memory and time', async () => {
    const built: unknown = await import(join(inject('functionFolder'), 'index.mjs'))
    const bounds = {
      maxInstances: 10,
      concurrency: 80,
      availableMemoryMb: 512,
      timeoutSeconds: 60,
      region: [SITE.regions.function],
      httpsTrigger: { invoker: ['public'] },
    }
    expect(built).toHaveProperty('api.__endpoint', expect.objectContaining(bounds))
  })
})

describe('a transaction that meets contention until it gives up', () => {
  it('answers 503 with Retry-After, changes nothing, and works later', async () => {
    const id = await add(api.ask, ada.token)
    const ref = api.store.db.doc(`artifacts/${id}`)
    const like = () => api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    const asked = Promise.withResolvers<{ status: number; wait: string | null; body: unknown }>()
    await api.store.db.runTransaction(
      async (transaction) => {
        await transaction.get(ref)
        void like().then(
          ({ status, headers, body }) => asked.resolve({ status, wait: headers.get('retry-after'), body }),
          asked.reject,
        )
        // Reading repeatedly keeps the transaction alive, and so its lock.
        const answered = asked.promise.then(() => true)
        while (!(await Promise.race([answered, delay(500, false)]))) await transaction.get(ref)
      },
      { maxAttempts: 1 },
    )
    const answer = await asked.promise
    expect(answer).toMatchObject({ status: 503, body: { status: 503 } })
    expect(Number(answer.wait)).toBeGreaterThan(0)
    expect((await ref.get()).get('likes_count')).toBe(0)
    expect(await like()).toMatchObject({ status: 201 })
  })
})
