/**
 * Finds and repairs what bugs, crashes and direct deletions leave. Finding reads the whole store: run it by night or on
 * demand. Each repair looks again in a transaction, so that a store in use is repaired safely, and any can be repeated.
 */
import { PRIVATE } from '@tracker/domain/collections.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/stored.ts'
import { FieldPath, type Query as Documents, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { orphanRepairs, type Repair, repairsOf } from '#admin/repairs.ts'
import { finishDelete } from '#artifacts/delete.ts'
import { COPYING, propagate } from '#artifacts/denormalize.ts'
import {
  adderRef,
  artifactRef,
  artifacts,
  firestore,
  likes,
  LIKES_PER_COMMIT,
  likesOf,
  transact,
} from '#firestore.ts'

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
  for await (const page of pagesOf(firestore.collectionGroup(PRIVATE).select())) {
    const ids = page.map(({ ref }) => ref.parent.parent?.id ?? '').filter((id) => id !== '')
    const parents = await firestore.getAll(...ids.map(artifactRef))
    left.push(...parents.filter(({ exists }) => !exists).map(({ id }) => id))
  }
  return left
}

/** What is to be repaired, artifact by artifact. */
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

/** The likes are counted by the server, within the transaction that stores their number. */
function recount(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) return
    const counted = await transaction.get(likesOf(id).count())
    transaction.update(artifact.ref, { likes_count: counted.data().count })
  })
}

/** Removes some likes of an artifact that does not exist. Answers whether there may be more. */
function removeOrphans(id: string): Promise<boolean> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (artifact.exists) return false
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    docs.forEach(({ ref }) => transaction.delete(ref))
    return docs.length === LIKES_PER_COMMIT
  })
}

function removePrivate(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) transaction.delete(adderRef(id))
  })
}

/** Does one repair. */
export async function applyRepair(repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'recount':
      return recount(repair.artifactId)
    case 'finish-deletion':
      await finishDelete(repair.artifactId)
      return
    case 'finish-copying':
      return propagate(repair.artifactId, repair.copying)
    case 'remove-private':
      return removePrivate(repair.artifactId)
    case 'remove-orphans':
      while (await removeOrphans(repair.artifactId));
  }
}
