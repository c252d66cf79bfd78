/** Server-side transforms of fields. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentTransform_FieldTransform as FieldTransform } from '#gen/google/firestore/v1/write_pb.js'
import { invalidArgument } from '#status.ts'
import { compareNumbers, valuesEqual } from '#values/compare.ts'
import { storableValue } from '#values/storable.ts'
import { arrayValue, doubleValue, integerValue, nullValue, timestampValue } from '#values/protoValue.ts'

const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)

export interface Transformed {
  readonly value: Value
  /** What the client is told: the value, or null for changes of arrays. */
  readonly result: Value
}

/** Applies one transform to a field. `time` is that of the commit. Throws INVALID_ARGUMENT. */
export function transform(
  current: Value | undefined,
  { fieldPath, transformType: type }: FieldTransform,
  time: bigint,
): Transformed {
  switch (type.case) {
    case 'setToServerValue': {
      const value = timestampValue(time)
      return { value, result: value }
    }
    case 'increment':
      return both(increment(numberOf(current), operandOf(type.value)))
    case 'maximum':
      return both(extreme(current, type.value, 1))
    case 'minimum':
      return both(extreme(current, type.value, -1))
    case 'appendMissingElements': {
      const elements = [...elementsOf(current)]
      for (const element of storableElements(type.value.values, fieldPath)) {
        if (!elements.some((known) => valuesEqual(known, element))) elements.push(element)
      }
      return { value: arrayValue(elements), result: nullValue() }
    }
    case 'removeAllFromArray': {
      const removed = type.value.values
      const kept = elementsOf(current).filter(
        (element) => !removed.some((other) => valuesEqual(other, element)),
      )
      return { value: arrayValue(kept), result: nullValue() }
    }
    default:
      throw invalidArgument(`The transform of "${fieldPath}" has no type.`)
  }
}

const both = (value: Value): Transformed => ({ value, result: value })

function numberOf(value: Value | undefined): bigint | number | null {
  const type = value?.valueType
  return type?.case === 'integerValue' || type?.case === 'doubleValue' ? type.value : null
}

function operandOf(operand: Value): bigint | number {
  const number = numberOf(operand)
  if (number === null) throw invalidArgument('The operand of a numeric transform must be a number.')
  return number
}

/** Integers stop at the ends of their range; with a double the result is a double. */
function increment(current: bigint | number | null, by: bigint | number): Value {
  const start = current ?? 0n
  if (typeof start === 'bigint' && typeof by === 'bigint') {
    const sum = start + by
    return integerValue(sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum)
  }
  return doubleValue(Number(start) + Number(by))
}

/** Of equal numbers the stored one stays. With NaN there is no larger or smaller one: the result is NaN. */
function extreme(current: Value | undefined, operand: Value, direction: 1 | -1): Value {
  const wanted = operandOf(operand)
  const stored = numberOf(current)
  if (current === undefined || stored === null || Number.isNaN(wanted)) return operand
  if (Number.isNaN(stored)) return current
  return compareNumbers(wanted, stored) * direction > 0 ? operand : current
}

const elementsOf = (value: Value | undefined): readonly Value[] =>
  value?.valueType.case === 'arrayValue' ? value.valueType.value.values : []

function storableElements(values: Value[], fieldPath: string): readonly Value[] {
  const checked = storableValue(arrayValue(values), fieldPath)
  return elementsOf(checked)
}
