/** Arbitraries for rule values. Their domains are small, so that equal values are frequent. */
import fc from 'fast-check'
import { listOf, mapOf } from '#rules/values/createValues.ts'
import type { MapValue, RuleValue } from '#rules/values/value.ts'

const small = fc.nat({ max: 2 })

const scalar: fc.Arbitrary<RuleValue> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  small,
  small.map(BigInt),
  small.map(String),
  small.map((nanos): RuleValue => ({ kind: 'timestamp', nanos: BigInt(nanos) })),
)

export const { anyRuleValue, anyRuleMap } = fc.letrec<{ anyRuleValue: RuleValue; anyRuleMap: MapValue }>(
  (tie) => ({
    anyRuleValue: fc.oneof(
      { maxDepth: 2 },
      { weight: 6, arbitrary: scalar },
      { weight: 1, arbitrary: fc.array(tie('anyRuleValue'), { maxLength: 2 }).map(listOf) },
      { weight: 1, arbitrary: tie('anyRuleMap') },
    ),
    anyRuleMap: fc
      .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('anyRuleValue'))
      .map((entries) => mapOf(new Map(Object.entries(entries)))),
  }),
)
