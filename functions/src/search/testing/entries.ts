/** Test data for the search. */
import type { Fields } from '#firestore.ts'
import { type Entry, entryOf } from '#search/index/indexEntry.ts'
import { parseSearchQuery, type SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { Timestamp } from 'firebase-admin/firestore'

/** A stored artifact. @param addedAt milliseconds */
export function aRecord(fields: Fields = {}, addedAt = 1_700_000_000_000): Fields {
  const time = Timestamp.fromMillis(addedAt)
  return {
    artifact_name: 'Rosetta Stone',
    artifact_type: 'Documents',
    adder_name: 'Ada',
    added_at: time,
    updated_at: time,
    ...fields,
  }
}

export function anEntry(id: string, fields: Fields = {}, addedAt?: number): Entry {
  const entry = entryOf(id, aRecord(fields, addedAt))
  if (!entry) throw new Error(`${id} is not listed.`)
  return entry
}

/** Parses a query string. */
export function queryOf(query: string): SearchQuery {
  const parsed = parseSearchQuery(new URLSearchParams(query))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}
