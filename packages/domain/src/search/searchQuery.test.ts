import { describe, expect, it } from 'vitest'
import { toSearchParams, parseSearchQuery } from './searchQuery.ts'

function asked(query: string) {
  const parsed = parseSearchQuery(new URLSearchParams(query))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}

function complaints(query: string): string[] {
  const parsed = parseSearchQuery(new URLSearchParams(query))
  return parsed.ok ? [] : parsed.errors.map(({ field }) => field)
}

describe('a search query', () => {
  it('defaults to all artifacts, by name', () => {
    expect(asked('')).toEqual({
      q: '',
      type: [],
      century: [],
      millennium: [],
      place: [],
      adder: '',
      contributor: '',
      licence: [],
      picture: false,
      sort: 'name-asc',
      from: undefined,
      to: undefined,
    })
  })

  it('has repeatable facets, BC years and centuries, and a sort', () => {
    expect(
      asked('q=+mask+&type=Tools&type=Weapons&century=-3&century=19&place=London&from=-246&to=5&picture=1'),
    ).toMatchObject({
      q: 'mask',
      type: ['Tools', 'Weapons'],
      century: [-3, 19],
      place: ['London'],
      from: -246,
      to: 5,
      licence: [],
      picture: true,
      sort: 'best',
    })
    expect(asked('sort=oldest').sort).toBe('oldest')
    expect(asked('sort=upwards&q=a').sort).toBe('best')
  })

  it('swaps reversed years and ignores empty parameters', () => {
    expect(asked('from=100&to=-50&type=&century=&q=')).toMatchObject({ from: -50, to: 100, type: [] })
  })

  it.each([
    ['type=Spoons', 'type'],
    ['century=0', 'century'],
    ['century=1.5', 'century'],
    ['century=19&century=x', 'century'],
    ['from=yesterday', 'from'],
    ['to=99999', 'to'],
    [`q=${'a'.repeat(201)}`, 'q'],
    [`place=${'a'.repeat(201)}`, 'place'],
  ])("is rejected with the parameter's name: %s", (query, field) => {
    expect(complaints(query)).toEqual([field])
  })

  it('is the same after serializing and parsing', () => {
    for (const query of [
      '',
      'q=mask&type=Tools&century=-3&millennium=-4&place=British+Museum%2C+London&licence=CC+BY+4.0&from=-246&to=5&adder=Ada&picture=1&sort=oldest',
      'century=19&century=20&sort=date-desc',
    ])
      expect(toSearchParams(asked(query)).toString()).toBe(query)
  })
})
