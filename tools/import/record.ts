/** From a row of a file to an artifact that may be stored, by the domain's schema. */
import { createHash } from 'node:crypto'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import { isId } from '@tracker/domain/id.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import * as z from 'zod/mini'

/** Bytes of one record at most: as many as the API takes in one request. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

/** What one place of a file holds, before anybody looked whether it is an artifact. */
export interface Row {
  /** The line of the file that the record ends on, from 1. */
  readonly line: number
  /** The record, or why it could not be read. */
  readonly record:
    { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }
}

export interface ImportRecord {
  /** The same for the same record, so that a repeated import doubles nothing. */
  readonly id: string
  readonly content: ArtifactContent
}

export type ValidationResult =
  | { readonly ok: true; readonly record: ImportRecord }
  | { readonly ok: false; readonly reasons: readonly string[] }

/** What a record may say of its own identity; it is an object by then. */
const identitySchema = z.object({ source_id: z.optional(z.unknown()), _id: z.optional(z.unknown()) })

const hashed = (source: string) => `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

/**
 * A `source_id` decides the id, else an exported record keeps its `_id`, else the whole content decides. Equal records
 * without either are one.
 */
function idOf(value: unknown): string {
  const { source_id: source, _id: id } = z.parse(identitySchema, value)
  if ((typeof source === 'string' || typeof source === 'number') && source !== '')
    return hashed(String(source))
  return isId(id) ? id : hashed(JSON.stringify(value))
}

/** The artifact of a row, or all that is wrong with it, for the list of refused records. */
export function validateRecord(row: Row): ValidationResult {
  if (!row.record.ok) return { ok: false, reasons: [row.record.reason] }
  const parsed = parseContent(row.record.value)
  if (!parsed.ok) {
    return {
      ok: false,
      reasons: parsed.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
    }
  }
  return { ok: true, record: { id: idOf(row.record.value), content: parsed.value } }
}
