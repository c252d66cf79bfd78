import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'

/** The keys of what is read for Browse. Records stand under `[ARTIFACTS]`, so that what was read newest wins. */
export const searchKeys = {
  records: [ARTIFACTS],
  byName: (name: string, sort: Sort) => [ARTIFACTS, 'search', name, sort],
  byId: (ids: readonly string[]) => [ARTIFACTS, 'by id', ...ids],
  /** What the search answers: ids, names and counts. */
  answers: ['search'],
  answer: (question: string, limit: number) => ['search', question, limit],
  similar: (id: string) => ['search', 'similar', id],
} as const
