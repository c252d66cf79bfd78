import { checkedInt64 } from '#rules/values/arithmetic.ts'
import { isNumber } from '#rules/values/equality.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

export const MATH: FunctionTable<null> = {
  abs: [1, (_, [n]) => (typeof n === 'bigint' ? checkedInt64(n < 0n ? -n : n) : mapFloat(n, Math.abs))],
  ceil: [1, (_, [n]) => toInt(n, Math.ceil)],
  floor: [1, (_, [n]) => toInt(n, Math.floor)],
  round: [1, (_, [n]) => toInt(n, Math.round)],
  isInfinite: [1, (_, [n]) => predicate(n, (value) => value === Infinity || value === -Infinity)],
  isNaN: [1, (_, [n]) => predicate(n, Number.isNaN)],
  pow: [2, (_, [a, b]) => (isNumber(a) && isNumber(b) ? Number(a) ** Number(b) : undefined)],
  sqrt: [1, (_, [n]) => mapFloat(n, Math.sqrt)],
}

/** Truncates a float to an integer. Returns an error for NaN, infinities and overflow. */
export function floatToInt(value: number): bigint | Result {
  return Number.isFinite(value)
    ? checkedInt64(BigInt(Math.trunc(value)))
    : ruleError('Float has no integer value.')
}

function mapFloat(value: RuleValue | undefined, apply: (value: number) => number): Result | undefined {
  return isNumber(value) ? apply(Number(value)) : undefined
}

function toInt(value: RuleValue | undefined, apply: (value: number) => number): Result | undefined {
  if (typeof value === 'bigint') return value
  return typeof value === 'number' ? floatToInt(apply(value)) : undefined
}

function predicate(value: RuleValue | undefined, holds: (value: number) => boolean): Result | undefined {
  return isNumber(value) ? holds(Number(value)) : undefined
}
