/** Validates document fields against the limits of Firestore. */
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
import { parseDocumentName } from '#values/resourceNames.ts'
import { toMicros } from '#values/time.ts'
import { utf8Length } from '#values/utf8.ts'

const MAX_VALUE_BYTES = 1_048_487
const MAX_NAME_BYTES = 1_500
const MAX_DEPTH = 20
const MAX_DIMENSIONS = 2048

/**
 * Validates fields and returns them in stored form, with timestamps truncated to microseconds. Throws INVALID_ARGUMENT
 * if a limit is exceeded.
 */
export function validateFields(fields: Fields, depth = 1): Fields {
  if (depth > MAX_DEPTH + 1) throw invalidArgument(`Maps and arrays nest deeper than ${MAX_DEPTH} levels.`)
  const stored: Record<string, Value> = {}
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name)
    stored[name] = validateValue(value, name, depth)
  }
  return stored
}

/** Throws INVALID_ARGUMENT if the name is empty, reserved or too long. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name must not be empty.')
  if (/^__.*__$/s.test(name)) throw invalidArgument(`field name ${name} is reserved`)
  if (utf8Length(name) > MAX_NAME_BYTES)
    throw invalidArgument(`A field name is longer than ${MAX_NAME_BYTES} bytes.`)
}

/** Validates one value and returns it in stored form. `property` is used in error messages. Throws INVALID_ARGUMENT. */
export function validateValue(value: Value, property: string, depth = 1): Value {
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
      return validateArray(type.value.values, property, depth + 1)
    case 'mapValue':
      if (vectorElements(type.value.fields) !== null) return validateVector(value, type.value.fields)
      return create(ValueSchema, {
        valueType: {
          case: 'mapValue',
          value: create(MapValueSchema, { fields: { ...validateFields(type.value.fields, depth + 1) } }),
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

function checkDegrees(name: string, degrees: number, max: number): void {
  if (Math.abs(degrees) <= max) return
  throw invalidArgument(`Geo point ${name} '${degrees}' outside permitted range -${max} to ${max}.`)
}

function validateVector(vector: Value, fields: Fields): Value {
  const elements = vectorElements(fields) ?? []
  if (elements.length > MAX_DIMENSIONS)
    throw invalidArgument(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`)
  if (elements.some(({ valueType }) => valueType.case !== 'doubleValue'))
    throw invalidArgument("Vector must only contain values of type 'double'")
  return vector
}

function validateArray(elements: readonly Value[], property: string, depth: number): Value {
  if (depth > MAX_DEPTH + 1) throw invalidArgument(`Maps and arrays nest deeper than ${MAX_DEPTH} levels.`)
  const values = elements.map((element) => {
    if (element.valueType.case === 'arrayValue') {
      throw invalidArgument('Cannot convert an array value in an array value.')
    }
    if (element.valueType.case === 'mapValue' && vectorElements(element.valueType.value.fields) !== null) {
      throw invalidArgument('Cannot convert a vector value in an array value.')
    }
    return validateValue(element, property, depth)
  })
  return create(ValueSchema, {
    valueType: { case: 'arrayValue', value: create(ArrayValueSchema, { values }) },
  })
}

function checkLength(bytes: number, property: string): void {
  if (bytes <= MAX_VALUE_BYTES) return
  throw invalidArgument(`The value of property "${property}" is longer than ${MAX_VALUE_BYTES} bytes.`)
}
