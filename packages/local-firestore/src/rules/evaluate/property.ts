import { listOf, pathOf } from '#rules/values/createValues.ts'
import { typeName } from '#rules/values/types.ts'
import { ruleError, type Result, type RuleError, type RuleValue } from '#rules/values/value.ts'

/** Evaluates `target.name`. */
export function member(target: RuleValue, name: string): Result {
  if (target === null) return ruleError('Null value error.')
  if (typeof target === 'object' && (target.kind === 'map' || target.kind === 'partial'))
    return entry(target, name)
  return ruleError(`Property ${name} is undefined on object.`)
}

/** Evaluates `target[key]`. */
export function element(target: RuleValue, key: RuleValue): Result {
  if (target === null) return ruleError('Null value error.')
  if (typeof target === 'string' && typeof key === 'bigint') return character(target, key)
  if (typeof target === 'object') {
    if (target.kind === 'list' && typeof key === 'bigint') return at(target.items, key)
    if (target.kind === 'path' && typeof key === 'bigint') return at(target.segments, key)
    if (target.kind === 'path' && typeof key === 'string')
      return target.names?.get(key) ?? ruleError(`Property ${key} is undefined on object.`)
    if ((target.kind === 'map' || target.kind === 'partial') && typeof key === 'string')
      return entry(target, key)
  }
  return ruleError(
    `Unsupported operation error. Received: ${typeName(target)}[${typeName(key)}]. Expected: list[int], string[int], path[int], map[string].`,
  )
}

/** Evaluates `target[from:to]`. `to` is exclusive. Omitted bounds are the start and the end. */
export function slice(target: RuleValue, from: RuleValue | undefined, to: RuleValue | undefined): Result {
  return sliceOf(target, from === undefined ? 0n : from, to === undefined ? lengthOf(target) : to)
}

function lengthOf(target: RuleValue): RuleValue {
  if (typeof target === 'string') return BigInt(target.length)
  if (typeof target !== 'object' || target === null) return null
  if (target.kind === 'list') return BigInt(target.items.length)
  return target.kind === 'path' ? BigInt(target.segments.length) : null
}

function sliceOf(target: RuleValue, from: RuleValue, to: RuleValue): Result {
  if (typeof from !== 'bigint' || typeof to !== 'bigint')
    return ruleError(
      `Unsupported operation error. Received: [${typeName(from)}:${typeName(to)}]. Expected: [int:int].`,
    )
  if (typeof target === 'string')
    return within(target.length, from, to) ?? target.slice(Number(from), Number(to))
  if (typeof target === 'object' && target !== null) {
    if (target.kind === 'list')
      return within(target.items.length, from, to) ?? listOf(target.items.slice(Number(from), Number(to)))
    if (target.kind === 'path')
      return (
        within(target.segments.length, from, to) ?? pathOf(target.segments.slice(Number(from), Number(to)))
      )
  }
  return ruleError(
    `Unsupported operation error. Received: ${typeName(target)}[int:int]. Expected: list, string or path.`,
  )
}

function entry(target: Extract<RuleValue, { kind: 'map' | 'partial' }>, key: string): Result {
  const value = target.kind === 'map' ? target.get(key) : target.entries.get(key)
  return value === undefined ? ruleError(`Property ${key} is undefined on object.`) : value
}

function at(items: readonly RuleValue[], index: bigint): Result {
  const item = index < 0n || index >= items.length ? undefined : items[Number(index)]
  return item === undefined ? ruleError(`Index ${index} is out of bounds.`) : item
}

function within(length: number, from: bigint, to: bigint): RuleError | null {
  const isInside = from >= 0n && from < length && from <= to && to <= length
  return isInside ? null : ruleError(`Range [${from}:${to}] is out of bounds.`)
}

function character(text: string, index: bigint): Result {
  const char = index < 0n || index >= text.length ? undefined : text[Number(index)]
  return char ?? ruleError(`Index ${index} is out of bounds.`)
}
