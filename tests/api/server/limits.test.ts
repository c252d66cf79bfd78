import { SITE } from '@tracker/domain/site/site.ts'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import {
  type Api,
  DEPLOYED,
  type RunningFunction,
  startApi,
  startFunction,
  shareFunction,
} from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { minute, withinOneMinute } from '../support/minutes.ts'

/** Tests of quotas, contention and App Check (docs/threats.md, threats 30 and 36). */
let api: Api
let ada: Account

const QUOTA = 5

beforeAll(async () => {
  api = await startApi({ WRITES_PER_MINUTE: String(QUOTA) })
  ada = await signUp()
})

describe('threat 36: the writes of one user', () => {
  it('are refused over the quota of the minute, with the seconds to wait', async () => {
    const body = { artifactId: 'missing' }
    const { eve, statuses } = await withinOneMinute(async () => {
      // A new user per attempt, because the writes of an interrupted attempt count in the next minute.
      const eve = await signUp()
      const statuses: number[] = []
      for (let turn = 0; turn < QUOTA + 2; turn += 1)
        statuses.push((await api.ask('POST', '/likes', { token: eve.token, body })).status)
      return { eve, statuses }
    })
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429])
    const refused = await withinOneMinute(async () => {
      await api.store.db.doc(`quotas/${eve.uid}`).set({ minute: minute(), writes: QUOTA })
      return api.ask('POST', '/likes', { token: eve.token, body })
    })
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('over the quota write nothing, do not affect reads, and do not count for others', async () => {
    const [eve, bob] = [await signUp(), await signUp()]
    const refused = await withinOneMinute(async () => {
      await api.store.db.doc(`quotas/${eve.uid}`).set({ minute: minute(), writes: QUOTA })
      return api.ask('POST', '/artifacts', { token: eve.token, body: anArtifact() })
    })
    expect(refused.status).toBe(429)
    const own = await api.store.db.collection('artifacts').where('adder_uid', '==', eve.uid).get()
    expect(own.size).toBe(0)
    const list = await api.ask('GET', `/liked?email=${eve.email}`, { token: eve.token })
    expect(list.status).toBe(200)
    await add(api.ask, bob.token)
  })

  it('are allowed again in the next minute', async () => {
    const eve = await signUp()
    await api.store.db.doc(`quotas/${eve.uid}`).set({ minute: minute() - 1, writes: 1_000 })
    await add(api.ask, eve.token)
    expect((await api.store.db.doc(`quotas/${eve.uid}`).get()).data()).toMatchObject({ writes: 1 })
  })
})

describe('threat 36: writes of one user through two instances', () => {
  const SHARED_QUOTA = 60
  /**
   * Maximum writes that an instance counts in memory before it flushes them (docs/decisions/011-quotas.md).
   */
  const PENDING = SHARED_QUOTA / 6

  it('share one quota, which costs a document for each tenth write', async () => {
    const env = { WRITES_PER_MINUTE: String(SHARED_QUOTA) }
    const two = [await startFunction(api.store, env), await startFunction(api.store, env)]
    const { accepted, pending } = await withinOneMinute(async () => {
      const eve = await signUp()
      const like = (at: RunningFunction) =>
        at.ask('POST', '/likes', { token: eve.token, body: { artifactId: 'missing' } })
      let count = 0
      let pending = 0
      for (let isOpen = true; isOpen;) {
        const statuses = await Promise.all(two.map(async (at) => (await like(at)).status))
        const passed = statuses.filter((status) => status === 404).length
        count += passed
        isOpen = passed > 0
        const flushed = Number((await api.store.db.doc(`quotas/${eve.uid}`).get()).get('writes') ?? 0)
        pending = Math.max(pending, count - flushed)
      }
      return { accepted: count, pending }
    })
    // All writes are flushed except the pending ones of each instance.
    expect(pending).toBeLessThan(two.length * PENDING)
    expect(accepted).toBeGreaterThanOrEqual(SHARED_QUOTA - two.length)
    expect(accepted).toBeLessThan(SHARED_QUOTA + two.length * PENDING)
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

describe('App Check', () => {
  it('refuses every call without a valid proof when it is on, never with 401', async () => {
    const guarded = await shareFunction(api.store, DEPLOYED)
    const proofs = [undefined, '', 'abc', 'abc.def.ghi', ada.token]
    for (const proof of proofs) {
      const headers: Record<string, string> = proof === undefined ? {} : { 'X-Firebase-AppCheck': proof }
      for (const [method, path] of [
        ['GET', '/artifacts'],
        ['GET', '/featuredArtifacts'],
        ['POST', '/artifacts'],
        ['GET', '/nothing'],
      ] as const) {
        const reply = await guarded.ask(method, path, { token: ada.token, headers })
        expect(reply).toMatchObject({ status: 403, body: { status: 403 } })
      }
    }
  })
})
