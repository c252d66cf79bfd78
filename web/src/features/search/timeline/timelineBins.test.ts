import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centuryText, yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import { timelineText, strengthOf, binAt, binPath, binsIn, toBins, yearsOfBins } from './timelineBins.ts'

const years = (bins: ReturnType<typeof toBins>) => bins.map(({ begin, end }) => [begin, end])

describe('the timeline', () => {
  it('has a bin for each century, from the first with a record to the last', () => {
    const bins = toBins(
      [
        [-3, 2],
        [2, 1],
        [5, 0],
      ],
      20,
    )
    expect(years(bins)).toEqual([
      [-300, -201],
      [-200, -101],
      [-100, -1],
      [1, 100],
      [101, 200],
    ])
    expect(bins.map(({ count }) => count)).toEqual([2, 0, 0, 0, 1])
  })

  it('combines a long empty time into one gap', () => {
    const bins = toBins(
      [
        [-280, 1],
        [-3, 2],
        [-1, 1],
      ],
      20,
    )
    expect(bins.map(({ isGap }) => isGap)).toEqual([false, true, false, false, false])
    expect(years(bins)[1]).toEqual([-27_000, -301])
  })

  it('combines centuries where space is limited, and ends at the last century', () => {
    const bins = toBins(
      Array.from({ length: 50 }, (_, index) => [index < 30 ? index - 30 : index - 29, 1] as const),
      11,
    )
    expect(bins.length).toBeLessThanOrEqual(11)
    expect(years(bins)[0]).toEqual([-3000, -2501])
    expect(years(bins).at(-1)).toEqual([1501, 2000])
  })

  it('uses millennia before 3000 BC', () => {
    const bins = toBins(
      [-280, -279, -252, -251, -31, -30, -29].map((century) => [century, 1]),
      60,
    )
    expect(years(bins)).toEqual([
      [-28_000, -27_001],
      [-27_000, -26_001],
      [-26_000, -25_001],
      [-25_000, -4001],
      [-4000, -3001],
      [-3000, -2901],
      [-2900, -2801],
    ])
  })

  it('is empty without dates', () => {
    expect(toBins([], 10)).toEqual([])
    expect(timelineText([], [])).toBe('No dates.')
  })

  it('covers every record, in order and without overlap, for any data and width', () => {
    const century = fc.integer({ min: -3000, max: 30 }).filter((one) => one !== 0)
    const centuries = fc.uniqueArray(fc.tuple(century, fc.integer({ min: 1, max: 500 })), {
      selector: ([one]) => one,
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(centuries, fc.integer({ min: 7, max: 60 }), (counts, room) => {
        const bins = toBins(counts, room)
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
        expect(sum(bins.map(({ count }) => count))).toBe(sum(counts.map(([, count]) => count)))
        for (const [index, bin] of bins.entries()) {
          expect(bin.begin).toBeLessThan(bin.end)
          expect(bin.begin).toBeGreaterThan(bins[index - 1]?.end ?? Number.NEGATIVE_INFINITY)
        }
        const first = Math.min(...counts.map(([one]) => one))
        expect(bins[0]?.begin).toBe(yearsOfCentury(first).begin)
      }),
    )
  })
})

describe('a position on the timeline', () => {
  const bins = toBins(
    [
      [-280, 1],
      [-3, 2],
      [-2, 1],
    ],
    20,
  )

  it('is the bin below it, or the nearer neighbour of a gap', () => {
    expect([-1, 0, 0.2, 0.3, 0.45, 0.7, 1, 2].map((at) => binAt(bins, at))).toEqual([0, 0, 0, 0, 2, 2, 3, 3])
  })

  it('gives the years between two bins, in any order', () => {
    expect(yearsOfBins(bins, 3, 2)).toEqual({ begin: -300, end: -101 })
    expect(yearsOfBins([], 0, 0)).toBeNull()
  })

  it('a range of years selects overlapping bins; an open end reaches the last one', () => {
    expect(binsIn(bins, -250, -150)).toEqual([2, 3])
    expect(binsIn(bins, undefined, -250)).toEqual([0, 2])
    expect(binsIn(bins, -150, undefined)).toEqual([3, 3])
    expect(binsIn(bins, 1500, 1600)).toBeNull()
  })
})

describe('the drawing of a bin', () => {
  it('is heavier for more artifacts, up to 1', () => {
    const bins = toBins(
      [
        [1, 1],
        [2, 10],
        [3, 100],
        [5, 1],
      ],
      20,
    )
    const [one = 0, ten = 0, most = 0, none = 1] = bins.map((bin) => strengthOf(bin, bins))
    expect(most).toBe(1)
    expect(ten).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(0)
    expect(none).toBe(0)
  })

  it('joins its neighbours at both edges of its cell', () => {
    const path = binPath({ isGap: false }, 40, 24)
    expect(path.startsWith('M0 24H')).toBe(true)
    expect(path.endsWith('H40')).toBe(true)
  })

  it('has a text alternative', () => {
    const counts = [
      [-2, 3],
      [-1, 1],
    ] as const
    expect(
      timelineText(
        counts.map(([a, b]) => [a, b]),
        toBins(
          counts.map(([a, b]) => [a, b]),
          9,
        ),
      ),
    ).toBe(`Artifacts in 2 centuries, 200 BC to 1 BC; most: ${centuryText(-2)}.`)
  })
})
