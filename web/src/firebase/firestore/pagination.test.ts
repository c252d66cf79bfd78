import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rest, collectPage } from './pagination.ts'

const SIZES = { page: 24, ahead: 1, limit: 100, budget: 300 } as const
const START: Rest<number, number> = { waiting: [], next: 0 }

/** A store of the numbers from 0 that counts reads. */
function aStore(size: number) {
  const reads: number[] = []
  const read = async (after: number, limit: number): Promise<{ items: number[]; next: number | null }> => {
    const items = Array.from({ length: Math.min(limit, size - after) }, (_, index) => after + index)
    reads.push(items.length)
    return { items, next: items.length === limit ? after + limit : null }
  }
  return { read, total: () => reads.reduce((sum, count) => sum + count, 0) }
}

const all = () => true
const isOver = ({ waiting, next }: Rest<number, number>) => waiting.length === 0 && next === null

describe('a page', () => {
  test('reads one extra item to detect another page', async () => {
    const store = aStore(100)
    const first = await collectPage(START, { read: store.read, matches: all }, SIZES)
    expect(first.items).toHaveLength(24)
    expect(store.total()).toBe(25)
    expect(isOver(first.rest)).toBe(false)
  })

  test('reads no extra item if the total is known', async () => {
    const store = aStore(30)
    const source = { read: store.read, matches: all }
    const sizes = { ...SIZES, ahead: 0 } as const
    const first = await collectPage(START, source, sizes)
    expect([first.items.length, store.total()]).toEqual([24, 24])
    const second = await collectPage(first.rest, source, sizes)
    expect([second.items.length, store.total(), isOver(second.rest)]).toEqual([6, 30, true])
  })

  test('begins with the extra item and reads nothing twice', async () => {
    const store = aStore(100)
    const source = { read: store.read, matches: all }
    const first = await collectPage(START, source, SIZES)
    const second = await collectPage(first.rest, source, SIZES)
    expect([...first.items, ...second.items]).toEqual(Array.from({ length: 48 }, (_, index) => index))
    expect(store.total()).toBe(49)
  })

  test('is the last one if everything was read', async () => {
    const only = await collectPage(START, { read: aStore(24).read, matches: all }, SIZES)
    expect(only.items).toHaveLength(24)
    expect(isOver(only.rest)).toBe(true)
  })

  test('reads more while matches are few, within its budget', async () => {
    const store = aStore(10_000)
    const rare = await collectPage(START, { read: store.read, matches: (item) => item % 1000 === 999 }, SIZES)
    expect(rare.items).toEqual([])
    expect(isOver(rare.rest)).toBe(false)
    expect(store.total()).toBe(300)
  })

  test('keeps the extra matches after the last read', async () => {
    const store = aStore(49)
    const source = { read: store.read, matches: (item: number) => item >= 20 }
    const first = await collectPage(START, source, SIZES)
    expect(first.items).toHaveLength(24)
    expect(first.rest).toEqual({ waiting: [44, 45, 46, 47, 48], next: null })
    const second = await collectPage(first.rest, source, SIZES)
    expect(second.items).toEqual([44, 45, 46, 47, 48])
    expect(store.total()).toBe(49)
  })

  test('of any list contains every match once and in order', async () => {
    const lists = fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 400 }),
      fc.integer({ min: 1, max: 30 }),
      async (matching, page) => {
        const source = {
          read: aStore(matching.length).read,
          matches: (item: number) => matching[item] === true,
        }
        const shown: number[] = []
        let rest = START
        for (let turn = 0; !isOver(rest) && turn <= matching.length; turn += 1) {
          const next = await collectPage(rest, source, { ahead: 1, page, limit: 40, budget: 60 })
          shown.push(...next.items)
          ;({ rest } = next)
        }
        expect(shown).toEqual(matching.flatMap((matches, item) => (matches ? [item] : [])))
      },
    )
    await fc.assert(lists, { seed: 20, numRuns: 100 })
  })
})
