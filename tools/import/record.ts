/** From a row of a file to an artifact that may be stored, by the domain's schema. */
import { createHash } from 'node:crypto'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import { isId } from '@tracker/domain/id.ts'
import type { Row } from './row.ts'

export interface ImportRecord {
  /** The same for the same record, so that a repeated import doubles nothing. */
  readonly id: string
  readonly content: ArtifactContent
}

export type Judged =
  | { readonly ok: true; readonly record: ImportRecord }
  | { readonly ok: false; readonly reasons: readonly string[] }

const hashed = (source: string) => `i${createHash('sha256').update(source).digest('base64url').slice(0, 20)}`

/**
 * A `source_id` decides the id, else an exported record keeps its `_id`, else the whole content decides. Equal records
 * without either are one.
 */
function idOf(value: unknown): string {
  const { source_id: source, _id: id } = Object(value) as Record<string, unknown>
  if ((typeof source === 'string' || typeof source === 'number') && source !== '')
    return hashed(String(source))
  return isId(id) ? id : hashed(JSON.stringify(value))
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
  return { ok: true, record: { id: idOf(row.record.value), content: parsed.value } }
}
