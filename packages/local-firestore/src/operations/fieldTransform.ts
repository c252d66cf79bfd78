import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentTransform_FieldTransform as FieldTransform } from '#gen/google/firestore/v1/write_pb.js'
import { invalidArgument } from '#status.ts'
import { compareNumbers, valuesEqual } from '#values/compare.ts'
import { validateValue } from '#values/validateFields.ts'
import {
  arrayValue,
  doubleValue,
  elementsOf,
  integerValue,
  nullValue,
  numberOf,
  timestampValue,
} from '#values/protoValue.ts'
import { MAX_INT64, MIN_INT64 } from '#values/int64.ts'

export interface TransformOutcome {
  readonly value: Value
  /** The transform result for the client: the value, or null for array transforms. */
  readonly result: Value
}

/** Applies one transform to a field. `time` is the commit time. Throws INVALID_ARGUMENT. */
export function applyTransform(
  current: Value | undefined,
  { fieldPath, transformType: type }: FieldTransform,
  time: bigint,
): TransformOutcome {
  switch (type.case) {
    case 'setToServerValue': {
      const value = timestampValue(time)
      return { value, result: value }
    }
    case 'increment':
      return sameResult(increment(numberOf(current), operandOf(type.value)))
    case 'maximum':
      return sameResult(extreme(current, type.value, 1))
    case 'minimum':
      return sameResult(extreme(current, type.value, -1))
    case 'appendMissingElements': {
      const elements = [...elementsOf(current)]
      for (const element of validateElements(type.value.values, fieldPath)) {
        if (!elements.some((existing) => valuesEqual(existing, element))) elements.push(element)
      }
      return { value: arrayValue(elements), result: nullValue() }
    }
    case 'removeAllFromArray': {
      const removed = type.value.values
      const remaining = elementsOf(current).filter(
        (element) => !removed.some((other) => valuesEqual(other, element)),
      )
      return { value: arrayValue(remaining), result: nullValue() }
    }
    default:
      throw invalidArgument(`The transform of "${fieldPath}" has no type.`)
  }
}

const sameResult = (value: Value): TransformOutcome => ({ value, result: value })

function operandOf(operand: Value): bigint | number {
  const number = numberOf(operand)
  if (number === null) throw invalidArgument('The operand of a numeric transform must be a number.')
  return number
}

/** Clamps integers to 64 bits. If one operand is a double, the result is a double. */
function increment(current: bigint | number | null, by: bigint | number): Value {
  const start = current ?? 0n
  if (typeof start === 'bigint' && typeof by === 'bigint') {
    const sum = start + by
    return integerValue(sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum)
  }
  return doubleValue(Number(start) + Number(by))
}

/** Keeps the stored number if both are equal. The result is NaN if either is NaN. */
function extreme(current: Value | undefined, operand: Value, direction: 1 | -1): Value {
  const candidate = operandOf(operand)
  const stored = numberOf(current)
  if (current === undefined || stored === null || Number.isNaN(candidate)) return operand
  if (Number.isNaN(stored)) return current
  return compareNumbers(candidate, stored) * direction > 0 ? operand : current
}

function validateElements(values: Value[], fieldPath: string): readonly Value[] {
  const checked = validateValue(arrayValue(values), fieldPath)
  return elementsOf(checked)
}
