/** The question behind a search by name: the rarest piece of the text, then the whole text. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { SORTS, type Sort } from '@tracker/domain/browse.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { nameMatcher, planSearch, rarest } from '@tracker/domain/search.ts'
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

const withPiece = (piece: string) => where('name_pieces', 'array-contains', piece)

/** How many artifacts have a piece in their name, counted up to the largest list that the rules allow. */
async function countOf(db: Firestore, piece: string): Promise<number> {
  const counted = await getCountFromServer(query(artifacts(db), withPiece(piece), limit(QUERY_LIMIT_MAX)))
  return counted.data().count
}

/** The artifacts whose name contains a text, in an order. Equal names and times are ordered by id. */
export async function startBrowse(db: Firestore, name: string, sort: Sort): Promise<Start<Artifact>> {
  const { field, direction } = SORTS[sort]
  const ordered = (...constraints: QueryConstraint[]) =>
    query(artifacts(db), ...constraints, orderBy(field, direction))
  const plan = planSearch(name)
  if (!plan) return { question: ordered() }
  const best = await rarest(plan.candidates, (piece) => countOf(db, piece))
  if (!best || best.count === 0) return { question: null }
  const question = ordered(withPiece(best.piece))
  if (!plan.exact) {
    const matches = nameMatcher(name)
    return { question, matches: (artifact) => matches(artifact.artifact_name) }
  }
  return { question, total: best.count < QUERY_LIMIT_MAX ? best.count : undefined }
}
