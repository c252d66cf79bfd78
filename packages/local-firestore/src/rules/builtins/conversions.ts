import { checkedInt64 } from '#rules/values/arithmetic.ts'
import { pathOf } from '#rules/values/createValues.ts'
import { render, textOf } from '#rules/values/render.ts'
import { ruleError, type Result, type RuleValue } from '#rules/values/value.ts'
import { floatToInt } from '#rules/builtins/math.ts'
import type { FunctionTable } from '#rules/builtins/functionTable.ts'

const INT = /^[+-]?[0-9]{1,20}$/
const FLOAT = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/

/** Functions without a namespace, except document lookups. */
export const CONVERSIONS: FunctionTable<null> = {
  bool: [1, (_, [value]) => toBool(value)],
  int: [1, (_, [value]) => toInt(value)],
  float: [1, (_, [value]) => toFloat(value)],
  string: [1, (_, [value]) => (value === undefined ? undefined : textOf(value))],
  path: [1, (_, [value]) => toPath(value)],
  debug: [1, (_, [value]) => debug(value ?? null)],
}

function toBool(value: RuleValue | undefined): Result | undefined {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return undefined
  const lower = value.toLowerCase()
  return lower === 'true' || lower === 'false' ? lower === 'true' : ruleError('String is not a bool.')
}

function toInt(value: RuleValue | undefined): Result | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return floatToInt(value)
  if (typeof value !== 'string') return undefined
  return INT.test(value) ? checkedInt64(BigInt(value.replace('+', ''))) : ruleError('String is not an int.')
}

function toFloat(value: RuleValue | undefined): Result | undefined {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value !== 'string') return undefined
  return FLOAT.test(value) ? Number(value) : ruleError('String is not a float.')
}

function toPath(value: RuleValue | undefined): Result | undefined {
  if (typeof value !== 'string') return undefined
  const segments = value.replace(/^\//, '').split('/')
  return segments.includes('') ? ruleError('String is not a path.') : pathOf(segments)
}

function debug(value: RuleValue): RuleValue {
  console.log(`rules debug: ${render(value)}`)
  return value
}
