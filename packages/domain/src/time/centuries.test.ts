import { describe, expect, it } from 'vitest'
import { english } from '../messages/message.ts'
import { centuriesOf, centuryText, millenniaOf, rangeText, yearsOfCentury } from './centuries.ts'
import { readYear } from './readYear.ts'
import { centuryOf } from './yearRange.ts'

describe('a century', () => {
  it('has a hundred years and no year 0', () => {
    for (const century of [-280, -3, -1, 1, 2, 19]) {
      const { begin, end } = yearsOfCentury(century)
      expect(end - begin).toBe(99)
      expect([centuryOf(begin), centuryOf(end)]).toEqual([century, century])
    }
  })

  it('is formatted in words', () => {
    expect([-1, -2, -3, 4, 11, 12, 13, 21, -112].map((century) => english(centuryText(century)))).toEqual([
      '1st century BC',
      '2nd century BC',
      '3rd century BC',
      '4th century',
      '11th century',
      '12th century',
      '13th century',
      '21st century',
      '112th century BC',
    ])
  })
})

it('a range of years is formatted, a whole century by its name', () => {
  expect([
    english(rangeText(-300, -201)),
    english(rangeText(-300, -200)),
    english(rangeText(-50, undefined)),
    english(rangeText(undefined, 79)),
    english(rangeText(undefined, undefined)),
  ]).toEqual(['3rd century BC', '300 BC to 200 BC', 'From 50 BC', 'Until AD 79', ''])
})

describe('a typed year', () => {
  it.each([
    ['300 BC', -300],
    ['300bce', -300],
    ['-300', -300],
    ['−300', -300],
    ['AD 79', 79],
    ['79', 79],
    ['79 CE', 79],
    [' 1750 ', 1750],
    ['28000 BC', -28000],
  ])('%s is parsed', (text, year) => {
    expect([readYear(text, 'begin'), readYear(text, 'end')]).toEqual([year, year])
  })

  it('may be a period, of which the requested end is used', () => {
    expect([readYear('3rd century BC', 'begin'), readYear('3rd century BC', 'end')]).toEqual([-300, -201])
  })

  it.each(['', 'soon', '0', 'BC'])('"%s" is rejected', (text) => {
    expect(readYear(text, 'begin')).toBeNull()
  })
})

describe('a date counts', () => {
  const centuries = (begin: number, end: number) => {
    const { first, last } = centuriesOf({ begin, end })
    return [first, last]
  }

  it('in the century that contains it, however short it is', () => {
    expect([centuries(1799, 1799), centuries(-246, -208)]).toEqual([
      [18, 18],
      [-3, -3],
    ])
  })

  it('in the centuries of which it fills a quarter', () => {
    expect(centuries(1790, 1830)).toEqual([19, 19])
    expect(centuries(1776, 1825)).toEqual([18, 19])
    expect(centuries(-26, 24)).toEqual([-1, -1])
    expect(centuries(-150, 150)).toEqual([-2, 2])
  })

  it('in the one of which it fills most, if it fills a quarter of none', () => {
    expect([centuries(1795, 1803), centuries(1799, 1810)]).toEqual([
      [18, 18],
      [19, 19],
    ])
  })

  it('in millennia, by the same rule', () => {
    expect(millenniaOf({ begin: -28_000, end: -25_000 })).toEqual({ first: -28, last: -26 })
  })
})
