import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIMELINE } from '#test/searchResponses.ts'
import { binAt, binsIn, binsText, strengthOf, ticksOf, yearsOfBins } from './timelineBins.ts'

describe('a position on the timeline', () => {
  it('is the bin below it', () => {
    expect([-1, 0, 0.1, 0.5, 1, 2].map((at) => binAt(TIMELINE, at))).toEqual([0, 0, 1, 6, 11, 11])
  })

  it('gives the years between two bins, in any order', () => {
    expect(yearsOfBins(TIMELINE, 3, 2)).toEqual({ begin: 1001, end: 1600 })
    expect(yearsOfBins([], 0, 0)).toBeNull()
  })

  it('is described by its years, with the count for one bin', () => {
    expect([binsText(TIMELINE, 3, 3), binsText(TIMELINE, 10, 10), binsText(TIMELINE, 9, 8)]).toEqual([
      '16th century · 30 artifacts',
      '1901 to 1950 · 1 artifact',
      '19th century',
    ])
  })

  it('a range of years marks the bins that it overlaps, unless these are all', () => {
    expect(binsIn(TIMELINE, 1550, 1620)).toEqual([3, 4])
    expect(binsIn(TIMELINE, undefined, -250)).toEqual([0, 0])
    expect(binsIn(TIMELINE, 1960, undefined)).toEqual([11, 11])
    expect([binsIn(TIMELINE, 2001, 2010), binsIn(TIMELINE, -24_999, 2000)]).toEqual([null, null])
  })
})

describe('the scale', () => {
  const texts = (width: number) => ticksOf(TIMELINE, width).map(({ text }) => text)

  it('has the first and the last year, and round ones between them', () => {
    expect(texts(900)).toEqual(['24999 BC', '1000', '1600', '1700', '1800', '1900', '2000'])
    expect(texts(328)).toEqual(['24999 BC', '1700', '2000'])
    expect(ticksOf([{ begin: 1750, end: 1750, count: 1 }], 328)).toEqual([{ at: 0, text: '1750' }])
    expect(ticksOf([], 328)).toEqual([])
  })

  it('has years at least 90 px apart, at any width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 180, max: 1_600 }), fc.nat({ max: 11 }), (width, from) => {
        const ticks = ticksOf(TIMELINE.slice(from), width)
        const gaps = ticks.slice(1).map(({ at }, index) => at - (ticks[index]?.at ?? 0))
        expect(gaps.filter((gap) => gap < 90)).toEqual([])
      }),
    )
  })
})

describe('the bar of a bin', () => {
  it('has the height of its artifacts per year, on a square-root scale', () => {
    const bins = [
      { begin: -999, end: -1, count: 999 },
      { begin: 1, end: 100, count: 100 },
      { begin: 101, end: 150, count: 200 },
      { begin: 151, end: 200, count: 0 },
    ]
    const heights = bins.map((bin) => strengthOf(bin, bins))
    expect(heights).toEqual([0.5, 0.5, 1, 0])
  })

  it('of ten times the artifacts in the same time looks like it', () => {
    const bins = [39, 368].map((count, at) => ({ begin: 1 + 50 * at, end: 50 + 50 * at, count }))
    const [few = 1, many = 0] = bins.map((bin) => strengthOf(bin, bins))
    expect(many / few).toBeCloseTo(Math.sqrt(368 / 39))
  })
})
