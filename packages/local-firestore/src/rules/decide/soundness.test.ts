/** Property test: an allowed query returns only documents that the same condition allows to get. */
import { expect, test } from 'vitest'
import { callMethod } from '#rules/builtins/methods.ts'
import {
  accessOf,
  contextOf,
  doc,
  rulesetOf,
  toProto,
  type Plain,
  type PlainFields,
} from '#test/support/rules/builders.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { and, listAccess, or, where } from '#test/support/rules/queries.ts'
import { seeded } from '#test/support/rules/random.ts'
import { relational } from '#rules/values/relational.ts'
import { fromProto } from '#rules/values/convert.ts'
import { equal } from '#rules/values/equality.ts'
import { listOf } from '#rules/values/createValues.ts'

const SEED = 1_234
const ROUNDS = 6000

type Operator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'in' | 'not-in'
type Filter = readonly [field: 'a' | 'l', operator: Operator, operand: Plain]

const VALUES: readonly Plain[] = [
  null,
  true,
  0n,
  1n,
  2n,
  3n,
  0.5,
  2.5,
  'x',
  'y',
  '',
  [],
  [1n],
  ['x', 'y'],
  [2n, 'x'],
  { k: 1n },
]
const LITERALS = [
  'null',
  'true',
  '0',
  '1',
  '2',
  '3',
  '0.5',
  '"x"',
  '"y"',
  '[1]',
  '{"k": 1}',
  '[1, 2]',
  '["x", "y"]',
]
const TYPES = ['string', 'number', 'int', 'list', 'map', 'bool']
const RANGES = ['<', '<=', '>', '>='] as const

function matchesFilter(document: PlainFields, [field, operator, operand]: Filter): boolean {
  const stored = document[field]
  if (stored === undefined) return false
  const value = fromProto(toProto(stored))
  const expected = fromProto(toProto(operand))
  if (operator === '==') return equal(value, expected)
  if (operator === '!=') return value !== null && !equal(value, expected)
  if (operator === 'array-contains')
    return (
      typeof value === 'object' &&
      value?.kind === 'list' &&
      callMethod(value, 'hasAny', [listOf([expected])]) === true
    )
  if (operator !== 'in' && operator !== 'not-in') return relational(operator, value, expected) === true
  const isAmong =
    typeof expected === 'object' &&
    expected?.kind === 'list' &&
    expected.items.some((item) => equal(value, item))
  return operator === 'in' ? isAmong : value !== null && !isAmong
}

test(`an allowed query returns only documents that may be read, seed ${SEED}`, () => {
  const random = seeded(SEED)
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(random() * from.length)]
    if (found === undefined) throw new Error('Nothing to pick from')
    return found
  }
  const anyFilter = (): Filter => {
    const operator = pick<Operator>(['==', '!=', ...RANGES, 'array-contains', 'in', 'not-in'])
    const field = pick(['a', 'l'] as const)
    if (operator === 'in' || operator === 'not-in')
      return [field, operator, [pick([1n, 'x']), pick([2n, 'y'])]]
    return [
      field,
      operator,
      pick(RANGES.some((range) => range === operator) ? [1n, 2n, 2.5, 'x'] : VALUES.slice(1)),
    ]
  }
  const anyTerm = () => (random() < 0.5 ? pick(LITERALS) : `resource.data.${pick(['a', 'l'])}`)
  const anyCondition = (depth: number): string => {
    const kind = random()
    if (depth > 0 && kind < 0.35)
      return `(${anyCondition(depth - 1)} ${pick(['&&', '||'])} ${anyCondition(depth - 1)})`
    if (depth > 0 && kind < 0.5) return `!(${anyCondition(depth - 1)})`
    if (depth > 0 && kind < 0.55)
      return `(${anyCondition(depth - 1)} ? ${anyCondition(depth - 1)} : ${anyCondition(depth - 1)})`
    if (kind < 0.6) return `(resource.data.${pick(['a', 'l'])} is ${pick(TYPES)})`
    if (kind < 0.65) return `("${pick(['a', 'l'])}" in resource.data)`
    if (kind < 0.67)
      return `resource.data.keys().${pick(['hasAll', 'hasAny', 'hasOnly'])}(["${pick(['a', 'l'])}", "${pick(['a', 'l', 'x'])}"])`
    if (kind < 0.68) return `("${pick(['a', 'l', 'x'])}" in resource.data.keys())`
    if (kind < 0.72)
      return `resource.data.l.${pick(['hasAny', 'hasAll', 'hasOnly'])}([${pick(LITERALS)}, ${pick(LITERALS)}])`
    if (kind < 0.76) return `(resource.data.get("${pick(['a', 'l'])}", 1) == ${pick(LITERALS)})`
    if (kind < 0.85) return `(${anyTerm()} in ${anyTerm()})`
    return `(${anyTerm()} ${pick(['==', '!=', ...RANGES])} ${anyTerm()})`
  }
  const context = contextOf()
  const documents = VALUES.flatMap((a): PlainFields[] => [...VALUES.map((l) => ({ a, l })), { a }, { l: a }])
  let allowedCount = 0
  for (let i = 0; i < ROUNDS; i++) {
    const filters = [anyFilter(), anyFilter()]
    const isOr = random() < 0.3
    const condition = anyCondition(2)
    const rules = rulesetOf(rulesSource(`match /c/{id} { allow read: if ${condition}; }`))
    const combined = (isOr ? or : and)(...filters.map((filter) => where(...filter)))
    if (!rules.decide(listAccess({ from: 'c', where: combined }), context).allowed) continue
    allowedCount++
    for (const document of documents) {
      const isReturned = isOr
        ? filters.some((filter) => matchesFilter(document, filter))
        : filters.every((filter) => matchesFilter(document, filter))
      if (!isReturned) continue
      const { allowed } = rules.decide(accessOf({ at: 'c/x', resource: doc('c/x', document) }), context)
      const shown = JSON.stringify({ condition, isOr, filters, document }, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      )
      expect(allowed, `seed ${SEED}: ${shown}`).toBe(true)
    }
  }
  expect(allowedCount).toBeGreaterThan(ROUNDS / 20)
})
