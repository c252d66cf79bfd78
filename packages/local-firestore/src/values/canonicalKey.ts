import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import { sortedEntries } from '#values/compare.ts'
import { toMicros } from '#values/time.ts'

/** Returns a map key for a value. Two values have the same key if and only if `valuesEqual` is true. */
export function canonicalKey({ valueType: type }: Value): string {
  switch (type.case) {
    case 'booleanValue':
      return type.value ? 'T' : 'F'
    case 'integerValue':
      return `n${type.value}`
    case 'doubleValue':
      return `n${Number.isInteger(type.value) ? BigInt(type.value) : type.value}`
    case 'timestampValue':
      return `t${toMicros(type.value)}`
    case 'stringValue':
      return `s${type.value}`
    case 'bytesValue':
      return `b${Buffer.from(type.value).toString('base64')}`
    case 'referenceValue':
      return `r${type.value}`
    case 'geoPointValue':
      return `g${type.value.latitude + 0},${type.value.longitude + 0}`
    case 'arrayValue':
      return JSON.stringify(type.value.values.map(canonicalKey))
    case 'mapValue':
      return `m${JSON.stringify(sortedEntries(type.value.fields).map(([key, value]) => [key, canonicalKey(value)]))}`
    default:
      return 'N'
  }
}
