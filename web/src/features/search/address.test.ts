import { describe, expect, it } from 'vitest'
import {
  type Browsing,
  appliedFilters,
  browsingParams,
  changed,
  isFiltered,
  toSearchQuery,
  parseBrowsing,
} from './address.ts'

const read = (address: string) => parseBrowsing(new URLSearchParams(address))
/** Parses an address and serializes it again. */
const again = (address: string) => decodeURIComponent(browsingParams(read(address)).toString())

describe('the address of Browse', () => {
  it.each([
    '',
    'name=vase',
    'name=vase&sort=date-desc',
    'type=Tools&type=Weapons&century=-3',
    'name=vase&sort=name-asc&type=Tools',
    'sort=oldest&place=Athens&from=-300&to=79&picture=1',
    'adder=Ada&discoverer=Carter',
    'contributor=uid-of-ada',
    'name=vase&exact=1',
  ])('“%s” is parsed and written unchanged', (address) => {
    expect(again(address)).toBe(address)
  })

  it('ignores invalid parameters and keeps the others', () => {
    expect(again('name=vase&type=Pottery&century=0&from=soon&sort=newest&place=Athens&utm=1')).toBe(
      'name=vase&place=Athens',
    )
  })

  it('swaps years in the wrong order', () => {
    expect(read('from=1900&to=-300').filters).toMatchObject({ from: -300, to: 1900 })
  })

  it('ignores an exact search without a text or with filters', () => {
    expect(again('exact=1')).toBe('')
    expect(again('name=vase&type=Tools&exact=1')).toBe('name=vase&type=Tools')
  })

  it('allows only the specified orders without filters', () => {
    expect(read('name=vase').sort).toBe('name-asc')
    expect(read('name=vase&sort=best').sort).toBe('name-asc')
    expect(read('sort=oldest').sort).toBe('name-asc')
  })

  it('sorts by relevance with filters and a text, and by name without a text', () => {
    expect(read('name=vase&type=Tools').sort).toBe('best')
    expect(read('type=Tools').sort).toBe('name-asc')
    expect(read('discoverer=Carter').sort).toBe('best')
  })
})

describe('a change', () => {
  it('keeps a chosen order, not a default one', () => {
    const next = (address: string) =>
      browsingParams(changed(read(address), { filters: read('type=Tools').filters }))
    expect(next('name=vase').toString()).toBe('name=vase&type=Tools')
    expect(next('name=vase&sort=name-desc').toString()).toBe('name=vase&sort=name-desc&type=Tools')
  })

  it('of the text or the filters ends an exact search, another order does not', () => {
    const next = (change: Partial<Browsing>) => changed(read('name=vase&exact=1'), change).isExact
    expect(next({ name: 'vase' })).toBe(false)
    expect(next({ filters: read('type=Tools').filters })).toBe(false)
    expect(next({ sort: 'date-asc' })).toBe(true)
  })

  it('resets an order that needs filters when the last filter is removed', () => {
    const next = changed(read('sort=oldest&type=Tools'), { filters: read('').filters })
    expect(browsingParams(next).toString()).toBe('')
  })
})

describe('the search query', () => {
  it('contains the name and the discoverer', () => {
    expect(toSearchQuery(read('name=mask&discoverer=Carter')).q).toBe('mask Carter')
  })

  it('sorts related results by relevance, whatever the order of the list', () => {
    expect(toSearchQuery(read('name=vase&sort=date-asc')).sort).toBe('best')
  })
})

describe('filters', () => {
  const filters = read(
    'type=Tools&from=-300&to=-201&century=2&place=Athens&licence=Public+domain&picture=1&adder=Ada&contributor=uid-of-ada&discoverer=Carter',
  ).filters

  it('are detected', () => {
    expect([isFiltered(filters), isFiltered(read('name=vase').filters)]).toEqual([true, false])
  })

  it('have labels, each with the filters without it', () => {
    const applied = appliedFilters(filters)
    expect(applied.map(({ label }) => label)).toEqual([
      'Tools',
      '3rd century BC',
      '2nd century',
      'Athens',
      'Public domain',
      'With a picture',
      'Discovered by Carter',
      'Added by Ada',
      'Of one contributor',
    ])
    for (const [index, { without }] of applied.entries()) {
      const labels = appliedFilters(without).map(({ label }) => label)
      expect(labels).toEqual(applied.flatMap(({ label }, at) => (at === index ? [] : [label])))
    }
  })
})
