/** The limits of Firestore on what a document may hold. */
import { create } from '@bufbuild/protobuf'
import {
  ArrayValueSchema,
  MapValueSchema,
  type Value,
  ValueSchema,
} from '#gen/google/firestore/v1/document_pb.js'
import { invalidArgument } from '#status.ts'
import { typeRank, vectorElements } from '#values/compare.ts'
import type { Fields } from '#values/fieldPath.ts'
import { timestampValue } from '#values/protoValue.ts'
import { parseDocumentName } from '#values/names.ts'
import { toMicros } from '#values/time.ts'
import { utf8Length } from '#values/utf8.ts'

const MAX_VALUE_BYTES = 1_048_487
const MAX_NAME_BYTES = 1_500
const MAX_DEPTH = 20
const MAX_DIMENSIONS = 2048

/**
 * Checks fields on their way into the store and gives them as they are stored: timestamps in microseconds.
 * Throws INVALID_ARGUMENT when a limit is exceeded.
 */
export function storableFields(fields: Fields, depth = 1): Fields {
  if (depth > MAX_DEPTH + 1) throw invalidArgument(`Maps and arrays nest deeper than ${MAX_DEPTH} levels.`)
  const stored: Record<string, Value> = {}
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name)
    stored[name] = storableValue(value, name, depth)
  }
  return stored
}

/** Throws INVALID_ARGUMENT for a name that is empty, reserved or too long. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name must not be empty.')
  if (/^__.*__$/s.test(name)) throw invalidArgument(`field name ${name} is reserved`)
  if (utf8Length(name) > MAX_NAME_BYTES)
    throw invalidArgument(`A field name is longer than ${MAX_NAME_BYTES} bytes.`)
}

/** One value on its way into the store. `property` is named in messages. Throws INVALID_ARGUMENT. */
export function storableValue(value: Value, property: string, depth = 1): Value {
  const type = value.valueType
  switch (type.case) {
    case 'stringValue':
      checkLength(utf8Length(type.value), property)
      return value
    case 'bytesValue':
      checkLength(type.value.length, property)
      return value
    case 'timestampValue':
      return timestampValue(toMicros(type.value))
    case 'arrayValue':
      return storableArray(type.value.values, property, depth + 1)
    case 'mapValue':
      if (vectorElements(type.value.fields) !== null) return checkedVector(value, type.value.fields)
      return create(ValueSchema, {
        valueType: {
          case: 'mapValue',
          value: create(MapValueSchema, { fields: { ...storableFields(type.value.fields, depth + 1) } }),
        },
      })
    case 'geoPointValue':
      checkDegrees('latitude', type.value.latitude, 90)
      checkDegrees('longitude', type.value.longitude, 180)
      return value
    case 'referenceValue':
      parseDocumentName(type.value)
      return value
    default:
      typeRank(value)
      return value
  }
}

function checkDegrees(name: string, degrees: number, most: number): void {
  if (Math.abs(degrees) <= most) return
  throw invalidArgument(`Geo point ${name} '${degrees}' outside permitted range -${most} to ${most}.`)
}

function checkedVector(vector: Value, fields: Fields): Value {
  const elements = vectorElements(fields) ?? []
  if (elements.length > MAX_DIMENSIONS)
    throw invalidArgument(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`)
  if (elements.some(({ valueType }) => valueType.case !== 'doubleValue'))
    throw invalidArgument("Vector must only contain values of type 'double'")
  return vector
}

function storableArray(elements: readonly Value[], property: string, depth: number): Value {
  if (depth > MAX_DEPTH + 1) throw invalidArgument(`Maps and arrays nest deeper than ${MAX_DEPTH} levels.`)
  const values = elements.map((element) => {
    if (element.valueType.case === 'arrayValue') {
      throw invalidArgument('Cannot convert an array value in an array value.')
    }
    if (element.valueType.case === 'mapValue' && vectorElements(element.valueType.value.fields) !== null) {
      throw invalidArgument('Cannot convert a vector value in an array value.')
    }
    return storableValue(element, property, depth)
  })
  return create(ValueSchema, {
    valueType: { case: 'arrayValue', value: create(ArrayValueSchema, { values }) },
  })
}

function checkLength(bytes: number, property: string): void {
  if (bytes <= MAX_VALUE_BYTES) return
  throw invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`)
}
