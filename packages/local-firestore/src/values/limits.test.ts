import { fromJson, type JsonValue } from '@bufbuild/protobuf'
import { describe, expect, it } from 'vitest'
import { ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { storableFields } from './limits.ts'

const store = (value: JsonValue) => storableFields({ v: fromJson(ValueSchema, value) })
const vectorOf = (values: JsonValue[]): JsonValue => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
})
const name = 'projects/p/databases/(default)/documents/c'

// What Google's emulator 1.19.9 refuses to store.
describe('a value that can not be stored', () => {
  it.each<readonly [JsonValue, string]>([
    [{ geoPointValue: { latitude: 90.1, longitude: 0 } }, 'Geo point latitude'],
    [{ geoPointValue: { latitude: 0, longitude: -180.1 } }, 'Geo point longitude'],
    [{ referenceValue: 'x' }, 'does not begin with'],
    [{ referenceValue: name }, 'lacks "/"'],
    [vectorOf([{ integerValue: '1' }]), "Vector must only contain values of type 'double'"],
    [vectorOf(Array.from({ length: 2049 }, () => ({ doubleValue: 1 }))), 'at most 2048 dimensions'],
    [{ arrayValue: { values: [vectorOf([{ doubleValue: 1 }])] } }, 'a vector value in an array value'],
    [{ arrayValue: { values: [{ arrayValue: {} }] } }, 'an array value in an array value'],
  ])('%j is refused', (value, message) => {
    expect(() => store(value)).toThrow(message)
  })

  it.each<JsonValue>([
    { geoPointValue: { latitude: -90, longitude: 180 } },
    { referenceValue: `${name}/d` },
    vectorOf([{ doubleValue: 1 }]),
    vectorOf(Array.from({ length: 2048 }, () => ({ doubleValue: 1 }))),
  ])('%j is none', (value) => {
    expect(() => store(value)).not.toThrow()
  })
})
