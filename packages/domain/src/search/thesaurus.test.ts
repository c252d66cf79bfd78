import { describe, expect, it } from 'vitest'
import { synonymsOf } from './thesaurus.ts'

describe('what people call things', () => {
  it.each([
    ['sword guards', 'tsuba'],
    ['king tut', 'tutankhamun'],
    ['koran', 'quran'],
    ['vases', 'krater'],
    ['gun', 'musket'],
    ['prayer book', 'book of hours'],
  ])('%j may be %j', (said, meant) => {
    expect(synonymsOf(said.split(' '))).toContain(meant)
  })

  it('is nothing else for most words', () => {
    expect(synonymsOf(['antikythera'])).toEqual([])
  })
})
