import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  type ListParams,
  toSearchParams,
  orderOf,
  readListParams,
  sortsFor,
  startsFor,
} from './listParams.ts'

const read = (address: string) => readListParams(new URLSearchParams(address))
const go = (address: string, change: Partial<ListParams>) => toSearchParams(read(address), change).toString()

describe('the address of My Artifacts', () => {
  it.each([
    ['', { q: '', sort: 'date-desc', start: '' }],
    ['sort=likes', { q: '', sort: 'likes', start: '' }],
    ['sort=name-asc&start=m', { q: '', sort: 'name-asc', start: 'm' }],
    ['start=2026-03', { q: '', sort: 'date-desc', start: '2026-03' }],
    ['q=+vase+', { q: 'vase', sort: 'best', start: '' }],
    ['q=vase&sort=name-desc', { q: 'vase', sort: 'name-desc', start: '' }],
  ])('%j is read', (address, params) => expect(read(address)).toEqual(params))

  it.each([
    ['from=mail', { q: '', sort: 'date-desc', start: '' }],
    ['sort=oldest&start=m', { q: '', sort: 'date-desc', start: '' }],
    ['sort=best', { q: '', sort: 'date-desc', start: '' }],
    ['sort=name-asc&start=2026-03', { q: '', sort: 'name-asc', start: '' }],
    ['sort=likes&start=m', { q: '', sort: 'likes', start: '' }],
    ['start=2026-13', { q: '', sort: 'date-desc', start: '' }],
    ['q=vase&sort=likes&start=m', { q: 'vase', sort: 'best', start: '' }],
  ])('ignores invalid values: %j', (address, params) => expect(read(address)).toEqual(params))

  it('omits defaults', () => {
    expect(go('', {})).toBe('')
    expect(go('sort=name-asc', { sort: 'date-desc' })).toBe('')
    expect(go('', { q: 'vase' })).toBe('q=vase')
    expect(go('q=vase', { q: '' })).toBe('')
  })

  it('keeps the order when a search starts or ends, and resets the start', () => {
    expect(go('sort=name-asc&start=m', { q: 'vase' })).toBe('q=vase&sort=name-asc')
    expect(go('sort=name-asc&start=m', { sort: 'name-desc' })).toBe('sort=name-desc')
    expect(go('sort=name-asc', { start: 'm' })).toBe('sort=name-asc&start=m')
    expect(read(go('sort=likes', { q: 'vase' })).sort).toBe('best')
  })
})

describe('where a list begins', () => {
  const start = (address: string) => orderOf(read(address))?.start

  it('is the letter in ascending order, and after its last name in descending order', () => {
    expect(start('sort=name-asc&start=m')).toBe('m')
    expect(start('sort=name-desc&start=m')).toBe('m\uF8FF')
    expect(start('sort=name-asc&start=other')).toBe('{')
    expect(start('sort=name-desc&start=other')).toBeNull()
  })

  it('is the beginning of the month in ascending order, and its end in descending order', () => {
    expect(start('sort=date-asc&start=2026-03')).toEqual(new Date(2026, 2, 1))
    expect(start('start=2026-03')).toEqual(new Date(2026, 3, 1))
    expect(start('start=2026-12')).toEqual(new Date(2027, 0, 1))
  })

  it('is ignored in a search, which does not query Firestore', () => {
    expect(orderOf(read('q=vase'))).toBeNull()
  })
})

describe('the starts of a list', () => {
  const NOW = new Date(2026, 1, 3)
  const values = (...question: Parameters<typeof startsFor>) =>
    startsFor(...question).map(({ value }) => value)

  it('are letters by name, in the order of the list', () => {
    expect(values('name-asc', undefined).slice(0, 3)).toEqual(['0', 'a', 'b'])
    expect(values('name-desc', undefined).slice(0, 3)).toEqual(['other', 'z', 'y'])
  })

  it('are the months since the first artifact, in the order of the list', () => {
    const since = new Date(2025, 10, 20)
    expect(startsFor('date-desc', since, NOW)).toEqual([
      { value: '2026-02', label: 'February 2026' },
      { value: '2026-01', label: 'January 2026' },
      { value: '2025-12', label: 'December 2025' },
      { value: '2025-11', label: 'November 2025' },
    ])
    expect(values('date-asc', since, NOW)[0]).toBe('2025-11')
  })

  it('are none for other orders', () => {
    expect(startsFor('date-desc', undefined, NOW)).toEqual([])
    expect(startsFor('date-desc', new Date(2026, 1, 1), NOW)).toEqual([])
    expect(startsFor('likes', new Date(2020, 1, 1), NOW)).toEqual([])
  })
})

it('each order of the list has its index', async () => {
  const text = await readFile(new URL('../../../../firestore.indexes.json', import.meta.url), 'utf8')
  const indexes = text.replaceAll(/\s/g, '')
  for (const sort of sortsFor('')) {
    const { field, direction } = orderOf({ q: '', sort, start: '' }) ?? {}
    const ties = sort === 'likes' ? [['added_at', 'desc']] : []
    const fields = [['adder_uid', 'asc'], [field, direction], ...ties].map(([fieldPath, way = '']) => ({
      fieldPath,
      order: `${way.toUpperCase()}ENDING`,
    }))
    expect(indexes).toContain(`"fields":${JSON.stringify(fields)}`)
  }
})
