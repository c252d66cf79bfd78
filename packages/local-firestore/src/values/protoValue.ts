/** Creates Value messages. */
import { create } from '@bufbuild/protobuf'
import { NullValue } from '@bufbuild/protobuf/wkt'
import { ArrayValueSchema, type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { toTimestamp } from '#values/time.ts'

export const nullValue = (): Value =>
  create(ValueSchema, { valueType: { case: 'nullValue', value: NullValue.NULL_VALUE } })
export const integerValue = (value: bigint): Value =>
  create(ValueSchema, { valueType: { case: 'integerValue', value } })
export const doubleValue = (value: number): Value =>
  create(ValueSchema, { valueType: { case: 'doubleValue', value } })
export const stringValue = (value: string): Value =>
  create(ValueSchema, { valueType: { case: 'stringValue', value } })
/** Takes the full resource name of a document. */
export const referenceValue = (value: string): Value =>
  create(ValueSchema, { valueType: { case: 'referenceValue', value } })
/** Takes microseconds since the epoch. */
export const timestampValue = (micros: bigint): Value =>
  create(ValueSchema, { valueType: { case: 'timestampValue', value: toTimestamp(micros) } })
export const arrayValue = (values: Value[]): Value =>
  create(ValueSchema, { valueType: { case: 'arrayValue', value: create(ArrayValueSchema, { values }) } })

/** Returns the elements of an array; empty for other values. */
export const elementsOf = (value: Value | undefined): readonly Value[] =>
  value?.valueType.case === 'arrayValue' ? value.valueType.value.values : []

/** Returns the number of an integer or double; null for other values. */
export function numberOf(value: Value | undefined): bigint | number | null {
  const type = value?.valueType
  return type?.case === 'integerValue' || type?.case === 'doubleValue' ? type.value : null
}
