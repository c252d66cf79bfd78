import { describe, expect, it } from 'vitest'
import { synonymsOf } from './thesaurus.ts'

describe('synonyms', () => {
  it.each([
    ['sword guards', 'tsuba'],
    ['king tut', 'tutankhamun'],
    ['koran', 'quran'],
    ['vases', 'krater'],
    ['gun', 'musket'],
    ['prayer book', 'book of hours'],
    ['schwert', 'sword'],
    ['epee', 'sword'],
    ['munze', 'coin'],
    ['agypten', 'egypt'],
    ['agypten', 'egyptian'],
    ['livre dheures', 'prayer book'],
    ['espadas', 'sword'],
  ])('of %j include %j', (said, meant) => {
    expect(synonymsOf(said.split(' '))).toContain(meant)
  })

  it('of German plurals and cases are those of the word, but not of names that look like them', () => {
    expect(synonymsOf(['ohrringe'], true)).toContain('earring')
    expect(synonymsOf(['agyptischem'], true)).toContain('egypt')
    expect(synonymsOf(['steiner'])).toEqual([])
  })

  it('are empty for most words', () => {
    expect(synonymsOf(['antikythera'])).toEqual([])
  })
})
