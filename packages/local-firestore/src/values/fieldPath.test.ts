import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFieldPath, getField, parseFieldPath, selectFields, withField } from '#values/fieldPath.ts'
import { integerValue } from '#values/protoValue.ts'
import { anyText } from '#test/support/arbitrary.ts'

const ONE = integerValue(1n)
const anyName = anyText.filter((name) => name !== '')
const TWO = integerValue(2n)

describe('a field path', () => {
  it('round-trips names with any characters', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path)
      }),
      { seed: 5 },
    )
  })

  it.each(['', '.', 'a.', '.a', 'a..b', '1a', 'a-b', '`a', '``', 'a b'])('rejects %j', (text) => {
    expect(() => parseFieldPath(text)).toThrow('Invalid property path')
  })
})

describe('fields', () => {
  it('are set and removed at any depth without changing others', () => {
    const fields = withField(withField({}, ['a', 'b'], ONE), ['c'], TWO)
    expect(getField(fields, ['a', 'b'])).toBe(ONE)
    const removed = withField(fields, ['a', 'b'], undefined)
    expect(getField(removed, ['a', 'b'])).toBeUndefined()
    expect(getField(removed, ['a'])).toBeDefined()
    expect(getField(fields, ['a', 'b'])).toBe(ONE)
  })

  it('replace a scalar value when a nested field is set', () => {
    expect(getField(withField({ a: ONE }, ['a', 'b'], TWO), ['a', 'b'])).toBe(TWO)
    expect(withField({ a: ONE }, ['a', 'b'], undefined)).toEqual({ a: ONE })
  })

  it('do not include inherited object properties', () => {
    expect(getField({}, ['constructor'])).toBeUndefined()
    expect(selectFields({}, [['toString', 'name']])).toEqual({})
  })
})
