import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'

/** Query keys of Browse. Records have the prefix `[ARTIFACTS]`, so that newer versions replace them. */
export const searchKeys = {
  records: [ARTIFACTS],
  byName: (name: string | null, sort: Sort) => [ARTIFACTS, 'search', name, sort],
  byId: (ids: readonly string[]) => [ARTIFACTS, 'by id', ...ids],
  /** Results of the full-text search: ids, names and counts. */
  results: ['search'],
  result: (query: string, limit: number, bins: number) => ['search', query, limit, bins],
  similar: (id: string) => ['search', 'similar', id],
  neighbours: (id: string) => ['search', 'neighbours', id],
} as const
