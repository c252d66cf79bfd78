/** Converts a row of a table to an artifact, validated by the domain's schema. */
import * as z from 'zod/mini'
import { isId } from '../api/ids.ts'
import { type ArtifactContent, type ContentField, parseContent } from '../artifact/artifact.ts'
import type { ImageSources } from '../photo/imageUrl.ts'
import { type Columns, isSameColumn } from './columns.ts'
import { joinValues } from './joins.ts'
import { ID, isContentField, SOURCE_ID } from './mapping.ts'

/** An unvalidated row of a file. Rows of a table are values by column. */
export interface Row<Value = unknown> {
  /** Last line of the record, from 1. */
  readonly line: number
  /** The record as in the file, or the error and text of an unreadable one. */
  readonly record:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly reason: string; readonly text?: string }
}

/** A refused record with the errors. */
export interface Refusal {
  readonly line: number
  readonly reasons: readonly string[]
  /** The record as in the file, or its text; null if neither is readable. */
  readonly record: unknown
}

/** A valid row. */
export interface RecordFields {
  readonly line: number
  readonly content: ArtifactContent
  /** The record as in the file. */
  readonly source: unknown
  /** Key of the record; null if it is identified by its content. */
  readonly key: string | null
  /** True if the key is an artifact id. */
  readonly isId: boolean
  /** Fields present in the file; an update leaves other fields unchanged. */
  readonly sent: readonly ContentField[]
}

export type ReadResult =
  { readonly ok: true; readonly fields: RecordFields } | { readonly ok: false; readonly refusal: Refusal }

const rowSchema = z.record(z.string(), z.unknown())

type Identity =
  | { readonly ok: true; readonly key: string | null; readonly isId: boolean }
  | { readonly ok: false; readonly reason: string }

const keyOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null

/** Returns the key: from the key column, else from `source_id`, else from the `_id` of an exported record. */
function identify(entries: readonly (readonly [string, unknown])[], columns: Columns): Identity {
  const find = (isIt: (name: string) => boolean) => entries.filter(([name]) => isIt(name)).slice(0, 1)
  const isField = (field: string) => (name: string) => columns.fieldOf(name) === field
  const candidates =
    columns.key === null ? [...find(isField(SOURCE_ID)), ...find(isField(ID))] : find(columns.isKey)
  for (const [name, value] of candidates) {
    const key = keyOf(value)
    if (key === null) continue
    if (columns.fieldOf(name) !== ID) return { ok: true, key, isId: false }
    if (isId(key)) return { ok: true, key, isId: true }
  }
  if (columns.isKeyless) return { ok: true, key: null, isId: false }
  const column = columns.key ?? SOURCE_ID
  return { ok: false, reason: `${column}: This record has no key, which tells it from others.` }
}

/** Values by field. Several columns may map to the same field. */
function fieldsOf(
  entries: readonly (readonly [string, unknown])[],
  columns: Columns,
): (readonly [ContentField, unknown])[] {
  const single = entries.flatMap(([name, value]): [ContentField, unknown][] => {
    const field = columns.fieldOf(name)
    if (field === null || !isContentField(field) || columns.isJoined(name, field)) return []
    return [[field, field === 'artifact_type' && typeof value === 'string' ? columns.typeOf(value) : value]]
  })
  const joined = columns.joins.flatMap((join): [ContentField, unknown][] => {
    const text = joinValues(join, entries, isSameColumn, (name) => columns.fieldOf(name) === join.field)
    return text === undefined ? [] : [[join.field, text]]
  })
  return [...single, ...joined]
}

/**
 * Parses and validates a row.
 * @param sources allowed image sources
 * @returns its fields, or the errors
 */
export function readRow(row: Row, columns: Columns, sources?: ImageSources): ReadResult {
  const { line } = row
  const refused = (reasons: readonly string[], record: unknown): ReadResult => ({
    ok: false,
    refusal: { line, reasons, record },
  })
  if (!row.record.ok) return refused([row.record.reason], row.record.text ?? null)
  const { value } = row.record
  const read = z.safeParse(rowSchema, value)
  const entries = read.success ? Object.entries(read.data) : []
  const fields = fieldsOf(entries, columns)
  const duplicate = fields.find(([field], at) => fields.findIndex(([other]) => other === field) !== at)
  if (duplicate) return refused([`${duplicate[0]}: Two columns mean this field.`], value)
  const parsed = parseContent(read.success ? Object.fromEntries(fields) : value, sources)
  if (!parsed.ok) {
    return refused(
      parsed.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
      value,
    )
  }
  const identity = identify(entries, columns)
  if (!identity.ok) return refused([identity.reason], value)
  const { key, isId } = identity
  return {
    ok: true,
    fields: { line, content: parsed.value, source: value, key, isId, sent: fields.map(([field]) => field) },
  }
}
