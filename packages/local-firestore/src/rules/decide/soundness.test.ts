/** Property test: an allowed query returns only documents that the same condition allows to get. */
import fc from 'fast-check'
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
import { anyOf, text } from '#test/support/rules/texts.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { and, listAccess, or, where } from '#test/support/rules/queries.ts'
import { relational } from '#rules/values/relational.ts'
import { fromProto } from '#rules/values/convert.ts'
import { equal } from '#rules/values/equality.ts'
import { listOf } from '#rules/values/createValues.ts'

const RUNS = { numRuns: 2_000, seed: 1_234 }

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

const field = fc.constantFrom('a', 'l')
const anyFilter = fc.oneof<fc.MaybeWeightedArbitrary<Filter>[]>(
  {
    weight: 3,
    arbitrary: fc.tuple(
      field,
      fc.constantFrom('==', '!=', 'array-contains'),
      fc.constantFrom(...VALUES.slice(1)),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(field, fc.constantFrom(...RANGES), fc.constantFrom<Plain>(1n, 2n, 2.5, 'x')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(
      field,
      fc.constantFrom('in', 'not-in'),
      fc.tuple(fc.constantFrom(1n, 'x'), fc.constantFrom(2n, 'y')),
    ),
  },
)

const literal = anyOf(LITERALS)
const method = anyOf(['hasAny', 'hasAll', 'hasOnly'])
const property = text('resource.data.', field)
const term = fc.oneof(literal, property)
const anyTest = fc.oneof(
  { weight: 15, arbitrary: text(term, ' ', anyOf(['==', '!=', ...RANGES]), ' ', term) },
  { weight: 9, arbitrary: text(term, ' in ', term) },
  { weight: 5, arbitrary: text(property, ' is ', anyOf(TYPES)) },
  { weight: 5, arbitrary: text('"', field, '" in resource.data') },
  { weight: 4, arbitrary: text('resource.data.l.', method, '([', literal, ', ', literal, '])') },
  { weight: 4, arbitrary: text('resource.data.get("', field, '", 1) == ', literal) },
  {
    weight: 2,
    arbitrary: text('resource.data.keys().', method, '(["', field, '", "', anyOf(['a', 'l', 'x']), '"])'),
  },
  { weight: 1, arbitrary: text('"', anyOf(['a', 'l', 'x']), '" in resource.data.keys()') },
)
const { anyCondition } = fc.letrec<{ anyCondition: string }>((tie) => {
  const condition = text('(', tie('anyCondition'), ')')
  return {
    anyCondition: fc.oneof(
      { maxDepth: 2 },
      { weight: 9, arbitrary: anyTest },
      { weight: 7, arbitrary: text(condition, anyOf([' && ', ' || ']), condition) },
      { weight: 3, arbitrary: text('!', condition) },
      { weight: 1, arbitrary: text(condition, ' ? ', condition, ' : ', condition) },
    ),
  }
})

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

test('an allowed query returns only documents that may be read', () => {
  const context = contextOf()
  const documents = VALUES.flatMap((a): PlainFields[] => [...VALUES.map((l) => ({ a, l })), { a }, { l: a }])
  let allowedCount = 0
  fc.assert(
    fc.property(anyFilter, anyFilter, fc.boolean(), anyCondition, (first, second, isOr, condition) => {
      const rules = rulesetOf(rulesSource(`match /c/{id} { allow read: if ${condition}; }`))
      const filter = (isOr ? or : and)(where(...first), where(...second))
      if (!rules.decide(listAccess({ from: 'c', where: filter }), context).allowed) return
      allowedCount++
      const unreadable = documents.filter((document) => {
        const [one, other] = [matchesFilter(document, first), matchesFilter(document, second)]
        const isReturned = isOr ? one || other : one && other
        const access = accessOf({ at: 'c/x', resource: doc('c/x', document) })
        return isReturned && !rules.decide(access, context).allowed
      })
      expect(unreadable).toEqual([])
    }),
    RUNS,
  )
  expect(allowedCount).toBeGreaterThan(RUNS.numRuns / 20)
})
