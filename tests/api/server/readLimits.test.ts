import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp, signUpCurator } from '../support/accounts.ts'
import { type Api, type RunningFunction, startApi, startFunction, shareFunction } from '../support/api.ts'
import { storeArtifacts } from '../support/artifacts.ts'
import { listOf, nextOf, type Reply } from '../support/ask.ts'
import { newAddress, withinOneMinute } from '../support/minutes.ts'
import { scaled } from '../../support/scale.ts'

/** Tests of read quotas per user and address, and of the maximum cost of a search (threat 47). */
let api: Api
let ada: Account
let bob: Account

const CALLS = 3
const DOCUMENTS = 50
/** Quota multiplier for addresses of Hosting's proxies. */
const PROXY_SHARE = 5

beforeAll(async () => {
  api = await startApi({ READS_PER_MINUTE: String(CALLS), DOCUMENTS_PER_MINUTE: String(DOCUMENTS) })
  ada = await signUp()
  bob = await signUp()
  const artifacts = Array.from({ length: 25 }, (_, place) => ({ id: `a${place}`, uid: 'somebody' }))
  await storeArtifacts(api.store.db, artifacts)
})

const read = (path: string, forwarded: string) =>
  api.ask('GET', path, { headers: { 'X-Forwarded-For': forwarded } })

async function statusesOf(count: number, ask: () => Promise<Reply>): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) statuses.push((await ask()).status)
  return statuses
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('threat 47: one address', () => {
  it('may read so often in a minute, then gets 429 with Retry-After; others are not affected', async () => {
    const [statuses, refused, other] = await withinOneMinute(async () => {
      const address = newAddress()
      return [
        await statusesOf(CALLS, () => read('/featuredArtifacts', address)),
        await read('/artifacts?limit=1', address),
        await read('/featuredArtifacts', newAddress()),
      ] as const
    })
    expect(statuses).toEqual(times(CALLS, 200))
    expect(refused).toMatchObject({ status: 429, body: { status: 429 } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(other.status).toBe(200)
  })

  it('gets an uncached error page for labels', async () => {
    const [statuses, refused] = await withinOneMinute(async () => {
      const address = newAddress()
      return [
        await statusesOf(CALLS - 1, () => read('/label/a1', address)),
        await read('/label/a1', address),
      ] as const
    })
    expect(statuses).toEqual(times(CALLS - 1, 200))
    expect(refused).toMatchObject({ status: 429 })
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.text).toContain('<h1 class="short">Too many requests</h1>')
  })

  it('may read so many documents in a minute', async () => {
    const statuses = await withinOneMinute(() => {
      const address = newAddress()
      return statusesOf(3, () => read('/artifacts?limit=20', address))
    })
    expect(statuses).toEqual([200, 200, 429])
  })

  it('is charged for documents that were read, not reserved', async () => {
    const statuses = await withinOneMinute(() => {
      const address = newAddress()
      return statusesOf(CALLS, () => read('/artifacts?name=nothing&limit=40', address))
    })
    expect(statuses).toEqual(times(CALLS, 200))
  })

  it('shares the limit among parallel calls', async () => {
    const statuses = await withinOneMinute(async () => {
      const address = newAddress()
      const replies = Array.from({ length: 4 }, () => read('/artifacts?limit=20', address))
      return (await Promise.all(replies)).map(({ status }) => status)
    })
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 429, 429])
  })

  it.each([
    [CALLS, {}],
    [CALLS * PROXY_SHARE, { 'X-Forwarded-Host': 'site.example' }],
  ])(
    'is identified by the address that the platform saw, not by forged ones: %i calls',
    async (count, more) => {
      const path = '/artifacts?name=nothing&limit=1'
      const statuses = await withinOneMinute(() => {
        const seen = newAddress()
        return statusesOf(count + 1, () =>
          api.ask('GET', path, { headers: { 'X-Forwarded-For': `${newAddress()}, ${seen}`, ...more } }),
        )
      })
      expect(statuses).toEqual([...times(count, 200), 429])
    },
  )
})

describe('threat 47: one user', () => {
  it.each([
    ['an artifact', () => '/artifact/a1'],
    ['the own artifacts', ({ email }: Account) => `/myArtifacts?email=${email}&limit=1`],
    ['the own likes', ({ email }: Account) => `/liked?email=${email}&limit=1`],
  ])('reads %s so often in a minute, from whatever address, and writes on', async (_, pathOf) => {
    const ask = (who: Account) =>
      api.ask('GET', pathOf(who), { token: who.token, headers: { 'X-Forwarded-For': newAddress() } })
    const [statuses, others, liked] = await withinOneMinute(async () => {
      const eve = await signUp()
      return [
        await statusesOf(CALLS + 1, () => ask(eve)),
        (await ask(bob)).status,
        await api.ask('POST', '/likes', { token: eve.token, body: { artifactId: 'a2' } }),
      ] as const
    })
    expect(statuses).toEqual([...times(CALLS, 200), 429])
    expect([200, 429]).toContain(others)
    expect(liked.status).toBe(201)
  })

  it('may read so many documents of the own data in a minute', async () => {
    const statuses = await withinOneMinute(async () => {
      const { token } = await signUp()
      const ask = (limit: number) => api.ask('GET', `/account?limit=${limit}`, { token })
      return [(await ask(20)).status, (await ask(DOCUMENTS)).status]
    })
    expect(statuses).toEqual([200, 429])
  })

  it('without a valid token is refused before anything is counted', async () => {
    const statuses = await statusesOf(CALLS + 2, () => api.ask('GET', '/artifact/a1', { token: 'x' }))
    expect(statuses).toEqual(times(CALLS + 2, 401))
    expect((await api.ask('GET', '/artifact/a1', { token: ada.token })).status).toBe(200)
  })
})

describe("threat 47: the curators' list", () => {
  /** Of each case: reports that are read at most, the case, and the record where it may be visible or hidden. */
  const MOST = 10 + 1 + 2
  const CASES = 5
  const pageOf = (limited: RunningFunction, { token }: Account) =>
    limited.ask('GET', `/reports?limit=${CASES}`, { token })
  const storeCases = async (reports: number, isGone: boolean) => {
    const batch = api.store.db.batch()
    for (let at = 0; at < CASES; at += 1) {
      const id = isGone ? `gone${at}` : `a${at}`
      const fields = { kind: 'artifact', reports_count: reports, rank: `1 00000000${reports} ${at}` }
      batch.set(api.store.db.doc(`cases/${id}`), fields)
      for (let one = 0; one < reports; one += 1)
        batch.set(api.store.db.doc(`reports/u${one}_${id}`), {
          artifactId: id,
          reason: 'False',
          reported_at: new Date(one),
        })
    }
    await batch.commit()
  }
  afterEach(async () => {
    for (const name of ['cases', 'reports']) await api.store.db.recursiveDelete(api.store.db.collection(name))
  })

  it.each([
    ['counts what it reads of cases whose record is gone', 10, true, MOST],
    ['does not count reports that there are not', 0, false, 1 + 2 + 1],
  ])('%s', async (_, reports, isGone, perCase) => {
    await storeCases(reports, isGone)
    const pages = 3
    // The last call must have room for its reservation.
    const DOCUMENTS_PER_MINUTE = String((pages - 1) * perCase * CASES + 2 + (MOST + 1) * CASES)
    const limited = await shareFunction(api.store, { DOCUMENTS_PER_MINUTE })
    const [statuses, read] = await withinOneMinute(async () => {
      const curator = await signUpCurator()
      const before = (await api.store.usage()).documentsRead
      const found = await statusesOf(pages + 1, () => pageOf(limited, curator))
      return [found, (await api.store.usage()).documentsRead - before] as const
    })
    expect(statuses).toEqual([...times(pages, 200), 429])
    expect(read).toBe(pages * perCase * CASES)
  })

  it('can be asked for the largest page within the quota of a deployed function', async () => {
    await storeCases(1, false)
    const limited = await shareFunction(api.store, { DOCUMENTS_PER_MINUTE: '4000' })
    const reply = await limited.ask('GET', '/reports?limit=500', { token: (await signUpCurator()).token })
    expect(reply.status).toBe(200)
  })
})

describe('threat 57: the processor time', () => {
  let limited: RunningFunction
  beforeAll(async () => {
    limited = await startFunction(api.store, { SEARCH_MS_PER_MINUTE: '1', READS_PER_MINUTE: '100000' })
  })

  it.each(['/search?q=stone+rosseta', '/suggestions?q=sto', '/similar/a1', '/neighbours/a1'])(
    'of %s is limited per address and minute',
    async (path) => {
      const statuses = await withinOneMinute(async () => {
        const headers = { 'X-Forwarded-For': newAddress() }
        const found: number[] = []
        while (found.length < 500 && found.at(-1) !== 429)
          found.push((await limited.ask('GET', path, { headers })).status)
        return found
      })
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    },
  )
})

describe('the worst search', () => {
  it('reads at most 500 documents besides its results, and has a next page', async () => {
    const rich = await shareFunction(api.store)
    // Each name contains every n-gram of the query, but never the query itself.
    const artifact_name = 'ab'.repeat(13)
    const many = Array.from({ length: scaled(1_200, 600) }, (_, place) => ({
      id: `w${place}`,
      uid: 'somebody',
      fields: { artifact_name },
    }))
    await storeArtifacts(api.store.db, many)
    for (const limit of [24, 500]) {
      const before = await api.store.usage()
      const reply = await rich.ask('GET', `/artifacts?name=${'ab'.repeat(15)}&limit=${limit}`)
      const { documentsRead } = await api.store.usage()
      expect(listOf(reply)).toEqual([])
      expect(nextOf(reply)).not.toBeNull()
      expect(documentsRead - before.documentsRead).toBeLessThanOrEqual(530)
    }
  })
})
