/** How a search by name is asked of Firestore. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { SORTS, type Sort } from '@tracker/domain/browse.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { mostSelective, nameMatcher, planSearch } from '@tracker/domain/search.ts'
import {
  type Firestore,
  type QueryConstraint,
  documentId,
  getCount,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { artifacts } from './converters.ts'
import { inTime } from './inTime.ts'
import type { ListQuery } from './pages.ts'

const withNgram = (ngram: string) => where('name_pieces', 'array-contains', ngram)

/** How many artifacts have an n-gram in their name, counted up to the largest list that the rules allow. */
async function countOf(db: Firestore, ngram: string): Promise<number> {
  const counted = await inTime(getCount(query(artifacts(db), withNgram(ngram), limit(QUERY_LIMIT_MAX))))
  return counted.data().count
}

/** The query behind a search by name: the most selective n-gram of the text, then the whole text. Ties are ordered by id. */
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
