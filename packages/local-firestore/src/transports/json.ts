/**
 * Proto3 JSON <-> messages, for REST and WebChannel. The library does nearly all of it: 64-bit integers as
 * strings or numbers, NaN and infinities, null values, URL-safe base64, names in camelCase and snake_case,
 * defaults inside a oneof, refusal of lone surrogates. What it leaves to us is the negative zero.
 */
import { type DescMessage, fromJson, type JsonValue, type MessageShape, toJson } from '@bufbuild/protobuf'
import { messageOf } from '#log.ts'
import { invalidArgument } from '#status.ts'

/** `JSON.parse` gives JSON values and nothing else. */
const parse: (text: string) => JsonValue = JSON.parse

/** Parses JSON text. Throws INVALID_ARGUMENT when it is none. An empty text is an empty object. */
export function parseJson(text: string): JsonValue {
  if (text.trim() === '') return {}
  try {
    return parse(text)
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${messageOf(error)}`)
  }
}

/** Reads a JSON value as a message. Throws INVALID_ARGUMENT, with the field that does not fit. */
export function messageFromJson<D extends DescMessage>(schema: D, json: JsonValue): MessageShape<D> {
  try {
    return fromJson(schema, json)
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${messageOf(error)}`)
  }
}

/** Writes a message as JSON text. A negative zero becomes the string "-0", which JSON numbers cannot carry. */
export function messageToJson<D extends DescMessage>(schema: D, message: MessageShape<D>): string {
  return JSON.stringify(toJson(schema, message), (_key, value: unknown) =>
    Object.is(value, -0) ? '-0' : value,
  )
}
