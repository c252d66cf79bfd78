/** Records of an import, with the IDs of their documents. */
import { readColumns } from '@tracker/domain/import/columns.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { readRow, type RecordFields, type Refusal, type Row } from '@tracker/domain/import/record.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import { createHash } from 'node:crypto'

/** Maximum size of a record: that of a request body. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

/** The stored part of a record. */
export interface NewRecord {
  /** Derived from the record, so that a repeated import adds nothing twice. */
  readonly id: string
  readonly content: ArtifactContent
}

export type ImportRecord = NewRecord & RecordFields

export type ValidationResult =
  { readonly ok: true; readonly record: ImportRecord } | { readonly ok: false; readonly refusal: Refusal }

/** Derives a document ID from a text. */
export const hashId = (source: string) =>
  `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

function idOf({ key, isId, content }: RecordFields): string {
  if (key === null) return hashId(JSON.stringify(content))
  return isId ? key : hashId(key)
}

/** Validates a row. @returns the record, or the reasons why it is refused */
export function validateRecord(row: Row, columns = readColumns({ key: null })): ValidationResult {
  const read = readRow(row, columns)
  return read.ok ? { ok: true, record: { ...read.fields, id: idOf(read.fields) } } : read
}
