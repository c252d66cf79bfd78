/** How the reconciler goes through whole collections. */
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'

/** Documents that are read at once. */
export const PAGE = 500

/** All documents of a query, page by page, so that a large store needs little memory. */
export async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE)
  let page = await ordered.get()
  while (page.docs.length > 0) {
    yield page.docs
    const last = page.docs.at(-1)
    page = await (last ? ordered.startAfter(last) : ordered).get()
  }
}
