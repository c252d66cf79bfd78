/**
 * The values of rule expressions. Ints are bigints within 64 bits and floats are numbers. Types without a JavaScript
 * counterpart are objects with a `kind`.
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

/** Distinct items in order of insertion. */
export interface SetValue {
  readonly kind: 'set'
  readonly items: readonly RuleValue[]
}

/** Values are read lazily, because rules access few fields of large documents. */
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

/** `names` holds the variables bound by `bind`. */
export interface PathValue {
  readonly kind: 'path'
  readonly segments: readonly string[]
  readonly names?: ReadonlyMap<string, string>
}

/**
 * A map with unknown entries, such as the data of documents that a query may return. Reading an unknown entry,
 * counting, listing and comparing are errors.
 */
export interface PartialMapValue {
  readonly kind: 'partial'
  readonly entries: ReadonlyMap<string, RuleValue>
}

export type ConstraintOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'not-in' | 'has-key'

/** The unknown value of a field that a query filters on. */
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

/** The result of an expression that failed. `at` is the position of the innermost failed expression. */
export interface RuleError {
  readonly kind: 'error'
  readonly message: string
  readonly at?: Position
}

export type Result = RuleValue | RuleError

/** Whether a result is an error. */
export function isError(result: unknown): result is RuleError {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'error'
}

/** Creates an error. Evaluation adds the position. */
export function ruleError(message: string): RuleError {
  return { kind: 'error', message }
}
