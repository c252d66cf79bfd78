import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centuryText, yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import { ribbonText, strengthOf, turnAt, turnPath, turnsIn, turnsOf, yearsOfTurns } from './timelineBins.ts'

const years = (turns: ReturnType<typeof turnsOf>) => turns.map(({ begin, end }) => [begin, end])

describe('the ribbon', () => {
  it('has a turn for each century, from the first with a record to the last', () => {
    const turns = turnsOf(
      [
        [-3, 2],
        [2, 1],
        [5, 0],
      ],
      20,
    )
    expect(years(turns)).toEqual([
      [-300, -201],
      [-200, -101],
      [-100, -1],
      [1, 100],
      [101, 200],
    ])
    expect(turns.map(({ count }) => count)).toEqual([2, 0, 0, 0, 1])
  })

  it('draws a long empty time as one gap', () => {
    const turns = turnsOf(
      [
        [-280, 1],
        [-3, 2],
        [-1, 1],
      ],
      20,
    )
    expect(turns.map(({ isGap }) => isGap)).toEqual([false, true, false, false, false])
    expect(years(turns)[1]).toEqual([-27_000, -301])
  })

  it('puts several centuries into a turn where there is no room for each, and ends where they end', () => {
    const turns = turnsOf(
      Array.from({ length: 50 }, (_, index) => [index < 30 ? index - 30 : index - 29, 1] as const),
      11,
    )
    expect(turns.length).toBeLessThanOrEqual(11)
    expect(years(turns)[0]).toEqual([-3000, -2501])
    expect(years(turns).at(-1)).toEqual([1501, 2000])
  })

  it('has millennia before 3000 BC', () => {
    const turns = turnsOf(
      [-280, -279, -252, -251, -31, -30, -29].map((century) => [century, 1]),
      60,
    )
    expect(years(turns)).toEqual([
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
    expect(turnsOf([], 10)).toEqual([])
    expect(ribbonText([], [])).toBe('No dates.')
  })

  it('keeps every record, in order and without overlap, for whatever there is and however little room', () => {
    const century = fc.integer({ min: -3000, max: 30 }).filter((one) => one !== 0)
    const centuries = fc.uniqueArray(fc.tuple(century, fc.integer({ min: 1, max: 500 })), {
      selector: ([one]) => one,
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(centuries, fc.integer({ min: 7, max: 60 }), (counts, room) => {
        const turns = turnsOf(counts, room)
        const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)
        expect(sum(turns.map(({ count }) => count))).toBe(sum(counts.map(([, count]) => count)))
        for (const [index, turn] of turns.entries()) {
          expect(turn.begin).toBeLessThan(turn.end)
          expect(turn.begin).toBeGreaterThan(turns[index - 1]?.end ?? Number.NEGATIVE_INFINITY)
        }
        const first = Math.min(...counts.map(([one]) => one))
        expect(turns[0]?.begin).toBe(yearsOfCentury(first).begin)
      }),
    )
  })
})

describe('a place on the ribbon', () => {
  const turns = turnsOf(
    [
      [-280, 1],
      [-3, 2],
      [-2, 1],
    ],
    20,
  )

  it('is the turn under it; of a gap, the neighbour that is nearer', () => {
    expect([-1, 0, 0.2, 0.3, 0.45, 0.7, 1, 2].map((at) => turnAt(turns, at))).toEqual([
      0, 0, 0, 0, 2, 2, 3, 3,
    ])
  })

  it('gives the years from one turn to another, in whatever order', () => {
    expect(yearsOfTurns(turns, 3, 2)).toEqual({ begin: -300, end: -101 })
    expect(yearsOfTurns([], 0, 0)).toBeNull()
  })

  it('years reach into the turns that they overlap; an open end reaches to the last', () => {
    expect(turnsIn(turns, -250, -150)).toEqual([2, 3])
    expect(turnsIn(turns, undefined, -250)).toEqual([0, 2])
    expect(turnsIn(turns, -150, undefined)).toEqual([3, 3])
    expect(turnsIn(turns, 1500, 1600)).toBeNull()
  })
})

describe('how a turn is drawn', () => {
  it('is the stronger the more there is in it, and the most is 1', () => {
    const turns = turnsOf(
      [
        [1, 1],
        [2, 10],
        [3, 100],
        [5, 1],
      ],
      20,
    )
    const [one = 0, ten = 0, most = 0, none = 1] = turns.map((turn) => strengthOf(turn, turns))
    expect(most).toBe(1)
    expect(ten).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(0)
    expect(none).toBe(0)
  })

  it('joins its neighbours at both edges of its cell', () => {
    const path = turnPath({ isGap: false }, 40, 24)
    expect(path.startsWith('M0 24H')).toBe(true)
    expect(path.endsWith('H40')).toBe(true)
  })

  it('is said in a sentence', () => {
    const counts = [
      [-2, 3],
      [-1, 1],
    ] as const
    expect(
      ribbonText(
        counts.map(([a, b]) => [a, b]),
        turnsOf(
          counts.map(([a, b]) => [a, b]),
          9,
        ),
      ),
    ).toBe(`Artifacts in 2 centuries, 200 BC to 1 BC; most: ${centuryText(-2)}.`)
  })
})
