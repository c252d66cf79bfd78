/** Iteration over whole collections. */
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** Documents per page. */
export const PAGE = 500

/** Yields all documents of a query page by page, which limits memory use. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE)
  let page = await ordered.get()
  while (page.docs.length > 0) {
    yield page.docs
    const last = page.docs.at(-1)
    page = await (last ? ordered.startAfter(last) : ordered).get()
  }
}
