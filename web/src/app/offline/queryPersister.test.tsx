import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { clear, createStore, entries, set } from 'idb-keyval'
import type { QueryKey } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { likeKeys } from '#features/likes/api/queryKeys.ts'
import { createQueryClient } from '#app/query/queryClient.ts'
import {
  type PersistedQueries,
  MAX_AGE_MS,
  openPersistedQueries,
  persistFor,
  restoreQuery,
} from './queryPersister.ts'
import { isRestored } from './restoredQueries.ts'
import { changeStored, MAX_RECORDS } from './storedQueries.ts'
import { blockStorage } from '#test/storage.ts'

const store = createStore('offline', 'queries')
const stored = async () => JSON.stringify(await entries(store))
/** Waits until the store contains a text; old entries are removed after a second. */
async function untilStored(part: string) {
  await expect.poll(stored, { timeout: 10_000 }).toContain(part)
}
async function untilGone(part: string) {
  await expect.poll(stored, { timeout: 10_000 }).not.toContain(part)
}

const artifact = (id: string) => ({ _id: id, artifact_name: `Stone ${id}` })
const artifacts = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => artifact(`${name} ${index}`))

/** Simulates a page of this user. Queries fail as if offline unless `read` was given their data. */
function openPage(uid: string) {
  let persisted: PersistedQueries | undefined
  const client = createQueryClient(
    async () => {},
    async (query) => persisted?.restore(query),
  )
  persisted = openPersistedQueries(uid, client)
  return {
    client,
    read: (queryKey: QueryKey, data: unknown) => client.fetchQuery({ queryKey, queryFn: () => data }),
    readOffline: (queryKey: QueryKey): Promise<unknown> =>
      client.fetchQuery({
        queryKey,
        queryFn: () => Promise.reject(new Problem('unavailable', 'No network.')),
        retry: 1,
        retryDelay: 0,
      }),
    isRestored: (queryKey: QueryKey) => {
      const query = client.getQueryCache().find({ queryKey })
      return query !== undefined && isRestored(query)
    },
  }
}

beforeEach(() => clear(store))

it('restores data of the last visit when the network fails, marked until it is refetched', async () => {
  const key = ['artifacts', 'one', 'é/1']
  await openPage('ada').read(key, [artifact('é/1')])
  await untilStored('é/1')
  const next = openPage('ada')
  expect(await next.readOffline(key)).toMatchObject([artifact('é/1')])
  expect(next.isRestored(key)).toBe(true)
  await next.client.invalidateQueries({ queryKey: key })
  expect(await next.read(key, [artifact('new')])).toEqual([artifact('new')])
  expect(next.isRestored(key)).toBe(false)
  await untilStored('Stone new')
})

it('queries the network first, and restores a list up to its last loaded page', async () => {
  const key = ['artifacts', 'search', 'urn']
  const options = {
    queryKey: key,
    initialPageParam: null,
    getNextPageParam: () => null,
  }
  const first = openPage('ada')
  await first.client.fetchInfiniteQuery({
    ...options,
    queryFn: () => ({ items: artifacts(2, 'urn'), next: { rest: 'a cursor' } }),
  })
  await untilStored('urn 1')
  const next = openPage('ada')
  const queryFn = vi.fn<() => never>(() => {
    throw new Problem('unavailable', 'No network.')
  })
  const { pages } = await next.client.fetchInfiniteQuery({ ...options, queryFn, retry: 1, retryDelay: 0 })
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(pages).toMatchObject([{ items: artifacts(2, 'urn'), next: null, isCut: true }])
})

it.each([
  ['of a query that nobody made', ['artifacts', 'one', 'other']],
  ['that is no record', ['artifacts', 'one', 'odd']],
  ['of another collection', ['totals', 'ada']],
])('restores nothing instead of a response %s', async (_, key) => {
  const page = openPage('ada')
  await page.read(['artifacts', 'one', 'odd'], 'odd')
  await page.read(['totals', 'ada'], [artifact('total')])
  await page.read(['artifacts', 'one', 'last'], [artifact('last')])
  await untilStored('last')
  await expect(openPage('ada').readOffline(key)).rejects.toThrow('No network.')
  expect(await stored()).not.toContain('total')
})

it('personal data is never stored', async () => {
  const page = openPage('ada')
  const personal = [
    artifactKeys.addedBy('ada', 'added_at', 'desc', ''),
    artifactKeys.hiddenOf('ada'),
    artifactKeys.hiddenOne('stele', 'ada'),
    likeKeys.by('ada'),
  ]
  for (const key of personal) await page.read(key, [artifact('private')])
  // Saved after them.
  await page.read(artifactKeys.one('public'), [artifact('public')])
  await untilStored('public')
  expect(await stored()).not.toContain('private')
})

it('data expires after seven days', async () => {
  const keys = ['expired', 'young'].map((name) => ['artifacts', 'one', name])
  const page = openPage('ada')
  for (const [index, age] of [MAX_AGE_MS + 60_000, MAX_AGE_MS - 60_000].entries())
    page.client.setQueryData(keys[index] ?? [], artifacts(1, 'stone'), { updatedAt: Date.now() - age })
  await untilStored('young')
  const next = openPage('ada')
  await untilGone('expired')
  await expect(next.readOffline(keys[0] ?? [])).rejects.toThrow('No network.')
  expect(await next.readOffline(keys[1] ?? [])).toMatchObject([artifact('stone 0')])
})

it('keeps the newest 500 records', async () => {
  const page = openPage('ada')
  const now = Date.now()
  for (const [index, name] of ['first', 'second', 'third'].entries())
    page.client.setQueryData(['artifacts', 'by', name], artifacts(MAX_RECORDS / 2 - 1, name), {
      updatedAt: now + index,
    })
  await untilStored('third 0')
  await untilGone('first 0')
  expect(await stored()).toContain('second 0')
})

it.each([
  ['another person signs in', 'bob'],
  ['the person signs out', ''],
])('deletes everything, including pending writes, when %s', async (_, uid) => {
  const client = createQueryClient(async () => {})
  const read = (queryKey: QueryKey, data: unknown) => client.fetchQuery({ queryKey, queryFn: () => data })
  persistFor('ada', client)
  await read(['artifacts', 'one', 'ada'], [artifact('of ada')])
  await untilStored('of ada')
  await read(['artifacts', 'one', 'ada too'], [artifact('of ada too')])
  persistFor(uid, client)
  await untilGone('of ada')
  await read(['artifacts', 'one', 'public'], [artifact('public')])
  await untilStored('public')
  expect(await stored()).not.toContain('of ada')
})

it('deletes data when the next visit is another user’s', async () => {
  await openPage('ada').read(['artifacts', 'one', 'ada'], [artifact('of ada')])
  await untilStored('of ada')
  openPage('bob')
  await untilGone('of ada')
  expect(await stored()).not.toContain('of ada')
})

it('tabs keep each other’s lists, and store no read that began before a write', async () => {
  const [one, other] = [openPage('ada'), openPage('ada')]
  await one.read(['artifacts', 'one', 'amphora'], [artifact('amphora')])
  await other.read(['artifacts', 'one', 'bust'], [artifact('bust')])
  await untilStored('bust')
  expect(await stored()).toContain('amphora')

  const { promise, resolve } = Promise.withResolvers<unknown>()
  const late = other.client.fetchQuery({ queryKey: ['artifacts', 'search', ''], queryFn: () => promise })
  await changeStored({ kind: 'removed', id: 'amphora' })
  const changedAt = Date.now()
  resolve([artifact('amphora'), artifact('coin')])
  await late
  // A read of the same millisecond counts as one from before.
  await expect.poll(() => Date.now()).toBeGreaterThan(changedAt)
  await other.read(['artifacts', 'one', 'dagger'], [artifact('dagger')])
  await untilStored('dagger')
  expect(await stored()).not.toContain('amphora')
  expect(await stored()).toContain('bust')
})

it('stored copies take no value of a read that began before a write', async () => {
  const page = openPage('ada')
  await page.read(['artifacts', 'one', 'coin'], [artifact('coin')])
  await untilStored('Stone coin')
  const readAt = Date.now()
  await changeStored({ kind: 'removed', id: 'amphora' })
  const old = { ...readArtifact('coin', { artifact_name: 'Old coin' }) }
  await changeStored({ kind: 'replaced', artifacts: [old], readAt })
  expect(await stored()).toContain('Stone coin')
  await changeStored({ kind: 'replaced', artifacts: [old], readAt: Date.now() + 1 })
  expect(await stored()).toContain('Old coin')
})

it('what another version has stored is deleted, and does not prevent a start', async () => {
  await set('REACT_QUERY_OFFLINE_CACHE', '{"clientState":{"queries":[]}}', store)
  await set('query-["artifacts","one","a"]', { state: 'of another version' }, store)
  const page = openPage('ada')
  await page.read(['artifacts', 'one', 'b'], [artifact('b')])
  await untilStored('Stone b')
  await untilGone('another version')
  await untilGone('clientState')
  await expect(openPage('ada').readOffline(['artifacts', 'one', 'a'])).rejects.toThrow('No network.')
})

it.each(['missing', 'throws', 'fails'] as const)('reads go on if IndexedDB %s', async (how) => {
  blockStorage(how)
  const client = createQueryClient(async () => {}, restoreQuery)
  persistFor('carl', client)
  const key = ['artifacts', 'one', 'a']
  const failing = () => Promise.reject(new Problem('unavailable', 'No network.'))
  const reading = client.fetchQuery({ queryKey: key, queryFn: failing, retry: 1, retryDelay: 0 })
  await expect(reading).rejects.toThrow('No network.')
  expect(await client.fetchQuery({ queryKey: key, queryFn: () => [artifact('a')] })).toEqual([artifact('a')])
})
