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
  it('is higher for more artifacts, up to 1', () => {
    const strengths = TIMELINE.map((bin) => strengthOf(bin, TIMELINE))
    expect([strengths[6], strengths[8]]).toEqual([0, 1])
    expect(strengths[7]).toBeGreaterThan(strengths[10] ?? 1)
    expect(strengths[10]).toBeGreaterThan(0)
  })
})
