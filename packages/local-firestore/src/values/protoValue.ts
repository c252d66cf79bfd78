/** Values as messages. */
import { create } from '@bufbuild/protobuf'
import { NullValue } from '@bufbuild/protobuf/wkt'
import { ArrayValueSchema, type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { toTimestamp } from '#values/time.ts'

/** The null. */
export const nullValue = (): Value =>
  create(ValueSchema, { valueType: { case: 'nullValue', value: NullValue.NULL_VALUE } })
/** A whole number of 64 bits. */
export const integerValue = (value: bigint): Value =>
  create(ValueSchema, { valueType: { case: 'integerValue', value } })
/** A number as JavaScript has them. */
export const doubleValue = (value: number): Value =>
  create(ValueSchema, { valueType: { case: 'doubleValue', value } })
/** A text. */
export const stringValue = (value: string): Value =>
  create(ValueSchema, { valueType: { case: 'stringValue', value } })
/** A reference, by its document's full name. */
export const referenceValue = (value: string): Value =>
  create(ValueSchema, { valueType: { case: 'referenceValue', value } })
/** A time, from microseconds since 1970. */
export const timestampValue = (micros: bigint): Value =>
  create(ValueSchema, { valueType: { case: 'timestampValue', value: toTimestamp(micros) } })
/** A list of values. */
export const arrayValue = (values: Value[]): Value =>
  create(ValueSchema, { valueType: { case: 'arrayValue', value: create(ArrayValueSchema, { values }) } })
