/** From a row of a file to an artifact that may be stored, by the domain's schema. */
import { createHash } from 'node:crypto'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import type { Row } from './read.ts'

export interface ImportRecord {
  /** The same for the same `source_id` (or the same content), so that a repeated import doubles nothing. */
  readonly id: string
  readonly content: ArtifactContent
}

export type Judged =
  | { readonly ok: true; readonly record: ImportRecord }
  | { readonly ok: false; readonly reasons: readonly string[] }

function sourceOf(value: unknown): string {
  const known =
    typeof value === 'object' && value !== null && 'source_id' in value ? value.source_id : undefined
  return typeof known === 'string' && known !== '' ? known : JSON.stringify(value)
}

export function judge(row: Row): Judged {
  if (!row.record.ok) return { ok: false, reasons: [row.record.reason] }
  const parsed = parseContent(row.record.value)
  if (!parsed.ok) {
    return {
      ok: false,
      reasons: parsed.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)),
    }
  }
  const id = createHash('sha256').update(sourceOf(row.record.value)).digest('base64url').slice(0, 20)
  return { ok: true, record: { id: `i${id}`, content: parsed.value } }
}
