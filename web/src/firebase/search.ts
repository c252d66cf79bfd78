/** The question behind a search by name: the most selective n-gram of the text, then the whole text. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { SORTS, type Sort } from '@tracker/domain/browse.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { mostSelective, nameMatcher, planSearch } from '@tracker/domain/search.ts'
import {
  type Firestore,
  type QueryConstraint,
  getCountFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { artifacts } from './converters.ts'
import type { Start } from './paged.ts'

const withNgram = (ngram: string) => where('name_pieces', 'array-contains', ngram)

/** How many artifacts have an n-gram in their name, counted up to the largest list that the rules allow. */
async function countOf(db: Firestore, ngram: string): Promise<number> {
  const counted = await getCountFromServer(query(artifacts(db), withNgram(ngram), limit(QUERY_LIMIT_MAX)))
  return counted.data().count
}

/** The artifacts whose name contains a text, in an order. Equal names and times are ordered by id. */
export async function startBrowse(db: Firestore, name: string, sort: Sort): Promise<Start<Artifact>> {
  const { field, direction } = SORTS[sort]
  const ordered = (...constraints: QueryConstraint[]) =>
    query(artifacts(db), ...constraints, orderBy(field, direction))
  const plan = planSearch(name)
  if (!plan) return { question: ordered() }
  const best = await mostSelective(plan.candidates, (ngram) => countOf(db, ngram))
  if (!best || best.count === 0) return { question: null }
  const question = ordered(withNgram(best.ngram))
  if (!plan.exact) {
    const matches = nameMatcher(name)
    return { question, matches: (artifact) => matches(artifact.artifact_name) }
  }
  return { question, total: best.count < QUERY_LIMIT_MAX ? best.count : undefined }
}
