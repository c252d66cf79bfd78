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
    const left = 8
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

  it('over the quota write nothing, read nothing more, do not affect reads, and do not count for others', async () => {
    const bob = await signUp()
    const [eve, refused, documents] = await withinOneMinute(async () => {
      const eve = await withWrites(QUOTA)
      const refused = await api.ask('POST', '/artifacts', { token: eve.token, body: anArtifact() })
      const before = await api.store.usage()
      await writeTimes(eve, 10)
      const after = await api.store.usage()
      return [eve, refused, after.documentsRead - before.documentsRead] as const
    })
    expect(refused.status).toBe(429)
    expect(documents).toBe(0)
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
      return [eve, await writeTimes(eve, 5)] as const
    })
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect(Number((await quotaOf(eve).get()).get('writes'))).toBeLessThan(QUOTA)
  })

  it('count eight times for a change of the name', async () => {
    const statuses = await withinOneMinute(async () => {
      const { token } = await withWrites(QUOTA - 8)
      const rename = async () => (await api.ask('POST', '/account/name', { token })).status
      return [await rename(), await rename()]
    })
    expect(statuses).toEqual([200, 429])
  })
})

describe('threat 36: writes of one user through several instances', () => {
  it('stay together within the quota and a hundredth of it for each instance', async () => {
    const quota = 200
    const env = { WRITES_PER_MINUTE: String(quota) }
    const instances = await Promise.all([1, 2, 3].map(() => startFunction(api.store, env)))
    const accepted = await withinOneMinute(async () => {
      const eve = await signUp()
      let count = 0
      for (let isOpen = true; isOpen;) {
        const statuses = await Promise.all(instances.map(async (at) => (await write(eve, at)).status))
        const passed = statuses.filter((status) => status === 404).length
        count += passed
        isOpen = passed > 0
      }
      return count
    })
    expect(accepted).toBeGreaterThanOrEqual(quota)
    expect(accepted).toBeLessThanOrEqual(quota + instances.length * (quota / 100))
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
