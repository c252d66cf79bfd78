import { describe, expect, test } from 'vitest'
import { ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { RunQueryRequestSchema } from '#gen/google/firestore/v1/firestore_pb.js'
import { messageFromJson, messageToJson, parseJson } from '#transports/protoJson.ts'

const roundTrip = (json: string) => messageToJson(ValueSchema, messageFromJson(ValueSchema, parseJson(json)))

describe('values in JSON', () => {
  test.each([
    '{"integerValue":"9223372036854775807"}',
    '{"integerValue":"0"}',
    '{"doubleValue":1.5}',
    '{"doubleValue":"-0"}',
    '{"doubleValue":0}',
    '{"doubleValue":"NaN"}',
    '{"doubleValue":"Infinity"}',
    '{"doubleValue":"-Infinity"}',
    '{"nullValue":null}',
    '{"booleanValue":false}',
    '{"stringValue":""}',
    '{"stringValue":"é😀名"}',
    '{"bytesValue":"/+8="}',
    '{"timestampValue":"2020-01-01T00:00:00Z"}',
    '{"timestampValue":"2020-01-01T00:00:00.123Z"}',
    '{"timestampValue":"2020-01-01T00:00:00.123456Z"}',
    '{"geoPointValue":{}}',
    '{"geoPointValue":{"latitude":1,"longitude":"-0"}}',
    '{"arrayValue":{}}',
    '{"mapValue":{}}',
    '{"mapValue":{"fields":{"__proto__":{"nullValue":null}}}}',
  ])('round-trip %s', (json) => {
    expect(roundTrip(json)).toBe(json)
  })

  test.each([
    ['{"integerValue":7}', '{"integerValue":"7"}'],
    ['{"integer_value":"7"}', '{"integerValue":"7"}'],
    ['{"nullValue":"NULL_VALUE"}', '{"nullValue":null}'],
    ['{"doubleValue":-0}', '{"doubleValue":"-0"}'],
    ['{"bytesValue":"_-8"}', '{"bytesValue":"/+8="}'],
    ['{"timestampValue":"2020-01-01T00:00:00.100000000Z"}', '{"timestampValue":"2020-01-01T00:00:00.100Z"}'],
  ])('are parsed from %s', (json, normal) => {
    expect(roundTrip(json)).toBe(normal)
  })

  test.each([
    String.raw`{"stringValue":"\ud800"}`,
    String.raw`{"mapValue":{"fields":{"\udc00":{"booleanValue":true}}}}`,
    '{"integerValue":"1.5"}',
    '{"integerValue":"9223372036854775808"}',
    '{"booleanValue":"true"}',
    '{"bytesValue":"*"}',
    '{"timestampValue":"yesterday"}',
    '{"stringValue":"a","integerValue":"1"}',
    '{"nonsense":1}',
    '{"arrayValue":{"values":[null]}}',
    '[]',
    '{',
  ])('reject %s with INVALID_ARGUMENT', (json) => {
    expect(() => roundTrip(json)).toThrow(/^\[invalid_argument\] Invalid JSON payload received\. ./)
  })
})

test('field names are accepted in camelCase and snake_case, and an empty body is an empty message', () => {
  const json = '{"structured_query":{"from":[{"collection_id":"a","allDescendants":true}],"limit":3}}'
  expect(messageToJson(RunQueryRequestSchema, messageFromJson(RunQueryRequestSchema, parseJson(json)))).toBe(
    '{"structuredQuery":{"from":[{"collectionId":"a","allDescendants":true}],"limit":3}}',
  )
  expect(messageFromJson(RunQueryRequestSchema, parseJson('')).parent).toBe('')
})
