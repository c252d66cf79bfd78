/** Looks through the whole store for what has to be repaired. It reads everything: run it by night or on demand. */
import { DELETING, isBeingDeleted } from '@tracker/domain/stored.ts'
import { FieldPath, type Query as Documents, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { COPYING } from '#artifacts/copies.ts'
import { artifactRef, artifacts, firestore, likes } from '#firestore.ts'
import { orphanRepairs, type Repair, repairsOf } from '#reconcile/plan.ts'

const PAGE = 500

/** All documents of a query, page by page, so that a large store needs little memory. */
async function* pagesOf(query: Documents): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE)
  let page = await ordered.get()
  while (page.docs.length > 0) {
    yield page.docs
    const last = page.docs.at(-1)
    page = await (last ? ordered.startAfter(last) : ordered).get()
  }
}

async function countLikes(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const page of pagesOf(likes.select('artifactId'))) {
    for (const like of page) {
      const id = String(like.get('artifactId'))
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}

/** Ids of artifacts that are gone while something beneath them is left: a direct deletion leaves the adder's e-mail. */
async function leftPrivates(): Promise<string[]> {
  const left: string[] = []
  for await (const page of pagesOf(firestore.collectionGroup('private').select())) {
    const ids = page.map(({ ref }) => ref.parent.parent?.id ?? '').filter((id) => id !== '')
    const parents = await firestore.getAll(...ids.map(artifactRef))
    left.push(...parents.filter(({ exists }) => !exists).map(({ id }) => id))
  }
  return left
}

/**
 * Finds candidates. The store may change meanwhile, so each repair looks again in a transaction before it changes anything.
 */
export async function findRepairs(): Promise<Repair[]> {
  const counts = await countLikes()
  const repairs: Repair[] = []
  const fields = ['likes_count', DELETING, COPYING]
  for await (const page of pagesOf(artifacts.select(...fields))) {
    for (const document of page) {
      const data = document.data()
      repairs.push(
        ...repairsOf({
          id: document.id,
          likesCount: data.likes_count,
          isBeingDeleted: isBeingDeleted(data),
          copying: typeof data[COPYING] === 'string' ? data[COPYING] : null,
          likes: counts.get(document.id) ?? 0,
        }),
      )
      counts.delete(document.id)
    }
  }
  return [...repairs, ...orphanRepairs(counts, await leftPrivates())]
}
