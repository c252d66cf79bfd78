import { describe, expect, it } from 'vitest'
import { median, tableOf } from '#bench/measures.ts'

describe('a median', () => {
  it('is the middle value, or the mean of the two middle ones', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(() => median([])).toThrow('nothing')
  })
})

describe('the table', () => {
  const one = { name: 'first card', value: 1_250, unit: 'ms', goal: 1_200 } as const

  it('shows a value beside its goal and the previous run, and lists missed goals', () => {
    const lines = tableOf('Browse', [one, { ...one, name: 'kept', value: 900 }], { 'first card': 1_900 })
    expect(lines).toMatch(/first card +1250 ms +1200 ms +1900 ms {2}missed/)
    expect(lines).toMatch(/kept +900 ms +1200 ms *$/)
  })
})
