/** Finds and removes documents whose artifact or list no longer exists, and unused photos. */
import { PRIVATE } from '@tracker/domain/firestore/collections.ts'
import { CASE_KINDS, type CaseKind } from '@tracker/domain/reports/report.ts'
import {
  type DocumentReference,
  type Query as Documents,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { documentsOf, PAGE } from '#admin/documentsOf.ts'
import { findUnusedPhotos } from '#admin/findUnusedPhotos.ts'
import type { Repair } from '#admin/repair.ts'
import { finishRestore } from '#visibility/moveLikes.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import {
  adderRef,
  artifactRef,
  caseRef,
  cases,
  firestore,
  hiddenLikes,
  hiddenRef,
  histories,
  historyRef,
  LIKES_PER_COMMIT,
  likesOf,
  listRef,
  lists,
  transact,
  trashRef,
} from '#firestore.ts'
import { listHiddenList } from '#reports/hiddenListCase.ts'
import { caseKind } from '#reports/reportCase.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

/** Counts likes by artifact id. */
export async function countLikes(all: Documents): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const like of documentsOf(all.select('artifactId'))) {
    const id = String(like.get('artifactId'))
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** Returns the ids without a document in any of the collections. */
async function findMissing(
  ids: readonly string[],
  ...collections: readonly (typeof artifactRef)[]
): Promise<string[]> {
  const found = new Set<string>()
  for (const chunk of chunksOf(ids, PAGE)) {
    const refs = chunk.flatMap((id) => collections.map((refOf) => refOf(id)))
    const snapshots = await firestore.getAll(...refs, { fieldMask: [] })
    snapshots.filter(({ exists }) => exists).forEach(({ id }) => found.add(id))
  }
  return ids.filter((id) => !found.has(id))
}

/** Deletes likes of an artifact that does not exist. */
async function removeOrphanedLikes(id: string): Promise<void> {
  const removeNext = () =>
    transact(async (transaction) => {
      const artifact = await transaction.get(artifactRef(id))
      if (artifact.exists) return false
      const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
      docs.forEach(({ ref }) => transaction.delete(ref))
      return docs.length === LIKES_PER_COMMIT
    })
  while (await removeNext());
}

/** Returns the restorations of hidden likes whose artifact is not hidden. */
async function findMisplacedLikes(): Promise<Repair[]> {
  const counts = await countLikes(hiddenLikes)
  return (await findMissing([...counts.keys()], hiddenRef, trashRef)).map((id) => ({
    text: `artifact ${id} is not hidden: ${counts.get(id)} hidden likes are restored, or removed if it does not exist`,
    apply: () => finishRestore(id),
  }))
}

/** Deletes a document about an artifact that no longer exists, neither visible nor hidden. */
function removeOrphan(artifactId: string, orphan: DocumentReference): Promise<void> {
  return transact(async (transaction) => {
    const refs = [artifactRef(artifactId), hiddenRef(artifactId), trashRef(artifactId)]
    const snapshots = await transaction.getAll(...refs)
    if (snapshots.every(({ exists }) => !exists)) transaction.delete(orphan)
  })
}

/** Returns the removals of documents whose artifact no longer exists, neither visible nor hidden. */
async function findOrphans(
  documents: Documents,
  idOf: (one: QueryDocumentSnapshot) => string,
  what: string,
  remove: (artifactId: string) => Promise<unknown>,
): Promise<Repair[]> {
  const ids: string[] = []
  for await (const document of documentsOf(documents.select())) ids.push(idOf(document))
  return (await findMissing(ids.filter(Boolean), artifactRef, hiddenRef, trashRef)).map((id) => ({
    text: `artifact ${id} does not exist: ${what} removed`,
    apply: () => remove(id),
  }))
}

/** Returns the removals of cases and reports whose record no longer exists. */
async function findOrphanedCases(): Promise<Repair[]> {
  const ids: Record<CaseKind, string[]> = { artifact: [], list: [] }
  for await (const reportCase of documentsOf(cases.select('kind')))
    ids[caseKind(reportCase.data())].push(reportCase.id)
  const missing = {
    artifact: await findMissing(ids.artifact, artifactRef, hiddenRef, trashRef),
    list: await findMissing(ids.list, listRef),
  }
  return CASE_KINDS.flatMap((kind) =>
    missing[kind].map((id) => ({
      text: `${kind} ${id} does not exist: its reports are removed`,
      apply: () => removeReportsOf({ kind, id }),
    })),
  )
}

/** Returns the repairs of hidden lists that no curator would see. */
async function findUnlistedLists(): Promise<Repair[]> {
  const repairs: Repair[] = []
  for await (const list of documentsOf(lists.select('hidden_reason'))) {
    if (list.get('hidden_reason') === undefined) continue
    const reportCase = await caseRef(list.id).get()
    if (reportCase.get('rank') === undefined)
      repairs.push({
        text: `list ${list.id} is hidden: it returns to the list of cases`,
        apply: () => listHiddenList(list.id),
      })
  }
  return repairs
}

/** @param orphanedLikes number of likes by the ids of artifacts that do not exist */
export async function findLeftovers(orphanedLikes: ReadonlyMap<string, number>): Promise<Repair[]> {
  const privates = firestore.collectionGroup(PRIVATE)
  const artifactOf = ({ ref }: QueryDocumentSnapshot) => ref.parent.parent?.id ?? ''
  const own = ({ id }: QueryDocumentSnapshot) => id
  return [
    ...[...orphanedLikes].map(([id, count]) => ({
      text: `artifact ${id} does not exist: ${count} likes are removed`,
      apply: () => removeOrphanedLikes(id),
    })),
    ...(await findMisplacedLikes()),
    // A direct deletion in Firestore leaves the private document and the history.
    ...(await findOrphans(privates, artifactOf, 'its private document is', (id) =>
      removeOrphan(id, adderRef(id)),
    )),
    ...(await findOrphans(histories, own, 'its history is', (id) => removeOrphan(id, historyRef(id)))),
    ...(await findOrphanedCases()),
    ...(await findUnlistedLists()),
    ...(await findUnusedPhotos()),
  ]
}
