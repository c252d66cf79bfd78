import { checkedDuration, checkedTimestamp } from '#rules/values/arithmetic.ts'
import { isNumber } from '#rules/values/equality.ts'
import { durationOf } from '#rules/values/createValues.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'
import { NANOS_PER_SECOND } from '#rules/builtins/timeMethods.ts'

const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * 86_400n * NANOS_PER_SECOND,
  d: 86_400n * NANOS_PER_SECOND,
  h: 3600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
}

export const TIMESTAMP: FunctionTable<null> = {
  date: [3, (_, [year, month, day]) => date(year, month, day)],
  value: [1, (_, [millis]) => (typeof millis === 'bigint' ? atMillis(millis) : undefined)],
}

export const DURATION: FunctionTable<null> = {
  value: [
    2,
    (_, [amount, unit]) => {
      if (typeof amount !== 'bigint' || typeof unit !== 'string') return undefined
      const nanos = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined
      return nanos === undefined
        ? ruleError(`Unknown unit of duration: ${unit.slice(0, 20)}.`)
        : checkedDuration(amount * nanos)
    },
  ],
  time: [
    4,
    (_, [h, m, s, n]) =>
      typeof h === 'bigint' && typeof m === 'bigint' && typeof s === 'bigint' && typeof n === 'bigint'
        ? checkedDuration((h * 3600n + m * 60n + s) * NANOS_PER_SECOND + n)
        : undefined,
  ],
  abs: [1, (_, [value]) => absolute(value)],
}

export const LATLNG: FunctionTable<null> = {
  value: [
    2,
    (_, [latitude, longitude]) => {
      if (!isNumber(latitude) || !isNumber(longitude)) return undefined
      const isValid = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
      if (!isValid) return ruleError('Latitude or longitude out of range.')
      return { kind: 'latlng', latitude: Number(latitude), longitude: Number(longitude) }
    },
  ],
}

function absolute(value: RuleValue | undefined): Result | undefined {
  if (typeof value !== 'object' || value?.kind !== 'duration') return undefined
  return durationOf(value.nanos < 0n ? -value.nanos : value.nanos)
}

function atMillis(millis: bigint): Result {
  return checkedTimestamp(millis * 1_000_000n)
}

function date(year?: RuleValue, month?: RuleValue, day?: RuleValue): Result | undefined {
  if (typeof year !== 'bigint' || typeof month !== 'bigint' || typeof day !== 'bigint') return undefined
  const candidate = new Date(0)
  candidate.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isValid =
    BigInt(candidate.getUTCFullYear() || 0) === year &&
    BigInt(candidate.getUTCMonth() + 1 || 0) === month &&
    BigInt(candidate.getUTCDate() || 0) === day
  return isValid ? atMillis(BigInt(candidate.getTime())) : ruleError('No such date.')
}
