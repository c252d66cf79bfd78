import { describe, expect, it } from 'vitest'
import { LIST_ENTRIES_MAX } from '../limits.ts'
import { orderEntries, parseListChange, parseListEntryChange, parseNewList, readList } from './list.ts'

const fieldsOf = (parsed: ReturnType<typeof parseNewList>) =>
  parsed.ok ? [] : parsed.errors.map(({ field }) => field)

describe('a new list', () => {
  it('is private and empty by default, with a trimmed title', () => {
    expect(parseNewList({ title: '  Bronze  ' })).toEqual({
      ok: true,
      value: { title: 'Bronze', introduction: '', visibility: 'private', artifactIds: [] },
    })
  })

  it.each([
    ['title', {}],
    ['title', { title: ' ' }],
    ['title', { title: '\u200b' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: 'a\u202eb' }],
    ['introduction', { title: 'a', introduction: 'x'.repeat(5_001) }],
    ['visibility', { title: 'a', visibility: 'public' }],
    ['artifactIds', { title: 'a', artifactIds: Array.from({ length: LIST_ENTRIES_MAX + 1 }, String) }],
    ['artifactIds.0', { title: 'a', artifactIds: ['../x'] }],
  ])('names its invalid %s, case %#', (field, value) => {
    expect(fieldsOf(parseNewList(value))).toEqual([field])
  })
})

it('a change has only the fields that were sent', () => {
  expect(parseListChange({ introduction: '', uid: 'eve' })).toEqual({ ok: true, value: { introduction: '' } })
})

it('a note has at most 1,000 characters', () => {
  expect(parseListEntryChange({ artifactId: 'a', note: 'x'.repeat(1_000) }).ok).toBe(true)
  expect(parseListEntryChange({ artifactId: 'a', note: 'x'.repeat(1_001) }).ok).toBe(false)
})

it('a stored list with invalid values reads as private and empty', () => {
  expect(readList('l', { visibility: 'all', entries: 7, uid: 'ada' })).toEqual({
    _id: 'l',
    title: '',
    introduction: '',
    visibility: 'private',
    entries: [],
  })
})

it('an order ignores unknown and repeated ids and keeps the entries that it leaves out', () => {
  const entries = ['a', 'b', 'c', 'd'].map((artifactId) => ({ artifactId, note: artifactId }))
  const ordered = orderEntries(entries, ['c', 'x', 'a', 'c'])
  expect(ordered.map(({ artifactId }) => artifactId).join('')).toBe('cabd')
  expect(ordered.every(({ artifactId, note }) => artifactId === note)).toBe(true)
})
