import { describe, expect, it } from 'vitest'
import { isVisibleName } from './visibleName.ts'

describe('a name', () => {
  it.each([
    'Rosetta Stone',
    'x',
    '7',
    '?',
    '漢',
    'é',
    'e\u0301',
    '🏺',
    '👩‍👩‍👧‍👦',
    'a\u200B',
    '\u2060x',
    'कि',
    '\u2801',
    '\uE000',
  ])('is visible: %j', (name) => {
    expect(isVisibleName(name)).toBe(true)
  })

  it.each([
    '',
    ' \n\t',
    '\u00A0\u2003\u3000',
    '\u0301',
    ' \u0301\u0302 ',
    '\u20DD',
    '\u200B',
    '\u200D\uFE0F',
    '\u00AD',
    '\u2060\uFEFF',
    '\u202E\u2066',
    '\u2800',
    '\u2800 \u200B\u0301',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u{E0041}',
    '\u180E',
  ])('is invisible: %j', (name) => {
    expect(isVisibleName(name)).toBe(false)
  })
})
