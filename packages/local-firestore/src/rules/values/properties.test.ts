import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { callMethod } from '#rules/builtins/methods.ts'
import { anyRuleMap, anyRuleValue } from '#test/support/rules/ruleValues.ts'
import { equal, elementsEqual } from '#rules/values/equality.ts'
import { valueKey } from '#rules/values/valueKey.ts'
import { listOf, setOf } from '#rules/values/createValues.ts'
import { relational } from '#rules/values/relational.ts'
import type { RuleValue, SetValue } from '#rules/values/value.ts'

const RUNS = { numRuns: 500, seed: 20_240_229 }

/** Calls a method that returns a set. */
function call(target: RuleValue, name: string, ...args: RuleValue[]): SetValue {
  const result = callMethod(target, name, args)
  if (typeof result !== 'object' || result?.kind !== 'set') throw new Error(`${name} did not return a set`)
  return result
}

function keys(set: SetValue): string[] {
  return set.items.map((item) => valueKey(item, 'by value')).toSorted()
}

describe('rule values', () => {
  test('added, removed, changed and unchanged keys partition the keys of both maps', () => {
    fc.assert(
      fc.property(anyRuleMap, anyRuleMap, (after, before) => {
        const diff: RuleValue = { kind: 'map_diff', after, before }
        const parts = ['addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys'].map((name) =>
          call(diff, name),
        )
        const together = parts.flatMap(({ items }) => items)
        expect(together.length).toBe(setOf(together).items.length)
        expect(keys(setOf(together))).toEqual(keys(setOf([...after.keys, ...before.keys])))
        const affected = setOf(parts.slice(0, 3).flatMap(({ items }) => items))
        expect(keys(call(diff, 'affectedKeys'))).toEqual(keys(affected))
      }),
      RUNS,
    )
  })

  test('union, intersection and difference of sets are consistent', () => {
    const anySet = fc.array(anyRuleValue, { maxLength: 4 }).map(setOf)
    fc.assert(
      fc.property(anySet, anySet, (a, b) => {
        const both = call(a, 'intersection', b)
        const onlyA = call(a, 'difference', b)
        expect(keys(call(a, 'union', b))).toEqual(keys(call(b, 'union', a)))
        expect(keys(both)).toEqual(keys(call(b, 'intersection', a)))
        expect(keys(call(onlyA, 'union', both))).toEqual(keys(a))
        expect(keys(call(onlyA, 'intersection', b))).toEqual([])
        expect(callMethod(a, 'hasAny', [b])).toBe(both.items.length > 0)
        expect(callMethod(a, 'hasOnly', [b])).toBe(onlyA.items.length === 0)
        expect(callMethod(a, 'hasAll', [b])).toBe(call(b, 'difference', a).items.length === 0)
      }),
      RUNS,
    )
  })

  test('equality is reflexive, symmetric and consistent with keys', () => {
    fc.assert(
      fc.property(anyRuleValue, anyRuleValue, (a, b) => {
        expect(equal(a, a)).toBe(true)
        expect(equal(a, b)).toBe(equal(b, a))
        expect(elementsEqual(a, b)).toBe(valueKey(a, 'by type') === valueKey(b, 'by type'))
        expect(elementsEqual(a, b) && !equal(a, b)).toBe(false)
        expect(callMethod(listOf([b]), 'hasAny', [listOf([a])])).toBe(elementsEqual(a, b))
      }),
      { ...RUNS, numRuns: 2_000 },
    )
  })

  test('exactly one of <, == and > holds for an int and a float', () => {
    const offset = fc.integer({ min: -2, max: 2 })
    fc.assert(
      fc.property(offset, offset, (i, j) => {
        const [a, b] = [2n ** 53n + BigInt(i), 2 ** 53 + j]
        const results = [relational('<', a, b), equal(a, b), relational('>', a, b)]
        expect(results.filter((value) => value === true)).toHaveLength(1)
      }),
      RUNS,
    )
  })
})
