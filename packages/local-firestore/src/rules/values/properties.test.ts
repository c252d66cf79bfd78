import { describe, expect, test } from 'vitest'
import { callMethod } from '#rules/builtins/methods.ts'
import { anyMap, anyValue, seeded } from '#test/support/rules/random.ts'
import { equal, elementsEqual } from '#rules/values/equality.ts'
import { valueKey } from '#rules/values/valueKey.ts'
import { listOf, setOf } from '#rules/values/createValues.ts'
import { relational } from '#rules/values/relational.ts'
import { typeName } from '#rules/values/types.ts'
import type { Result, RuleValue, SetValue } from '#rules/values/value.ts'

const SEED = 20_240_229
const ROUNDS = 2000

function asSet(result: Result): SetValue {
  if (typeof result !== 'object' || result?.kind !== 'set') throw new Error(`No set (seed ${SEED})`)
  return result
}

function call(target: RuleValue, name: string, ...args: RuleValue[]): SetValue {
  return asSet(callMethod(target, name, args))
}

function keys(set: SetValue): string[] {
  return set.items.map((item) => valueKey(item, 'by value')).toSorted()
}

describe(`algebraic properties, seed ${SEED}`, () => {
  test('added, removed, changed and unchanged keys partition the keys of both maps', () => {
    const random = seeded(SEED)
    for (let i = 0; i < ROUNDS; i++) {
      const after = anyMap(random)
      const before = anyMap(random)
      const diff = callMethod(after, 'diff', [before])
      if (typeof diff !== 'object' || diff?.kind !== 'map_diff') throw new Error('No diff')
      const parts = ['addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys'].map((name) =>
        call(diff, name),
      )
      const together = parts.flatMap(({ items }) => items)
      expect(together.length).toBe(setOf(together).items.length)
      expect(keys(setOf(together))).toEqual(keys(setOf([...after.keys, ...before.keys])))
      expect(keys(call(diff, 'affectedKeys'))).toEqual(
        keys(setOf(parts.slice(0, 3).flatMap(({ items }) => items))),
      )
    }
  })

  test('union, intersection and difference are consistent', () => {
    const random = seeded(SEED)
    for (let i = 0; i < ROUNDS; i++) {
      const a = setOf(Array.from({ length: 4 }, () => anyValue(random)))
      const b = setOf(Array.from({ length: 4 }, () => anyValue(random)))
      const both = call(a, 'intersection', b)
      const onlyA = call(a, 'difference', b)
      expect(keys(call(a, 'union', b))).toEqual(keys(call(b, 'union', a)))
      expect(keys(both)).toEqual(keys(call(b, 'intersection', a)))
      expect(keys(call(onlyA, 'union', both))).toEqual(keys(a))
      expect(keys(call(onlyA, 'intersection', b))).toEqual([])
      expect(callMethod(a, 'hasAny', [b])).toBe(both.items.length > 0)
      expect(callMethod(a, 'hasOnly', [b])).toBe(onlyA.items.length === 0)
      expect(callMethod(a, 'hasAll', [b])).toBe(call(b, 'difference', a).items.length === 0)
    }
  })

  test('equality is reflexive, symmetric and consistent with keys', () => {
    const random = seeded(SEED)
    for (let i = 0; i < ROUNDS * 5; i++) {
      const a = anyValue(random)
      const b = anyValue(random)
      expect(equal(a, a)).toBe(true)
      expect(equal(a, b)).toBe(equal(b, a))
      expect(elementsEqual(a, b)).toBe(valueKey(a, 'by type') === valueKey(b, 'by type'))
      expect(elementsEqual(a, b) && !equal(a, b)).toBe(false)
      expect(callMethod(listOf([b]), 'hasAny', [listOf([a])])).toBe(elementsEqual(a, b))
    }
  })

  test('exactly one of <, == and > holds for an int and a float', () => {
    const random = seeded(SEED)
    const edge = 2n ** 53n
    for (let i = 0; i < ROUNDS; i++) {
      const a = edge + BigInt(Math.floor(random() * 5)) - 2n
      const b = Number(edge) + Math.floor(random() * 5) - 2
      const results = [relational('<', a, b), equal(a, b), relational('>', a, b)]
      expect(results.filter((value) => value === true)).toHaveLength(1)
      expect(typeName(a) + typeName(b)).toBe('intfloat')
    }
  })
})
