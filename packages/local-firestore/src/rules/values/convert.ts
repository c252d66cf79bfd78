/** Converts documents and token claims to rule values. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { RuleDocument } from '#rules/access.ts'
import { listOf, mapOf, pathOf, timestampOf } from '#rules/values/createValues.ts'
import type { MapValue, PathValue, RuleValue } from '#rules/values/value.ts'

/** More deeply nested claims become null. */
const MAX_CLAIM_DEPTH = 32

/** Converts a proto value. */
export function fromProto(value: Value): RuleValue {
  const { valueType } = value
  switch (valueType.case) {
    case 'booleanValue':
    case 'integerValue':
    case 'doubleValue':
    case 'stringValue':
      return valueType.value
    case 'timestampValue':
      return timestampOf(valueType.value.seconds * 1_000_000_000n + BigInt(valueType.value.nanos))
    case 'bytesValue':
      return { kind: 'bytes', bytes: valueType.value }
    case 'referenceValue':
      return pathOf(valueType.value.split('/').slice(2))
    case 'geoPointValue':
      return { kind: 'latlng', latitude: valueType.value.latitude, longitude: valueType.value.longitude }
    case 'arrayValue':
      return listOf(valueType.value.values.map(fromProto))
    case 'mapValue':
      return fromFields(valueType.value.fields)
    default:
      return null
  }
}

/** Creates a map over proto fields that converts values on first access. */
export function fromFields(fields: Readonly<Record<string, Value>>): MapValue {
  const converted = new Map<string, RuleValue>()
  return {
    kind: 'map',
    keys: Object.keys(fields),
    get: (key) => {
      const cached = converted.get(key)
      if (cached !== undefined || !Object.hasOwn(fields, key)) return cached
      const field = fields[key]
      if (field === undefined) return undefined
      const value = fromProto(field)
      converted.set(key, value)
      return value
    },
  }
}

/** Creates the full path of a document in rules: `/databases/D/documents/...`. */
export function documentPath(databaseId: string, path: readonly string[]): PathValue {
  return pathOf(['databases', databaseId, 'documents', ...path])
}

/** Creates a `resource` with `data`, `id` and `__name__`; null if there is no document. */
export function fromDocument(document: RuleDocument | null, databaseId: string): RuleValue {
  if (document === null) return null
  return mapOf(
    new Map<string, RuleValue>([
      ['data', fromFields(document.fields)],
      ['id', document.path.at(-1) ?? ''],
      ['__name__', documentPath(databaseId, document.path)],
    ]),
  )
}

/** Converts JSON token claims. Whole numbers become ints. */
export function fromJson(json: unknown, depth = 0): RuleValue {
  if (typeof json === 'string' || typeof json === 'boolean') return json
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json
  if (typeof json !== 'object' || json === null || depth >= MAX_CLAIM_DEPTH) return null
  if (Array.isArray(json)) return listOf(json.map((item) => fromJson(item, depth + 1)))
  const entries = new Map<string, RuleValue>()
  for (const [key, value] of Object.entries(json)) entries.set(key, fromJson(value, depth + 1))
  return mapOf(entries)
}
