import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearIndex } from '@tracker/domain/time/centuries.ts'
import { SearchIndex } from '#search/engine.ts'
import { anEntry, queryOf } from '#search/testing/entries.ts'

function engineOf(dates: readonly string[], more: Record<string, string> = {}): SearchIndex {
  const engine = new SearchIndex()
  for (const entry of dates.map((created_at, at) => anEntry(`a${at}`, { created_at, ...more })))
    engine.put(entry)
  return engine
}

const binsOf = (engine: SearchIndex, query: string, bins = 12) =>
  engine.search(queryOf(query), { limit: 1, bins }).response.timeline
const years = (engine: SearchIndex, query: string, bins?: number) =>
  binsOf(engine, query, bins).map(({ begin, end }) => [begin, end])

const many = (first: number, count: number) => Array.from({ length: count }, (_, at) => String(first + at))

describe('the timeline', () => {
  it('does not give most of its bins to one very old artifact', () => {
    const engine = engineOf(['28000-25000 BC', ...many(1500, 400), ...many(1700, 250)])
    const bins = years(engine, '')
    expect(bins.length).toBeGreaterThan(8)
    expect(bins.filter(([begin = 0]) => begin > 1000).length).toBeGreaterThanOrEqual(bins.length - 4)
    expect([bins[0]?.[0], bins.at(-1)?.[1]]).toEqual([-28_000, 1949])
  })

  it('has counts that depend on the query, and years that do not', () => {
    const engine = engineOf(many(1500, 400), { artifact_name: 'vase' })
    engine.put(anEntry('mask', { artifact_name: 'mask', created_at: '1650' }))
    expect(years(engine, 'q=mask')).toEqual(years(engine, ''))
    expect(binsOf(engine, 'q=mask').filter(({ count }) => count > 0)).toEqual([
      expect.objectContaining({ count: 1 }),
    ])
  })

  it('cuts a range of years into shorter spans, to single years', () => {
    const engine = engineOf(['28000 BC', ...many(1500, 400)])
    expect(years(engine, 'from=1601&to=1700')).toEqual(
      Array.from({ length: 10 }, (_, at) => [1601 + 10 * at, 1610 + 10 * at]),
    )
    expect(years(engine, 'from=1650&to=1655')).toEqual(
      many(1650, 6).map((year) => [Number(year), Number(year)]),
    )
  })

  it('counts in each bin what a search for its years finds', () => {
    const engine = engineOf([
      '18th century',
      '1790-1810',
      '1801',
      '150 BC',
      'late 2nd century BC',
      ...many(1700, 90),
    ])
    for (const { begin, end, count } of binsOf(engine, ''))
      expect([begin, count]).toEqual([
        begin,
        engine.search(queryOf(`from=${begin}&to=${end}`), { limit: 1 }).response.total,
      ])
  })

  it('is empty without dates, and if no bins are requested', () => {
    expect(binsOf(engineOf(['', 'unknown']), '')).toEqual([])
    expect(binsOf(engineOf(['1750']), '', 0)).toEqual([])
  })

  it('covers the years in order, without gaps, with at most the requested number of bins', () => {
    const year = fc.integer({ min: -30_000, max: 2020 }).filter((one) => one !== 0)
    const date = year.map((one) => (one < 0 ? `${-one} BC` : `AD ${one}`))
    fc.assert(
      fc.property(
        fc.array(date, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 6, max: 60 }),
        (dates, most) => {
          const bins = binsOf(engineOf(dates), '', most)
          expect(bins.length).toBeLessThanOrEqual(most)
          expect(bins.filter(({ begin, end }) => yearIndex(end) < yearIndex(begin))).toEqual([])
          const next = bins.slice(0, -1).map(({ end }) => yearIndex(end) + 1)
          expect(bins.slice(1).map(({ begin }) => yearIndex(begin))).toEqual(next)
        },
      ),
    )
  })
})
