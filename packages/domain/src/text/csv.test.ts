import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine, guardCell, unguardCell } from './csv.ts'

describe('csvLine', () => {
  it('separates cells by commas and quotes those with delimiters, quotes, line breaks or outer spaces', () => {
    expect(csvLine(['Vase', 'a, b', 'the "tall" one', 'two\nlines', 'a;b', ' c', ''])).toBe(
      'Vase,"a, b","the ""tall"" one","two\nlines","a;b"," c",\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '\r1', '\n1', ' =1', '＝1'])(
    'makes %j harmless with an apostrophe',
    (text) => {
      expect(csvLine([text])).toMatch(/^"?'/)
    },
  )

  it.each(['a;=1+1;b', 'a\n=1+1\nb', 'a; "=1+1'])(
    'makes %j harmless for a spreadsheet that separates by semicolons',
    (text) => {
      const cells = csvLine(['Vase', text]).split(/[;\n]/)
      expect(cells.filter((cell) => /^["\s]*=/.test(cell))).toEqual([])
    },
  )

  it('leaves texts unchanged that no spreadsheet executes', () => {
    expect(csvLine(["'s-Hertogenbosch", '1200-1100 BC', 'a=b'])).toBe("'s-Hertogenbosch,1200-1100 BC,a=b\r\n")
  })
})

/** Texts with many apostrophes and formula characters. */
const texts = fc.oneof(fc.string({ unit: fc.constantFrom(...Array.from('\'"=+-@;\t\r\n a')) }), fc.string())

describe('guardCell', () => {
  it('leaves no text that a spreadsheet would execute, and unguardCell restores every text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@\t\r\n]/)
        expect(unguardCell(guardCell(text))).toBe(text)
      }),
      { numRuns: 1_000 },
    )
  })
})
