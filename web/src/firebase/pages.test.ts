import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Batch, type Gathered, addPage, hasMore, knownTotal } from './pages.ts'

const SIZES = { page: 24, limit: 100, budget: 300 }
const START: Gathered<number, number> = { shown: [], waiting: [], next: 0 }

/** A store of the numbers from 0, that counts what is read. */
function aStore(size: number) {
  const reads: number[] = []
  const read = async (after: number, limit: number): Promise<Batch<number, number>> => {
    const items = Array.from({ length: Math.min(limit, size - after) }, (_, index) => after + index)
    reads.push(items.length)
    return { items, next: items.length === limit ? after + limit : null }
  }
  return { read, total: () => reads.reduce((sum, count) => sum + count, 0) }
}

const all = () => true

describe('a page', () => {
  test('reads one item more than it shows, to know that there is another page', async () => {
    const store = aStore(100)
    const first = await addPage(START, { read: store.read, matches: all }, SIZES)
    expect(first.shown).toHaveLength(24)
    expect(store.total()).toBe(25)
    expect(hasMore(first)).toBe(true)
    expect(knownTotal(first)).toBeUndefined()
  })

  test('shows the waiting item first and reads nothing twice', async () => {
    const store = aStore(100)
    const source = { read: store.read, matches: all }
    const second = await addPage(await addPage(START, source, SIZES), source, SIZES)
    expect(second.shown).toEqual(Array.from({ length: 48 }, (_, index) => index))
    expect(store.total()).toBe(49)
  })

  test('ends when everything was read, and then knows how many there are', async () => {
    const only = await addPage(START, { read: aStore(24).read, matches: all }, SIZES)
    expect(hasMore(only)).toBe(false)
    expect(knownTotal(only)).toBe(24)
  })

  test('reads on while matches are few, within its budget', async () => {
    const store = aStore(10_000)
    const rare = await addPage(START, { read: store.read, matches: (item) => item % 1000 === 999 }, SIZES)
    expect(rare.shown).toEqual([])
    expect(hasMore(rare)).toBe(true)
    expect(store.total()).toBe(300)
  })

  test('counts the matches that wait when all was read', async () => {
    const store = aStore(49)
    const source = { read: store.read, matches: (item: number) => item >= 20 }
    const first = await addPage(START, source, SIZES)
    expect(first.shown).toHaveLength(24)
    expect(hasMore(first)).toBe(true)
    expect(knownTotal(first)).toBe(29)
    const second = await addPage(first, source, SIZES)
    expect(second.shown).toHaveLength(29)
    expect(store.total()).toBe(49)
  })

  test('of any list shows every match once and in order', async () => {
    const lists = fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 400 }),
      fc.integer({ min: 1, max: 30 }),
      async (matching, page) => {
        const source = {
          read: aStore(matching.length).read,
          matches: (item: number) => matching[item] === true,
        }
        let gathered = START
        for (let turn = 0; hasMore(gathered) && turn <= matching.length; turn += 1) {
          gathered = await addPage(gathered, source, { page, limit: 40, budget: 60 })
        }
        expect(gathered.shown).toEqual(matching.flatMap((matches, item) => (matches ? [item] : [])))
      },
    )
    await fc.assert(lists, { seed: 20, numRuns: 100 })
  })
})
