/** Compares values in the order of Firestore. */
import type { LatLng } from '#gen/google/type/latlng_pb.js'
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import { invalidArgument } from '#status.ts'
import { compareNames } from '#values/pathOrder.ts'
import { toMicros } from '#values/time.ts'
import { compareUtf8 } from '#values/utf8.ts'

type Fields = Readonly<Record<string, Value>>

const RANK = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
} as const
const VECTOR_RANK = 9

/** The rank of a value's type in the order. Integers and doubles share a rank. Throws INVALID_ARGUMENT. */
export function typeRank({ valueType }: Value): number {
  switch (valueType.case) {
    case 'mapValue':
      return vectorElements(valueType.value.fields) === null ? RANK.mapValue : VECTOR_RANK
    case undefined:
    case 'fieldReferenceValue':
    case 'variableReferenceValue':
    case 'functionValue':
    case 'pipelineValue':
      throw invalidArgument(`A value of kind "${valueType.case}" cannot be stored or compared.`)
    default:
      return RANK[valueType.case]
  }
}

/** Compares two values. Numbers of both types compare numerically; NaN equals NaN. */
export function compareValues(left: Value, right: Value): number {
  const a = left.valueType
  const b = right.valueType
  if (a.case === 'stringValue' && b.case === 'stringValue') return compareUtf8(a.value, b.value)
  const rank = typeRank(left)
  const otherRank = typeRank(right)
  if (rank !== otherRank) return rank - otherRank
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value)
  if (a.case === 'booleanValue' && b.case === 'booleanValue') return Number(a.value) - Number(b.value)
  if (a.case === 'timestampValue' && b.case === 'timestampValue') {
    return compareOrdinals(toMicros(a.value), toMicros(b.value))
  }
  if (a.case === 'bytesValue' && b.case === 'bytesValue') return Buffer.compare(a.value, b.value)
  if (a.case === 'referenceValue' && b.case === 'referenceValue') return compareNames(a.value, b.value)
  if (a.case === 'geoPointValue' && b.case === 'geoPointValue') return comparePoints(a.value, b.value)
  if (a.case === 'arrayValue' && b.case === 'arrayValue') return compareLists(a.value.values, b.value.values)
  if (a.case === 'mapValue' && b.case === 'mapValue') return compareMaps(a.value.fields, b.value.fields)
  return 0
}

/** Equality as in filters: 1 equals 1.0, and NaN equals NaN. */
export const valuesEqual = (a: Value, b: Value) => compareValues(a, b) === 0

type NumberType = Extract<Value['valueType'], { case: 'integerValue' | 'doubleValue' }>
const isNumber = (type: Value['valueType']): type is NumberType =>
  type.case === 'integerValue' || type.case === 'doubleValue'

/** Compares numbers exactly: JavaScript compares bigint and number by mathematical value. NaN comes first. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  const aIsNaN = Number.isNaN(a)
  const bIsNaN = Number.isNaN(b)
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN)
  return compareOrdinals(a, b)
}

const compareOrdinals = (a: bigint | number, b: bigint | number) => (a < b ? -1 : a > b ? 1 : 0)

const comparePoints = (a: LatLng, b: LatLng) =>
  compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude)

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, element] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    const order = compareValues(element, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareMaps(a: Fields, b: Fields): number {
  const vector = vectorElements(a)
  const otherVector = vectorElements(b)
  if (vector !== null && otherVector !== null) {
    return vector.length - otherVector.length || compareLists(vector, otherVector)
  }
  const entries = sortedEntries(a)
  const others = sortedEntries(b)
  for (const [i, [key, value]] of entries.entries()) {
    const other = others[i]
    if (other === undefined) return 1
    const order = compareUtf8(key, other[0]) || compareValues(value, other[1])
    if (order !== 0) return order
  }
  return entries.length - others.length
}

/** Returns map entries sorted by key in UTF-8 order. */
export const sortedEntries = (fields: Fields) =>
  Object.entries(fields).toSorted(([a], [b]) => compareUtf8(a, b))

/** The elements of a vector, which is encoded as a map with reserved keys; null for other maps. */
export function vectorElements(fields: Fields): readonly Value[] | null {
  const type = fields['__type__']?.valueType
  if (type?.case !== 'stringValue' || type.value !== '__vector__') return null
  const elements = fields['value']?.valueType
  return elements?.case === 'arrayValue' ? elements.value.values : null
}
