/** Converts a row of a file to an artifact, validated by the domain's schema. */
import { createHash } from 'node:crypto'
import { type ArtifactContent, type ContentField, parseContent } from '@tracker/domain/artifact/artifact.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import * as z from 'zod/mini'
import { type Columns, isSameColumn, readColumns } from '#import/columns.ts'
import { joinValues } from '#import/joins.ts'
import { ID, isContentField, SOURCE_ID } from '#import/mapping.ts'

/** Maximum size of a record, equal to that of a request body. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

/** An unvalidated record of a file. */
export interface Row {
  /** Last line of the record, from 1. */
  readonly line: number
  /** Record as in the file, or the reason why it is unreadable, with its text. */
  readonly record:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly reason: string; readonly text?: string }
}

/** A record that cannot be stored, with the reasons. */
export interface Refusal {
  readonly line: number
  readonly reasons: readonly string[]
  /** Record as in the file, or its text; null if neither is readable. */
  readonly record: unknown
}

/** The stored part of a record. */
export interface NewRecord {
  /** Derived from the record, so that a repeated import adds nothing twice. */
  readonly id: string
  readonly content: ArtifactContent
}

export interface ImportRecord extends NewRecord {
  readonly line: number
  /** Record as in the file. */
  readonly source: unknown
  /** Key of the record; null if its content identifies it. */
  readonly key: string | null
  /** Fields that the file has; an update leaves other fields unchanged. */
  readonly sent: readonly ContentField[]
}

export type ValidationResult =
  { readonly ok: true; readonly record: ImportRecord } | { readonly ok: false; readonly refusal: Refusal }

const rowSchema = z.record(z.string(), z.unknown())

/** Derives a document ID from a text. */
export const hashId = (source: string) =>
  `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

type Identity =
  | { readonly ok: true; readonly id: string | null; readonly key: string | null }
  | { readonly ok: false; readonly reason: string }

const keyOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null

/**
 * Derives the ID from the column of `--key`, else from `source_id`, else from the `_id` of an exported record. A null ID means
 * that the content identifies the record.
 */
function identify(entries: readonly (readonly [string, unknown])[], columns: Columns): Identity {
  const find = (isIt: (name: string) => boolean) => entries.filter(([name]) => isIt(name)).slice(0, 1)
  const isField = (field: string) => (name: string) => columns.fieldOf(name) === field
  const candidates =
    columns.key === null ? [...find(isField(SOURCE_ID)), ...find(isField(ID))] : find(columns.isKey)
  for (const [name, value] of candidates) {
    const key = keyOf(value)
    if (key === null) continue
    if (columns.fieldOf(name) !== ID) return { ok: true, id: hashId(key), key }
    if (isId(key)) return { ok: true, id: key, key }
  }
  if (columns.isKeyless) return { ok: true, id: null, key: null }
  const column = columns.key ?? SOURCE_ID
  return { ok: false, reason: `${column}: This record has no key, which tells it from others.` }
}

/** The fields of a record with their values. Two columns may mean the same field. */
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

/** Validates a row. @returns the record, or the reasons why it is refused */
export function validateRecord(row: Row, columns = readColumns({ key: null })): ValidationResult {
  const { line } = row
  const refused = (reasons: readonly string[], record: unknown): ValidationResult => ({
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
  const parsed = parseContent(read.success ? Object.fromEntries(fields) : value)
  if (!parsed.ok) {
    return refused(
      parsed.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
      value,
    )
  }
  const identity = identify(entries, columns)
  if (!identity.ok) return refused([identity.reason], value)
  const content = parsed.value
  return {
    ok: true,
    record: {
      id: identity.id ?? hashId(JSON.stringify(content)),
      content,
      line,
      source: value,
      key: identity.key,
      sent: fields.map(([field]) => field),
    },
  }
}
