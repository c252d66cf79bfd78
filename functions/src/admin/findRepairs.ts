/**
 * Finds inconsistencies left by bugs, crashes and direct deletions. Reads the whole database, so run it at night
 * or on demand.
 */
import { PRIVATE } from '@tracker/domain/firestore/collections.ts'
import { DELETING, HIDING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { type Query as Documents, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { PAGE, pagesOf } from '#admin/documentPages.ts'
import { findReportsOfMissingLists } from '#admin/findListRepairs.ts'
import { findExpiredTrash, findSuspensionRepairs } from '#admin/findSuspensions.ts'
import { findWrongMarks } from '#admin/findWrongMarks.ts'
import { findMissingAccounts } from '#admin/missingAccounts.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import {
  indexRepairs,
  type Leftovers,
  markRepairs,
  orphanRepairs,
  type Repair,
  repairsOf,
} from '#admin/repairs.ts'
import { findUnindexed } from '#admin/searchIndex.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import { COPYING } from '#artifacts/updateLikeCopies.ts'
import { chunksOf } from '#chunks.ts'
import {
  artifactRef,
  artifacts,
  cases,
  firestore,
  hidden,
  hiddenLikes,
  hiddenRef,
  histories,
  likes,
  photos,
  trash,
  trashRef,
} from '#firestore.ts'

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
  for (const chunk of chunksOf(ids, PAGE)) {
    const refs = chunk.flatMap((id) => collections.map((refOf) => refOf(id)))
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
