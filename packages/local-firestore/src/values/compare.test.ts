import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, anyValue } from '#test/support/arbitrary.ts'
import { canonicalKey } from '#values/canonicalKey.ts'
import { compareNumbers, compareValues } from '#values/compare.ts'
import { compareNames } from '#values/pathOrder.ts'
import { compareUtf8 } from '#values/utf8.ts'

const RUNS = { numRuns: 1_000, seed: 7 }

describe('the order of values', () => {
  it('is antisymmetric', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)))
      }),
      RUNS,
    )
  })

  it('is transitive', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 3, maxLength: 3 }), (values) => {
        const [a, b, c] = values.toSorted(compareValues)
        expect(compareValues(a!, b!)).toBeLessThanOrEqual(0)
        expect(compareValues(b!, c!)).toBeLessThanOrEqual(0)
        expect(compareValues(a!, c!)).toBeLessThanOrEqual(0)
        const allEqual = compareValues(a!, b!) === 0 && compareValues(b!, c!) === 0
        expect(compareValues(a!, c!) === 0).toBe(allEqual)
      }),
      RUNS,
    )
  })

  it('treats values as equal if and only if their canonical keys are equal', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(canonicalKey(a) === canonicalKey(b)).toBe(compareValues(a, b) === 0)
      }),
      RUNS,
    )
  })
})

describe('numbers', () => {
  it('compare exactly beyond the precision of doubles', () => {
    expect(compareNumbers(2n ** 53n + 1n, 2 ** 53)).toBe(1)
    expect(compareNumbers(2n ** 63n - 1n, 2 ** 63)).toBe(-1)
    expect(compareNumbers(-(2n ** 63n), -(2 ** 63))).toBe(0)
  })

  it('order NaN first, and 0 equals -0', () => {
    expect(compareNumbers(Number.NaN, -Infinity)).toBe(-1)
    expect(compareNumbers(Number.NaN, Number.NaN)).toBe(0)
    expect(compareNumbers(0n, -0)).toBe(0)
  })
})

describe('strings', () => {
  it('are ordered by code point, not by UTF-16 code unit', () => {
    const sorted = ['a', '\u{ff5e}', '\u{1f600}', '']
    expect(sorted.toSorted(compareUtf8)).toEqual(['', 'a', '\u{ff5e}', '\u{1f600}'])
  })

  it('are ordered like their UTF-8 bytes', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
      RUNS,
    )
  })
})

describe('names', () => {
  it('order numeric IDs first, by number', () => {
    const sorted = ['c/a', 'c/__id12__', 'c/__id7__', 'c/__id-3__', 'b/z', 'c/a/d/e'].toSorted(compareNames)
    expect(sorted).toEqual(['b/z', 'c/__id-3__', 'c/__id7__', 'c/__id12__', 'c/a', 'c/a/d/e'])
  })
})
