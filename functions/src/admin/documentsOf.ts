/** Iteration over whole collections. */
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** Documents per read. */
export const PAGE = 500

/** Yields all documents of a query. Reads them page by page, which limits memory use. */
export async function* documentsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE)
  let { docs } = await ordered.get()
  for (let last = docs.at(-1); last; last = docs.at(-1)) {
    yield* docs
    docs = (await ordered.startAfter(last).get()).docs
  }
}
