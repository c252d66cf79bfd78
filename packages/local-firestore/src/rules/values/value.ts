/**
 * The values that expressions compute with. Integers are bigints within 64 bits, floats are numbers, so the two
 * never mix by accident; everything that has no plain counterpart carries a `kind`.
 */
import type { Position } from '#rules/syntax/position.ts'

export interface BytesValue {
  readonly kind: 'bytes'
  readonly bytes: Uint8Array
}

export interface ListValue {
  readonly kind: 'list'
  readonly items: readonly RuleValue[]
}

/** Distinct values, numbers by value at any depth, in order of first appearance. */
export interface SetValue {
  readonly kind: 'set'
  readonly items: readonly RuleValue[]
}

/** Values are converted when they are asked for: documents are large and rules read little of them. */
export interface MapValue {
  readonly kind: 'map'
  readonly keys: readonly string[]
  get(key: string): RuleValue | undefined
}

export interface MapDiffValue {
  readonly kind: 'map_diff'
  readonly after: MapValue
  readonly before: MapValue
}

/** Nanoseconds since the epoch. */
export interface TimestampValue {
  readonly kind: 'timestamp'
  readonly nanos: bigint
}

export interface DurationValue {
  readonly kind: 'duration'
  readonly nanos: bigint
}

export interface LatLngValue {
  readonly kind: 'latlng'
  readonly latitude: number
  readonly longitude: number
}

/** `names` are the variables that `bind` gave values to. */
export interface PathValue {
  readonly kind: 'path'
  readonly segments: readonly string[]
  readonly names?: ReadonlyMap<string, string>
}

/**
 * A map of which only some entries are known, as for the documents that a query may return: what is not known
 * cannot be read, counted, listed or compared.
 */
export interface PartialMapValue {
  readonly kind: 'partial'
  readonly entries: ReadonlyMap<string, RuleValue>
}

export type ConstraintOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'not-in' | 'has-key'

/** A field of the documents that a query may return, known only by the filters on it. */
export interface ConstraintValue {
  readonly kind: 'constraint'
  readonly filters: readonly { readonly operator: ConstraintOperator; readonly value: RuleValue }[]
}

export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | PartialMapValue
  | ConstraintValue

/** What an expression that failed evaluates to. `at` is the innermost expression that failed. */
export interface RuleError {
  readonly kind: 'error'
  readonly message: string
  readonly at?: Position
}

export type Result = RuleValue | RuleError

/** Whether a result is the error that an expression ended in. */
export function isError(result: unknown): result is RuleError {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'error'
}

/** An error; evaluation adds where it happened. */
export function fail(message: string): RuleError {
  return { kind: 'error', message }
}
