/**
 * Finds and repairs inconsistencies left by bugs, crashes and direct deletions. Finding them reads the whole database, so run
 * it at night or on demand. Each repair checks again in a transaction and is repeatable, so it is safe on a database in use.
 */
import { PRIVATE } from '@tracker/domain/firestore/collections.ts'
import { isImageSource } from '@tracker/domain/photo/imageUrl.ts'
import { DELETING, HIDING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import {
  type DocumentReference,
  type Query as Documents,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import {
  findExpiredTrash,
  findSuspensionRepairs,
  finishLifting,
  finishSuspending,
} from '#admin/findSuspensions.ts'
import { findReportsOfMissingLists } from '#admin/findListRepairs.ts'
import { findWrongMarks } from '#admin/findWrongMarks.ts'
import { findMissingAccounts, removeRecordsWithoutAccount } from '#admin/missingAccounts.ts'
import { PAGE, pagesOf } from '#admin/documentPages.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import {
  indexRepairs,
  type Leftovers,
  markRepairs,
  orphanRepairs,
  type Repair,
  repairsOf,
} from '#admin/repairs.ts'
import { findUnindexed, rebuildIndex, restamp } from '#admin/searchIndex.ts'
import { deleteArtifact, finishDelete } from '#artifacts/deleteArtifact.ts'
import { COPYING, updateLikeCopies } from '#artifacts/updateLikeCopies.ts'
import { finishHide, finishRestore } from '#artifacts/moveArtifact.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import {
  adderRef,
  artifactRef,
  artifacts,
  cases,
  fieldsOf,
  firestore,
  hidden,
  hiddenLikes,
  hiddenRef,
  histories,
  historyRef,
  likes,
  LIKES_PER_COMMIT,
  likesOf,
  photos,
  transact,
  trash,
  trashRef,
} from '#firestore.ts'
import { removeListReports } from '#lists/listReports.ts'
import { params } from '#params.ts'
import { deletePhotoIfUnused } from '#photos/photoUsage.ts'
import { correctReportMark } from '#reports/openReportMark.ts'
import { removeReportsOf } from '#reports/reportStore.ts'

async function countLikes(all: Documents): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const page of pagesOf(all.select('artifactId'))) {
    for (const like of page) {
      const id = String(like.get('artifactId'))
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}

type RefOf = typeof artifactRef

/** Returns the ids without a document in any of the collections. */
async function findMissing(ids: readonly string[], collections: readonly RefOf[]): Promise<string[]> {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += PAGE) {
    const refs = ids.slice(start, start + PAGE).flatMap((id) => collections.map((refOf) => refOf(id)))
    const snapshots = await firestore.getAll(...refs, { fieldMask: [] })
    snapshots.filter(({ exists }) => exists).forEach(({ id }) => found.add(id))
  }
  return ids.filter((id) => !found.has(id))
}

/** Returns the artifact ids of documents whose artifact no longer exists, neither visible nor hidden. */
async function findOrphans(
  documents: Documents,
  idOf: (one: QueryDocumentSnapshot) => string,
): Promise<string[]> {
  const orphans: string[] = []
  for await (const page of pagesOf(documents.select())) {
    orphans.push(
      ...(await findMissing(
        page.map(idOf).filter((id) => id !== ''),
        [artifactRef, hiddenRef, trashRef],
      )),
    )
  }
  return orphans
}

/** Counts hidden likes whose artifact is not hidden, by artifact id. */
async function findMisplacedLikes(): Promise<Map<string, number>> {
  const counts = await countLikes(hiddenLikes)
  const ids = await findMissing([...counts.keys()], [hiddenRef, trashRef])
  return new Map(ids.map((id) => [id, counts.get(id) ?? 0]))
}

/** Age after which an unused photo is deleted. A form with an uploaded photo may stay open for a while. */
const UNUSED_PHOTO_MS = 24 * 3_600_000

/** Returns the ids of old photos that no artifact uses. */
async function findUnusedPhotos(): Promise<string[]> {
  const old = new Map<string, string>()
  const before = Timestamp.fromMillis(Date.now() - UNUSED_PHOTO_MS)
  for await (const page of pagesOf(photos.select('uid', 'url', 'sent_at'))) {
    for (const photo of page) {
      const sentAt: unknown = photo.get('sent_at')
      const isNew = sentAt instanceof Timestamp && sentAt > before
      if (!isNew) old.set(`${String(photo.get('uid'))} ${String(photo.get('url'))}`, photo.id)
    }
  }
  if (old.size === 0) return []
  for (const collection of [artifacts, hidden, trash]) {
    for await (const page of pagesOf(collection.select('adder_uid', 'artifact_image'))) {
      for (const artifact of page) {
        old.delete(`${String(artifact.get('adder_uid'))} ${String(artifact.get('artifact_image'))}`)
      }
    }
  }
  return [...old.values()]
}

async function findLeftovers(orphans: ReadonlyMap<string, number>): Promise<Leftovers> {
  return {
    photos: await findUnusedPhotos(),
    likes: orphans,
    hiddenLikes: await findMisplacedLikes(),
    // A direct deletion in Firestore leaves the private document and the history.
    privates: await findOrphans(firestore.collectionGroup(PRIVATE), ({ ref }) => ref.parent.parent?.id ?? ''),
    histories: await findOrphans(histories, ({ id }) => id),
    cases: await findOrphans(cases, ({ id }) => id),
    listReports: await findReportsOfMissingLists(),
  }
}

/**
 * Returns the removals of records whose account does not exist. They are not among the repairs, because Auth may have lost
 * accounts that an operator will restore.
 */
export async function findRemovals(): Promise<Repair[]> {
  return (await findMissingAccounts()).map((uid) => ({ kind: 'remove-records', uid }))
}

/** Scans the database and returns the necessary repairs. */
export async function findRepairs(): Promise<Repair[]> {
  const counts = await countLikes(likes)
  const repairs: Repair[] = []
  const fields = ['likes_count', DELETING, HIDING, COPYING, 'artifact_name', 'name_key', 'name_pieces']
  for await (const page of pagesOf(artifacts.select(...fields))) {
    for (const document of page) {
      const data = document.data()
      repairs.push(
        ...repairsOf({
          id: document.id,
          likesCount: data.likes_count,
          isBeingDeleted: isBeingDeleted(data),
          isBeingHidden: isBeingHidden(data),
          copying: typeof data[COPYING] === 'string' ? data[COPYING] : null,
          likes: counts.get(document.id) ?? 0,
          hasCurrentNameFields: outdatedNameFields(data) === null,
        }),
      )
      counts.delete(document.id)
    }
  }
  const leftovers = orphanRepairs(await findLeftovers(counts))
  const marks = markRepairs(await findWrongMarks())
  const suspended = await findSuspensionRepairs()
  const deleted = await findExpiredTrash()
  const unindexed = indexRepairs(await findUnindexed())
  return [...repairs, ...leftovers, ...marks, ...deleted, ...suspended, ...unindexed]
}

/** An artifact whose image is not shown because its URL is not allowed. */
interface BlockedImage {
  readonly artifactId: string
  readonly address: string
}

/** Finds artifacts whose image URL became invalid, such as after a change of `IMAGE_HOSTS`. @param site host of this site */
export async function findBlockedImages(site: string | undefined): Promise<BlockedImage[]> {
  const sources = { hosts: params.imageHosts, ...(site === undefined ? {} : { site }) }
  const blocked: BlockedImage[] = []
  for await (const page of pagesOf(artifacts.select('artifact_image'))) {
    for (const document of page) {
      const address = String(document.get('artifact_image') ?? '')
      if (address && !isImageSource(address, sources)) blocked.push({ artifactId: document.id, address })
    }
  }
  return blocked
}

/** Counts the likes in the transaction that stores the count. */
function recount(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) return
    const result = await transaction.get(likesOf(id).count())
    transaction.update(artifact.ref, { likes_count: result.data().count })
  })
}

/** Updates the sort key and n-grams; content and timestamps stay unchanged. */
function updateNameFields(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    const correct = outdatedNameFields(fieldsOf(artifact) ?? {})
    if (correct) transaction.update(artifact.ref, correct)
  })
}

/** Deletes some likes of an artifact that does not exist. @returns true if there may be more */
function removeOrphans(id: string): Promise<boolean> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (artifact.exists) return false
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    docs.forEach(({ ref }) => transaction.delete(ref))
    return docs.length === LIKES_PER_COMMIT
  })
}

/** Deletes a document about an artifact that no longer exists, neither visible nor hidden. */
function removeOrphan(artifactId: string, orphan: DocumentReference): Promise<void> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(
      artifactRef(artifactId),
      hiddenRef(artifactId),
      trashRef(artifactId),
    )
    if (snapshots.every(({ exists }) => !exists)) transaction.delete(orphan)
  })
}

export async function applyRepair(repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'recount':
      return recount(repair.artifactId)
    case 'finish-deletion':
      await finishDelete(repair.artifactId)
      return
    case 'finish-hiding':
      return finishHide(repair.artifactId)
    case 'finish-restoring':
      return finishRestore(repair.artifactId)
    case 'finish-copying':
      return updateLikeCopies(repair.artifactId, repair.copying)
    case 'refold':
      return updateNameFields(repair.artifactId)
    case 'restamp':
      return restamp(repair.artifactId)
    case 'rebuild-index':
      return rebuildIndex()
    case 'remove-private':
      return removeOrphan(repair.artifactId, adderRef(repair.artifactId))
    case 'remove-history':
      return removeOrphan(repair.artifactId, historyRef(repair.artifactId))
    case 'remove-reports':
      return removeReportsOf(repair.artifactId)
    case 'remove-list-reports':
      return removeListReports(repair.listId)
    case 'remove-records':
      return removeRecordsWithoutAccount(repair.uid)
    case 'correct-mark':
      return correctReportMark(repair.artifactId)
    case 'remove-photo':
      return deletePhotoIfUnused(repair.photoId)
    case 'remove-deleted':
      return deleteArtifact(repair.artifactId, repair.uid)
    case 'finish-suspending':
      return finishSuspending(repair.uid)
    case 'finish-lifting':
      return finishLifting(repair.uid)
    case 'remove-orphans':
      while (await removeOrphans(repair.artifactId));
  }
}
