import { isNumber } from '#rules/values/equality.ts'
import { durationOf, timestampOf } from '#rules/values/make.ts'
import { typeName } from '#rules/values/types.ts'
import { fail, type Result, type RuleError, type RuleValue } from '#rules/values/value.ts'
import { MAX_INT64, MIN_INT64 } from '#values/int64.ts'

type Arithmetic = '+' | '-' | '*' | '/' | '%'

/** 0001-01-01 and the end of 9999, in nanoseconds since the epoch. */
const MIN_TIME = -62_135_596_800_000_000_000n
const MAX_TIME = 253_402_300_799_999_999_999n

const MAX_SPAN = 315_576_000_000_999_999_999n

const EXPECTED: Readonly<Record<Arithmetic, string>> = {
  '+': 'int + int, float + float, string + string, timestamp + duration, duration + duration',
  '-': 'int - int, float - float, timestamp - timestamp, timestamp - duration, duration - duration',
  '*': 'int * int, float * float',
  '/': 'int / int, float / float',
  '%': 'int % int, float % float',
}

/** `a operator b` for numbers, texts, timestamps and durations; an error for other types. */
export function arithmetic(operator: Arithmetic, a: RuleValue, b: RuleValue): Result {
  if (typeof a === 'bigint' && typeof b === 'bigint') return ofInts(operator, a, b)
  if (isNumber(a) && isNumber(b)) return ofFloats(operator, Number(a), Number(b))
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b
  return ofTimes(operator, a, b) ?? unsupported(operator, a, b, EXPECTED[operator])
}

/** `-value`, within 64 bits. */
export function negate(value: RuleValue): Result {
  if (typeof value === 'bigint') return inRange(-value)
  if (typeof value === 'number') return -value
  if (typeof value === 'object' && value?.kind === 'duration') return span(-value.nanos)
  return fail(
    `Unsupported operation error. Received: -${typeName(value)}. Expected: -int, -float, -duration.`,
  )
}

/** The error of an operator between types that it does not take. */
export function unsupported(operator: string, a: RuleValue, b: RuleValue, expected: string): RuleError {
  return fail(
    `Unsupported operation error. Received: ${typeName(a)} ${operator} ${typeName(b)}. Expected: ${expected}.`,
  )
}

/** The integer, or the error of leaving 64 bits. */
export function inRange(value: bigint): bigint | RuleError {
  return value < MIN_INT64 || value > MAX_INT64 ? fail('Integer overflow.') : value
}

function ofInts(operator: Arithmetic, a: bigint, b: bigint): Result {
  switch (operator) {
    case '+':
      return inRange(a + b)
    case '-':
      return inRange(a - b)
    case '*':
      return inRange(a * b)
    case '/':
      return b === 0n ? fail('Division by zero.') : inRange(a / b)
    default:
      return b === 0n ? fail('Division by zero.') : a % b
  }
}

function ofFloats(operator: Arithmetic, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return a / b
    default:
      return a % b
  }
}

function ofTimes(operator: Arithmetic, a: RuleValue, b: RuleValue): Result | null {
  if (operator !== '+' && operator !== '-') return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null
  if (a.kind === 'duration' && b.kind === 'timestamp' && operator === '+') return time(b.nanos + a.nanos)
  if (a.kind === 'timestamp' && b.kind === 'timestamp' && operator === '-') return span(a.nanos - b.nanos)
  if (b.kind !== 'duration') return null
  const nanos = operator === '+' ? b.nanos : -b.nanos
  if (a.kind === 'timestamp') return time(a.nanos + nanos)
  return a.kind === 'duration' ? span(a.nanos + nanos) : null
}

/** The duration, or the error of being longer than ten thousand years. */
export function span(nanos: bigint): Result {
  const isInRange = nanos >= -MAX_SPAN && nanos <= MAX_SPAN
  return isInRange ? durationOf(nanos) : fail('Duration out of range.')
}

function time(nanos: bigint): Result {
  return nanos < MIN_TIME || nanos > MAX_TIME ? fail('Timestamp out of range.') : timestampOf(nanos)
}
