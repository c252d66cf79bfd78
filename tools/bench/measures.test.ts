import { describe, expect, it } from 'vitest'
import { median, rowsOf } from '#bench/measures.ts'

describe('a median', () => {
  it('is the middle value, or the mean of the two middle ones', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 3, 2])).toBe(2.5)
    expect(() => median([])).toThrow('nothing')
  })
})

it('a row has the value, the goal, the previous value and whether the goal is missed', () => {
  const one = { name: 'first card', value: 1_250.04, unit: 'ms', goal: 1_200 } as const
  expect(rowsOf([one, { ...one, name: 'kept', value: 900 }], { 'first card': 1_900 })).toEqual({
    'first card, ms': { measured: 1_250, goal: 1_200, before: 1_900, missed: true },
    'kept, ms': { measured: 900, goal: 1_200, before: null, missed: false },
  })
})
