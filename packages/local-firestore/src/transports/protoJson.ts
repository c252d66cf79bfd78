/**
 * Converts between messages and ProtoJSON for REST and WebChannel. The protobuf library implements the format except
 * for negative zero.
 */
import {
  type DescMessage,
  fromJson,
  type JsonObject,
  type JsonValue,
  type MessageShape,
  toJson,
} from '@bufbuild/protobuf'
import { messageOf } from '#log.ts'
import { invalidArgument } from '#status.ts'

/** `JSON.parse` with a narrower result type. */
const parse: (text: string) => JsonValue = JSON.parse

/** Parses JSON; an empty text is an empty object. Throws INVALID_ARGUMENT. */
export function parseJson(text: string): JsonValue {
  if (text.trim() === '') return {}
  try {
    return parse(text)
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${messageOf(error)}`)
  }
}

/** Converts JSON to a message. Throws INVALID_ARGUMENT with the name of the invalid field. */
export function messageFromJson<D extends DescMessage>(schema: D, json: JsonValue): MessageShape<D> {
  try {
    return fromJson(schema, json)
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${messageOf(error)}`)
  }
}

/** Converts a message to JSON text. Negative zero becomes the string "-0", because `JSON.stringify` drops the sign. */
export function messageToJson<D extends DescMessage>(schema: D, message: MessageShape<D>): string {
  return JSON.stringify(toJson(schema, message), (_key, value: unknown) =>
    Object.is(value, -0) ? '-0' : value,
  )
}

/** Whether a JSON value is an object. */
export const isJsonObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
