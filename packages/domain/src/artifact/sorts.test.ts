import { describe, expect, it } from 'vitest'
import { parseSort, SORT_NAMES, SORTS } from './sorts.ts'

describe('a sort', () => {
  it('has its label', () => {
    expect(SORT_NAMES.map((sort) => SORTS[sort].label)).toEqual([
      'Name (A–Z)',
      'Name (Z–A)',
      'Newest First',
      'Oldest First',
    ])
  })

  it.each([undefined, '', 'likes', 'constructor', ['name-desc']])('is name-asc for %j', (value) => {
    expect(parseSort(value)).toBe('name-asc')
  })
})
