import { describe, expect, it } from 'vitest'
import { oneLine, paragraphs, shortened } from '#share/plainText.ts'

describe('stored text', () => {
  it('keeps line breaks and loses disallowed characters', () => {
    expect(paragraphs(' One\r\ntwo\rthree\u0000\u001B\u0085\uFFFE\u{1FFFF} \u202Efour\u2069\n')).toBe(
      'One\ntwo\nthree four',
    )
    expect(paragraphs('half \uD800 character')).toBe('half \uFFFD character')
    expect(oneLine('One\n\n two\tthree')).toBe('One two three')
  })

  it('is cut at a word boundary if one is near', () => {
    expect(shortened('A stone, broken', 40)).toBe('A stone, broken')
    expect(shortened('A stone, broken in two', 14)).toBe('A stone…')
    expect(shortened('W'.repeat(50), 10)).toBe(`${'W'.repeat(9)}…`)
    const cut = shortened('😀'.repeat(20), 10)
    expect(cut.isWellFormed()).toBe(true)
    expect(cut.length).toBeLessThanOrEqual(10)
  })
})
