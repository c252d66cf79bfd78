/** From a row of a file to an artifact that may be stored, by the domain's schema. */
import { createHash } from 'node:crypto'
import { type ArtifactContent, type ContentField, parseContent } from '@tracker/domain/artifact/artifact.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import * as z from 'zod/mini'
import { type Columns, ID, isContentField, readColumns, SOURCE_ID } from '#import/columns.ts'

/** Bytes of one record at most: as many as the API takes in one request. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

/** What one place of a file holds, before anybody looked whether it is an artifact. */
export interface Row {
  /** The line of the file that the record ends on, from 1. */
  readonly line: number
  /** The record as the file has it, or why it could not be read, with the text that is there. */
  readonly record:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly reason: string; readonly text?: string }
}

/** A record that cannot be stored, for the list of these. */
export interface Refusal {
  readonly line: number
  readonly reasons: readonly string[]
  /** The record as the file has it, or its text; null when neither could be read. */
  readonly record: unknown
}

/** What is stored of a record. */
export interface NewRecord {
  /** The same for the same record, so that a repeated import doubles nothing. */
  readonly id: string
  readonly content: ArtifactContent
}

export interface ImportRecord extends NewRecord {
  readonly line: number
  /** The record as the file has it. */
  readonly source: unknown
  /** What it is known by; null when that is its content. */
  readonly key: string | null
  /** The fields that the file has a column for: an update leaves others as they are. */
  readonly sent: readonly ContentField[]
}

export type ValidationResult =
  { readonly ok: true; readonly record: ImportRecord } | { readonly ok: false; readonly refusal: Refusal }

const rowSchema = z.record(z.string(), z.unknown())

/** An id of Firestore made of any text, always the same for the same. */
export const hashed = (source: string) =>
  `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

type Identity =
  | { readonly ok: true; readonly id: string | null; readonly key: string | null }
  | { readonly ok: false; readonly reason: string }

const keyOf = (value: unknown) =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null

/**
 * The column of `--key` decides, else a `source_id`, else an exported record keeps its `_id`. A null id: its content
 * decides.
 */
function identify(entries: readonly (readonly [string, unknown])[], columns: Columns): Identity {
  const find = (isIt: (name: string) => boolean) => entries.filter(([name]) => isIt(name)).slice(0, 1)
  const isField = (field: string) => (name: string) => columns.fieldOf(name) === field
  const candidates =
    columns.key === null ? [...find(isField(SOURCE_ID)), ...find(isField(ID))] : find(columns.isKey)
  for (const [name, value] of candidates) {
    const key = keyOf(value)
    if (key === null) continue
    if (columns.fieldOf(name) !== ID) return { ok: true, id: hashed(key), key }
    if (isId(key)) return { ok: true, id: key, key }
  }
  if (columns.isKeyless) return { ok: true, id: null, key: null }
  const column = columns.key ?? SOURCE_ID
  return { ok: false, reason: `${column}: This record has no key, which tells it from others.` }
}

/** The artifact of a row, or all that is wrong with it. */
export function validateRecord(row: Row, columns = readColumns({ isKeyless: true })): ValidationResult {
  const { line } = row
  const refused = (reasons: readonly string[], record: unknown): ValidationResult => ({
    ok: false,
    refusal: { line, reasons, record },
  })
  if (!row.record.ok) return refused([row.record.reason], row.record.text ?? null)
  const { value } = row.record
  const read = z.safeParse(rowSchema, value)
  const entries = read.success ? Object.entries(read.data) : []
  const fields = entries.flatMap(([name, value]): [ContentField, unknown][] => {
    const field = columns.fieldOf(name)
    if (field === null || !isContentField(field)) return []
    return [[field, field === 'artifact_type' && typeof value === 'string' ? columns.typeOf(value) : value]]
  })
  const twice = fields.find(([field], at) => fields.findIndex(([other]) => other === field) !== at)
  if (twice) return refused([`${twice[0]}: Two columns mean this field.`], value)
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
      id: identity.id ?? hashed(JSON.stringify(content)),
      content,
      line,
      source: value,
      key: identity.key,
      sent: fields.map(([field]) => field),
    },
  }
}
