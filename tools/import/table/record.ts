/** Records of an import, with the IDs of their documents. */
import { type Columns, readColumns } from '@tracker/domain/import/columns.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { readRow, type RecordFields, type Refusal, type Row } from '@tracker/domain/import/record.ts'
import { BODY_BYTES_MAX } from '@tracker/domain/limits.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import { createHash } from 'node:crypto'

/** Maximum size of a record: that of a request body. */
export const RECORD_BYTES_MAX = BODY_BYTES_MAX

/** The stored part of a record. */
export interface NewRecord {
  /** Derived from the record, so that a repeated import adds nothing twice. */
  readonly id: string
  readonly content: ArtifactContent
  readonly photographs?: readonly Photograph[] | null
}

export type ImportRecord = NewRecord & RecordFields

export type ValidationResult =
  { readonly ok: true; readonly record: ImportRecord } | { readonly ok: false; readonly refusal: Refusal }

/** Derives a document ID from a text. */
export const hashId = (source: string) =>
  `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

/** @param list name of the list to which the keys belong; empty for keys that are unique in the project */
function idOf({ key, isId, content }: RecordFields, list: string): string {
  if (key === null) return hashId(JSON.stringify(content))
  if (isId) return key
  return hashId(list === '' ? key : `${list}\n${key}`)
}

/**
 * Validates a row.
 * @param sources allowed image sources
 * @returns the record, or the reasons why it is refused
 */
export function validateRecord(
  row: Row,
  columns: Columns = readColumns({ key: null }),
  sources?: ImageSources,
): ValidationResult {
  const read = readRow(row, columns, sources)
  return read.ok ? { ok: true, record: { ...read.fields, id: idOf(read.fields, columns.list) } } : read
}
