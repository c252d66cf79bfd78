import { isNumber } from '#rules/values/equality.ts'
import { durationOf, timestampOf } from '#rules/values/createValues.ts'
import { typeName } from '#rules/values/types.ts'
import { ruleError, type Result, type RuleError, type RuleValue } from '#rules/values/value.ts'
import { MAX_INT64, MIN_INT64 } from '#values/int64.ts'

type Arithmetic = '+' | '-' | '*' | '/' | '%'

/** Range of timestamps: years 1 to 9999, in nanoseconds since the epoch. */
const MIN_TIME = -62_135_596_800_000_000_000n
const MAX_TIME = 253_402_300_799_999_999_999n

/** Nanoseconds: 10,000 years of 365.25 days, and almost a second. */
const MAX_DURATION = 315_576_000_000_999_999_999n

const EXPECTED: Readonly<Record<Arithmetic, string>> = {
  '+': 'int + int, float + float, string + string, timestamp + duration, duration + duration',
  '-': 'int - int, float - float, timestamp - timestamp, timestamp - duration, duration - duration',
  '*': 'int * int, float * float',
  '/': 'int / int, float / float',
  '%': 'int % int, float % float',
}

/** Evaluates `a operator b` for numbers, strings, timestamps and durations. Returns an error for other types. */
export function arithmetic(operator: Arithmetic, a: RuleValue, b: RuleValue): Result {
  if (typeof a === 'bigint' && typeof b === 'bigint') return intArithmetic(operator, a, b)
  if (isNumber(a) && isNumber(b)) return floatArithmetic(operator, Number(a), Number(b))
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b
  return timeArithmetic(operator, a, b) ?? unsupported(operator, a, b, EXPECTED[operator])
}

/** Evaluates `-value`. */
export function negate(value: RuleValue): Result {
  if (typeof value === 'bigint') return checkedInt64(-value)
  if (typeof value === 'number') return -value
  if (typeof value === 'object' && value?.kind === 'duration') return checkedDuration(-value.nanos)
  return ruleError(
    `Unsupported operation error. Received: -${typeName(value)}. Expected: -int, -float, -duration.`,
  )
}

/** The error for operand types that an operator does not support. */
export function unsupported(operator: string, a: RuleValue, b: RuleValue, expected: string): RuleError {
  return ruleError(
    `Unsupported operation error. Received: ${typeName(a)} ${operator} ${typeName(b)}. Expected: ${expected}.`,
  )
}

/** Returns the integer, or an error if it exceeds 64 bits. */
export function checkedInt64(value: bigint): bigint | RuleError {
  return value < MIN_INT64 || value > MAX_INT64 ? ruleError('Integer overflow.') : value
}

function intArithmetic(operator: Arithmetic, a: bigint, b: bigint): Result {
  switch (operator) {
    case '+':
      return checkedInt64(a + b)
    case '-':
      return checkedInt64(a - b)
    case '*':
      return checkedInt64(a * b)
    case '/':
      return b === 0n ? ruleError('Division by zero.') : checkedInt64(a / b)
    default:
      return b === 0n ? ruleError('Division by zero.') : a % b
  }
}

function floatArithmetic(operator: Arithmetic, a: number, b: number): number {
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

function timeArithmetic(operator: Arithmetic, a: RuleValue, b: RuleValue): Result | null {
  if (operator !== '+' && operator !== '-') return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null
  if (a.kind === 'duration' && b.kind === 'timestamp' && operator === '+')
    return checkedTimestamp(b.nanos + a.nanos)
  if (a.kind === 'timestamp' && b.kind === 'timestamp' && operator === '-')
    return checkedDuration(a.nanos - b.nanos)
  if (b.kind !== 'duration') return null
  const nanos = operator === '+' ? b.nanos : -b.nanos
  if (a.kind === 'timestamp') return checkedTimestamp(a.nanos + nanos)
  return a.kind === 'duration' ? checkedDuration(a.nanos + nanos) : null
}

/** Creates a duration. Returns an error if it is out of range. */
export function checkedDuration(nanos: bigint): Result {
  const isInRange = nanos >= -MAX_DURATION && nanos <= MAX_DURATION
  return isInRange ? durationOf(nanos) : ruleError('Duration out of range.')
}

/** Creates a timestamp. Returns an error if it is out of range. */
export function checkedTimestamp(nanos: bigint): Result {
  return nanos < MIN_TIME || nanos > MAX_TIME ? ruleError('Timestamp out of range.') : timestampOf(nanos)
}
