/** Firestore queries for lists of artifacts. Every order has its index. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { SORTS, type Sort } from '@tracker/domain/artifact/sorts.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { mostSelective, nameMatcher, planSearch } from '@tracker/domain/search/nameSearch.ts'
import {
  type Firestore,
  type QueryConstraint,
  documentId,
  getCount,
  limit,
  orderBy,
  query,
  startAt,
  where,
} from 'firebase/firestore/lite'
import { artifacts } from '#firebase/firestore/converters.ts'
import type { ListQuery } from '#firebase/firestore/pagination.ts'
import { withTimeout } from '#firebase/withTimeout.ts'

export interface OwnOrder {
  readonly field: 'added_at' | 'name_key' | 'likes_count'
  readonly direction: 'asc' | 'desc'
  /** Value to start at: a folded name or a time; null for the beginning. */
  readonly start: string | Date | null
}

const NEWEST: OwnOrder = { field: 'added_at', direction: 'desc', start: null }

/**
 * A user's artifacts, newest first by default. Sorted by likes, ties are ordered newest first; other ties by
 * id.
 */
export function ownQuery(db: Firestore, uid: string, order = NEWEST): ListQuery<Artifact> {
  const { field, direction, start } = order
  const ties = field === 'likes_count' ? [orderBy('added_at', 'desc')] : []
  const from = start === null ? [] : [startAt(start)]
  return {
    query: query(artifacts(db), where('adder_uid', '==', uid), orderBy(field, direction), ...ties, ...from),
  }
}

const withNgram = (ngram: string) => where('name_pieces', 'array-contains', ngram)

/** Counts the artifacts with an n-gram in their name, up to the maximum `limit` that the rules allow. */
async function countOf(db: Firestore, ngram: string): Promise<number> {
  const counted = await withTimeout(getCount(query(artifacts(db), withNgram(ngram), limit(QUERY_LIMIT_MAX))))
  return counted.data().count
}

/**
 * A search by name. Firestore filters by the most selective n-gram, `matches` by the whole text. Ties are
 * ordered by id.
 */
export async function searchQuery(db: Firestore, name: string, sort: Sort): Promise<ListQuery<Artifact>> {
  const { field, direction } = SORTS[sort]
  const ordered = (...constraints: QueryConstraint[]) =>
    query(artifacts(db), ...constraints, orderBy(field, direction), orderBy(documentId(), direction))
  const plan = planSearch(name)
  if (!plan) return { query: ordered() }
  const best = await mostSelective(plan.candidates, (ngram) => countOf(db, ngram))
  if (!best || best.count === 0) return { query: null }
  const found = ordered(withNgram(best.ngram))
  if (!plan.exact) {
    const matches = nameMatcher(name)
    return { query: found, matches: (one) => matches(one.artifact_name) }
  }
  return { query: found, total: best.count < QUERY_LIMIT_MAX ? best.count : undefined }
}
