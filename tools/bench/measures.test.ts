import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, percentile, tableOf } from '#bench/measures.ts'

describe('a median', () => {
  it('is the value in the middle, or between the two there', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(() => median([])).toThrow('nothing')
  })
})

describe('a percentile', () => {
  it('is one of the values, and not exceeded by so many of them', () => {
    const values = fc.array(fc.integer(), { minLength: 1 })
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 100 }), (some, percent) => {
        const found = percentile(some, percent)
        expect(some).toContain(found)
        const within = some.filter((value) => value <= found).length
        expect(within / some.length).toBeGreaterThanOrEqual(percent / 100)
        expect(some.filter((value) => value < found).length / some.length).toBeLessThan(percent / 100)
      }),
    )
  })
})

describe('the table', () => {
  const one = { name: 'first card', value: 1_250, unit: 'ms', goal: 1_200 } as const

  it('shows a value beside its goal and the run before, and says what was missed', () => {
    const lines = tableOf('Browse', [one, { ...one, name: 'kept', value: 900 }], { 'first card': 1_900 })
    expect(lines).toMatch(/first card +1250 ms +1200 ms +1900 ms {2}missed/)
    expect(lines).toMatch(/kept +900 ms +1200 ms *$/)
  })
})
