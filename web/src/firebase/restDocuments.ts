/** Documents as Firestore's REST interface answers a query (`documents:runQuery`). */
import { isRecord } from './config.ts'

export interface RestDocument {
  readonly id: string
  /** Texts and numbers; what else a document holds is left out. */
  readonly fields: Readonly<Record<string, unknown>>
}

function readValue(value: unknown): unknown {
  if (!isRecord(value)) return undefined
  if ('integerValue' in value) return Number(value['integerValue'])
  return value['stringValue'] ?? value['doubleValue']
}

function readDocument(document: unknown): RestDocument | null {
  if (!isRecord(document) || typeof document['name'] !== 'string') return null
  const fields = isRecord(document['fields']) ? document['fields'] : {}
  return {
    id: document['name'].slice(document['name'].lastIndexOf('/') + 1),
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)])),
  }
}

/** Null when it is no answer to a query. */
export function readDocuments(answer: unknown): RestDocument[] | null {
  if (!Array.isArray(answer)) return null
  const rows: unknown[] = answer
  // A query that finds nothing is answered with the time alone.
  const found = rows.filter((row) => isRecord(row) && row['document'] !== undefined)
  const documents = found.map((row) => readDocument(isRecord(row) ? row['document'] : null))
  const isRead = rows.every((row) => isRecord(row) && row['error'] === undefined)
  return isRead && documents.every((document) => document !== null) ? documents : null
}
