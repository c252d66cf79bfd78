import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '#search/engine.ts'
import { type Dependencies, IndexSync } from '#search/index/indexSync.ts'
import { queryOf } from '#search/testing/entries.ts'
import { FakeStore, Killed } from '#search/testing/fakeStore.ts'

const STALE_MS = 10_000

const quietly = () => Promise.resolve()
const dependenciesOf = (store: FakeStore, step: () => Promise<void> = quietly): Dependencies => ({
  artifacts: store.source(step),
  storage: store.storage(step),
  now: () => store.now,
  staleMs: STALE_MS,
  waitMs: 60_000,
  changesMin: 3,
})
const syncOf = (store: FakeStore, step?: () => Promise<void>, waitMs = 60_000) =>
  new IndexSync({ ...dependenciesOf(store, step), waitMs })

/** Ids and names in the result of an empty query. */
const listed = (engine: SearchIndex) =>
  engine
    .search(queryOf(''), { limit: 5_000 })
    .response.results.map(({ _id, artifact_name }) => `${_id} ${artifact_name}`)
    .toSorted()
const stored = (store: FakeStore) =>
  [...store.artifacts].map(([id, fields]) => `${id} ${String(fields.artifact_name)}`).toSorted()

/** Few ids, so that the same artifact is written several times. */
const id = fc.integer({ min: 0, max: 9 }).map((number) => `id${number}`)
const write = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('put' as const), id, name: fc.nat({ max: 999 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), id, name: fc.constant(0) }) },
)
type Write = typeof write extends fc.Arbitrary<infer T> ? T : never

function apply(store: FakeStore, { kind, id: which, name }: Write): void {
  if (kind === 'delete') store.artifacts.delete(which)
  else store.put(which, { artifact_name: `Vase ${name}` })
}

describe('an instance', () => {
  it('includes after ten seconds what was stored, changed and deleted while others searched', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 30, maxLength: 30 }),
        fc.nat({ max: 400 }),
        async (writes, ms) => {
          const store = new FakeStore()
          const left = [...writes]
          const step = () => {
            store.now += ms
            const next = left.shift()
            if (next) apply(store, next)
            return Promise.resolve()
          }
          const syncs = [syncOf(store, step), syncOf(store, step)]
          await syncs[0]?.engine()
          while (left.length > 0) {
            await Promise.all(syncs.map((sync) => sync.engine()))
            store.now += 4_000
            const next = left.shift()
            if (next) apply(store, next)
          }
          store.now += STALE_MS
          for (const sync of syncs) expect(listed(await sync.engine())).toEqual(stored(store))
        },
      ),
    )
  })

  it('loses nothing when it is killed at any step, while others write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 5, maxLength: 20 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
        async (writes, lives) => {
          const store = new FakeStore()
          const left = [...writes]
          for (const life of lives) {
            let steps = 0
            const sync = syncOf(store, () => {
              steps += 1
              store.now += 700
              const next = left.shift()
              if (next) apply(store, next)
              return steps > life ? Promise.reject(new Killed()) : Promise.resolve()
            })
            try {
              for (let look = 0; look < 4; look += 1) {
                await sync.engine()
                for (let at = 0; at < 210; at += 1)
                  store.put(`many${at}`, { artifact_name: `Cup ${look} ${at}` })
                store.now += STALE_MS
              }
            } catch (error) {
              if (!(error instanceof Killed)) throw error
            }
            // The lease of a crashed instance expires after a minute.
            store.now += 61_000
          }
          left.forEach((next) => apply(store, next))
          store.now += STALE_MS
          expect(listed(await syncOf(store).engine())).toEqual(stored(store))
        },
      ),
      { numRuns: 30 },
    )
  })

  it('finds artifacts that were stored with an old time, as by the seed', async () => {
    const store = new FakeStore()
    store.put('a', { artifact_name: 'Vase' })
    const sync = syncOf(store)
    await sync.engine()
    store.put('b', { artifact_name: 'Cup' }, store.now - 86_400_000)
    store.now += STALE_MS
    expect(listed(await sync.engine())).toEqual(['a Vase', 'b Cup'])
  })

  it('reads nothing within ten seconds, and once for concurrent searches', async () => {
    const store = new FakeStore()
    for (let at = 0; at < 30; at += 1) store.put(`id${at}`, {})
    store.now += 60_000
    const sync = syncOf(store)
    await sync.engine()
    const before = store.reads
    store.now += STALE_MS - 1
    await sync.engine()
    expect(store.reads).toBe(before)
    store.now += 1
    await Promise.all(Array.from({ length: 5 }, () => sync.engine()))
    // One empty query and one count.
    expect(store.reads).toBe(before + 2)
  })

  it('loads the stored index without reading artifacts', async () => {
    const store = new FakeStore()
    for (let at = 0; at < 300; at += 1) store.put(`id${at}`, {})
    store.now += 60_000
    await syncOf(store).engine()
    const before = store.reads
    expect(listed(await syncOf(store).engine())).toEqual(stored(store))
    expect(store.reads - before).toBeLessThanOrEqual(2)
  })

  it('responds with 503 while another instance builds the first index', async () => {
    const store = new FakeStore()
    await store.storage(() => Promise.resolve()).acquire('another', store.now)
    await expect(syncOf(store).engine()).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('rebuilds the index if the stored one is damaged', async () => {
    const store = new FakeStore()
    store.put('a', { artifact_name: 'Vase' })
    const storage = store.storage(() => Promise.resolve())
    await storage.acquire('another', store.now)
    await storage.save('another', { bytes: new Uint8Array([1, 2, 3]), seen: store.now * 1_000 })
    expect(listed(await syncOf(store).engine())).toEqual(['a Vase'])
  })
})

describe('an index in memory', () => {
  const fails = () => Promise.reject(new Error('Firestore is down'))

  it('answers while refreshing fails, and is current again once it succeeds', async () => {
    const store = new FakeStore()
    store.put('a', { artifact_name: 'Vase' })
    let isDown = false
    const sync = syncOf(store, () => (isDown ? fails() : Promise.resolve()))
    await sync.engine()
    store.put('b', { artifact_name: 'Cup' })
    store.now += STALE_MS
    isDown = true
    expect(listed(await sync.engine())).toEqual(['a Vase'])
    isDown = false
    expect(listed(await sync.engine())).toEqual(['a Vase', 'b Cup'])
  })

  it('answers if changes cannot be read after it was loaded', async () => {
    const store = new FakeStore()
    store.put('a', { artifact_name: 'Vase' })
    store.put('b', { artifact_name: 'Cup' })
    store.put('c', { artifact_name: 'Bowl' })
    store.put('d', { artifact_name: 'Dish' })
    store.now += 60_000
    await syncOf(store).engine()
    const storage = store.storage(() => Promise.resolve())
    const sync = new IndexSync({ ...dependenciesOf(store), storage, artifacts: store.source(fails) })
    expect(listed(await sync.engine())).toEqual(['a Vase', 'b Cup', 'c Bowl', 'd Dish'])
  })

  it('answers while a refresh takes long, and includes the changes afterwards', async () => {
    const store = new FakeStore()
    store.put('a', { artifact_name: 'Vase' })
    let gate = Promise.resolve()
    const sync = syncOf(store, () => gate, 1)
    await sync.engine()
    store.put('b', { artifact_name: 'Cup' })
    store.now += STALE_MS
    const { promise, resolve } = Promise.withResolvers<undefined>()
    gate = promise.then(() => {})
    expect(listed(await sync.engine())).toEqual(['a Vase'])
    resolve(undefined)
    await expect.poll(async () => listed(await sync.engine())).toEqual(['a Vase', 'b Cup'])
  })
})
