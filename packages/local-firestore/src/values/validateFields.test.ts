import { fromJson, type JsonValue } from '@bufbuild/protobuf'
import { describe, expect, it } from 'vitest'
import { ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { validateFields } from '#values/validateFields.ts'

const store = (value: JsonValue) => validateFields({ v: fromJson(ValueSchema, value) })
const vectorOf = (values: JsonValue[]): JsonValue => ({
  mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } } },
})
const dimensions = (count: number): JsonValue[] => Array.from({ length: count }, () => ({ doubleValue: 1 }))
const name = 'projects/p/databases/(default)/documents/c'

// Same as in the Firestore emulator 1.19.9.
describe('values are rejected:', () => {
  it.each<readonly [string, JsonValue, string]>([
    ['a latitude beyond the pole', { geoPointValue: { latitude: 90.1, longitude: 0 } }, 'Geo point latitude'],
    ['a longitude beyond 180', { geoPointValue: { latitude: 0, longitude: -180.1 } }, 'Geo point longitude'],
    ['a reference that is not a resource name', { referenceValue: 'x' }, 'does not begin with'],
    ['a reference to a collection', { referenceValue: name }, 'lacks "/"'],
    ['a vector of integers', vectorOf([{ integerValue: '1' }]), "only contain values of type 'double'"],
    ['a vector of 2049 dimensions', vectorOf(dimensions(2049)), 'at most 2048 dimensions'],
    ['a vector in an array', { arrayValue: { values: [vectorOf(dimensions(1))] } }, 'a vector value in an'],
    ['an array in an array', { arrayValue: { values: [{ arrayValue: {} }] } }, 'an array value in an array'],
  ])('%s', (_, value, message) => {
    expect(() => store(value)).toThrow(message)
  })

  it('values at the limits are accepted', () => {
    const allowed: JsonValue[] = [
      { geoPointValue: { latitude: -90, longitude: 180 } },
      { referenceValue: `${name}/d` },
      vectorOf(dimensions(2048)),
    ]
    for (const value of allowed) expect(() => store(value)).not.toThrow()
  })
})
