/** Values as messages. */
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
export const referenceValue = (value: string): Value =>
  create(ValueSchema, { valueType: { case: 'referenceValue', value } })
export const timestampValue = (micros: bigint): Value =>
  create(ValueSchema, { valueType: { case: 'timestampValue', value: toTimestamp(micros) } })
export const arrayValue = (values: Value[]): Value =>
  create(ValueSchema, { valueType: { case: 'arrayValue', value: create(ArrayValueSchema, { values }) } })
