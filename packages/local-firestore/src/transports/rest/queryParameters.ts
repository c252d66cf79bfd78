/** Binds query parameters to fields of request messages, as defined by google.api.http. */
import type { DescField, DescMessage, JsonObject, JsonValue } from '@bufbuild/protobuf'
import { ScalarType } from '@bufbuild/protobuf'
import { invalidArgument, unimplemented } from '#status.ts'
import { isJsonObject } from '#transports/protoJson.ts'

/** System parameters of Google APIs that have no effect here. */
const IGNORED = new Set(['key', 'prettyPrint', 'quotaUser', '$prettyPrint', '$.xgafv', '$unique'])
/** Rejected, because ignoring them would return a wrong response. */
const UNSUPPORTED = new Set(['fields', '$fields', 'callback', '$callback', 'access_token', 'oauth_token'])

/**
 * Binds `a.b=1&a.b=2` to `{a: {b: ['1', '2']}}` according to `schema`. Throws INVALID_ARGUMENT for unknown fields and
 * UNIMPLEMENTED for unsupported system parameters.
 */
export function bindQuery(schema: DescMessage, query: URLSearchParams): JsonObject {
  const bound: JsonObject = {}
  for (const [name, value] of query) {
    if (IGNORED.has(name)) continue
    if ((name === 'alt' || name === '$alt') && value.startsWith('json')) continue
    if (UNSUPPORTED.has(name) || name === 'alt' || name === '$alt') {
      throw unimplemented(`The query parameter "${name}"`)
    }
    bindOne(schema, bound, name, value)
  }
  return bound
}

function bindOne(schema: DescMessage, target: JsonObject, name: string, value: string): void {
  let message = schema
  let object = target
  const parts = name.split('.')
  const last = parts.pop()
  for (const part of parts) {
    const field = fieldOf(message, part, name)
    if (field.fieldKind !== 'message') throw unknownName(name)
    message = field.message
    const nested = object[field.jsonName]
    const inner: JsonObject = isJsonObject(nested) ? nested : {}
    object[field.jsonName] = inner
    object = inner
  }
  const field = fieldOf(message, last ?? '', name)
  const key = field.jsonName
  if (field.fieldKind === 'map') throw unknownName(name)
  if (field.fieldKind !== 'list') {
    object[key] = scalarOf(field.scalar, value)
    return
  }
  const list = object[key]
  const item = scalarOf(field.listKind === 'scalar' ? field.scalar : undefined, value)
  object[key] = Array.isArray(list) ? [...list, item] : [item]
}

function fieldOf(message: DescMessage, part: string, name: string): DescField {
  const field = message.fields.find((each) => each.jsonName === part || each.name === part)
  if (field === undefined) throw unknownName(name)
  return field
}

function scalarOf(type: ScalarType | undefined, value: string): JsonValue {
  if (type === ScalarType.BOOL && (value === 'true' || value === 'false')) return value === 'true'
  // Restores plus signs in base64, which decode to spaces in query strings.
  return type === ScalarType.BYTES ? value.replaceAll(' ', '+') : value
}

const unknownName = (name: string) =>
  invalidArgument(`Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter.`)
