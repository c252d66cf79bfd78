/** Field paths: segments joined by dots, each a simple name or quoted with backticks. */
import { create } from '@bufbuild/protobuf'
import { MapValueSchema, type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { invalidArgument } from '#status.ts'

export type FieldPath = readonly string[]
export type Fields = Readonly<Record<string, Value>>

const SEGMENT = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/suy

/** Parses a field path. Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = []
  SEGMENT.lastIndex = 0
  let hasMore = true
  while (hasMore) {
    const match = SEGMENT.exec(text)
    if (match === null) throw invalidArgument(`Invalid property path "${text}".`)
    const [, plain, quoted = '', dot] = match
    segments.push(plain ?? quoted.replaceAll(/\\(.)/gsu, '$1'))
    hasMore = dot === '.'
  }
  return segments
}

/** Formats a field path and quotes names where needed. */
export const formatFieldPath = (path: FieldPath) =>
  path
    .map((name) =>
      /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replaceAll(/[`\\]/g, String.raw`\$&`)}\``,
    )
    .join('.')

/** Returns the value at a path, or undefined. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields | undefined = fields
  let value: Value | undefined
  for (const name of path) {
    value = level !== undefined && Object.hasOwn(level, name) ? level[name] : undefined
    level = value?.valueType.case === 'mapValue' ? value.valueType.value.fields : undefined
  }
  return value
}

/** Returns a copy with `value` at `path`. Replaces scalar parents by maps. Undefined deletes the field. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value }
    const { [name]: _removed, ...others } = fields
    return others
  }
  const child = fields[name]?.valueType
  const below = child?.case === 'mapValue' ? child.value.fields : undefined
  if (value === undefined && below === undefined) return fields
  const map = create(MapValueSchema, { fields: { ...withField(below ?? {}, rest, value) } })
  return { ...fields, [name]: create(ValueSchema, { valueType: { case: 'mapValue', value: map } }) }
}

/** Returns a copy with only the fields at `paths`. */
export function selectFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let selected: Fields = {}
  for (const path of paths) {
    const value = getField(fields, path)
    if (value !== undefined) selected = withField(selected, path, value)
  }
  return selected
}
