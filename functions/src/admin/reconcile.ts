/**
 * Finds and repairs what bugs, crashes and direct deletions leave. Finding reads the whole store: run it by night or on
 * demand. Each repair looks again in a transaction, so that a store in use is repaired safely, and any can be repeated.
 */
import { PRIVATE } from '@tracker/domain/firestore/collections.ts'
import { isImageSource } from '@tracker/domain/photo/imageUrl.ts'
import { DELETING, HIDING, isBeingDeleted, nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import {
  type DocumentReference,
  type Query as Documents,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { findWrongMarks } from '#admin/findWrongMarks.ts'
import { PAGE, pagesOf } from '#admin/documentPages.ts'
import {
  indexRepairs,
  type Leftovers,
  markRepairs,
  orphanRepairs,
  type Repair,
  repairsOf,
} from '#admin/repairs.ts'
import { findUnindexed, rebuildIndex, restamp } from '#admin/searchIndex.ts'
import { finishDelete } from '#artifacts/deleteArtifact.ts'
import { COPYING, propagate } from '#artifacts/updateLikeCopies.ts'
import { finishHide, finishRestore } from '#artifacts/hideArtifact.ts'
import { isBeingHidden } from '#artifacts/artifactRecord.ts'
import {
  adderRef,
  artifactRef,
  artifacts,
  cases,
  type Fields,
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
} from '#firestore.ts'
import { params } from '#params.ts'
import { removeUnused } from '#photos/photoUsage.ts'
import { correctMark } from '#reports/openReportMark.ts'
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

/** Those ids for which none of the places has a document. */
async function findMissing(ids: readonly string[], places: readonly RefOf[]): Promise<string[]> {
  const found = new Set<string>()
  for (let start = 0; start < ids.length; start += PAGE) {
    const refs = ids.slice(start, start + PAGE).flatMap((id) => places.map((refOf) => refOf(id)))
    const snapshots = await firestore.getAll(...refs, { fieldMask: [] })
    snapshots.filter(({ exists }) => exists).forEach(({ id }) => found.add(id))
  }
  return ids.filter((id) => !found.has(id))
}

/** Ids of artifacts that are neither shown nor hidden while documents about them are left. */
async function findLeft(
  documents: Documents,
  idOf: (one: QueryDocumentSnapshot) => string,
): Promise<string[]> {
  const left: string[] = []
  for await (const page of pagesOf(documents.select())) {
    left.push(
      ...(await findMissing(
        page.map(idOf).filter((id) => id !== ''),
        [artifactRef, hiddenRef],
      )),
    )
  }
  return left
}

/** Likes of artifacts that are not hidden, or not any more, where only those of hidden ones lie. */
async function misplacedLikes(): Promise<Map<string, number>> {
  const counts = await countLikes(hiddenLikes)
  const ids = await findMissing([...counts.keys()], [hiddenRef])
  return new Map(ids.map((id) => [id, counts.get(id) ?? 0]))
}

/** How long a photo waits for its artifact: while somebody fills the form. */
const PHOTO_WAITS_MS = 24 * 3_600_000

/** Photos that have waited in vain. */
async function findUnusedPhotos(): Promise<string[]> {
  const old = new Map<string, string>()
  const before = Timestamp.fromMillis(Date.now() - PHOTO_WAITS_MS)
  for await (const page of pagesOf(photos.select('uid', 'url', 'sent_at'))) {
    for (const photo of page) {
      const sentAt: unknown = photo.get('sent_at')
      const isNew = sentAt instanceof Timestamp && sentAt > before
      if (!isNew) old.set(`${String(photo.get('uid'))} ${String(photo.get('url'))}`, photo.id)
    }
  }
  if (old.size === 0) return []
  for (const collection of [artifacts, hidden]) {
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
    hiddenLikes: await misplacedLikes(),
    // A direct deletion leaves the adder's e-mail beneath its artifact, and its history.
    privates: await findLeft(firestore.collectionGroup(PRIVATE), ({ ref }) => ref.parent.parent?.id ?? ''),
    histories: await findLeft(histories, ({ id }) => id),
    cases: await findLeft(cases, ({ id }) => id),
  }
}

/** The fields that its name decides, as they should be; null when they are, or when it has none. */
function misfolded(fields: Fields): ReturnType<typeof nameFields> | null {
  if (isBeingDeleted(fields) || typeof fields.artifact_name !== 'string') return null
  const { name_key, name_pieces } = nameFields(fields.artifact_name)
  const stored: unknown = fields.name_pieces
  const isSame =
    fields.name_key === name_key &&
    Array.isArray(stored) &&
    stored.length === name_pieces.length &&
    name_pieces.every((ngram, at) => stored[at] === ngram)
  return isSame ? null : { name_key, name_pieces }
}

/** What is to be repaired, artifact by artifact. */
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
          isNamedRight: misfolded(data) === null,
        }),
      )
      counts.delete(document.id)
    }
  }
  const leftovers = orphanRepairs(await findLeftovers(counts))
  const marks = markRepairs(await findWrongMarks())
  return [...repairs, ...leftovers, ...marks, ...indexRepairs(await findUnindexed())]
}

/** An artifact whose picture is not shown, because of where it comes from. */
export interface Unshown {
  readonly artifactId: string
  readonly address: string
}

/** Artifacts from before an address was refused, or its host. Their adders may give another. @param site our own host */
export async function findUnshown(site: string | undefined): Promise<Unshown[]> {
  const sources = { hosts: params.imageHosts, ...(site === undefined ? {} : { site }) }
  const unshown: Unshown[] = []
  for await (const page of pagesOf(artifacts.select('artifact_image'))) {
    for (const document of page) {
      const address = String(document.get('artifact_image') ?? '')
      if (address && !isImageSource(address, sources)) unshown.push({ artifactId: document.id, address })
    }
  }
  return unshown
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

/** Time and content stay: nothing that people wrote changes. */
function refold(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    const folded = misfolded(fieldsOf(artifact) ?? {})
    if (folded) transaction.update(artifact.ref, folded)
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

/** Removes a document about an artifact that is neither shown nor hidden. */
function removeLeft(id: string, left: DocumentReference): Promise<void> {
  return transact(async (transaction) => {
    const places = await transaction.getAll(artifactRef(id), hiddenRef(id))
    if (places.every(({ exists }) => !exists)) transaction.delete(left)
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
    case 'finish-hiding':
      return finishHide(repair.artifactId)
    case 'finish-restoring':
      return finishRestore(repair.artifactId)
    case 'finish-copying':
      return propagate(repair.artifactId, repair.copying)
    case 'refold':
      return refold(repair.artifactId)
    case 'restamp':
      return restamp(repair.artifactId)
    case 'rebuild-index':
      return rebuildIndex()
    case 'remove-private':
      return removeLeft(repair.artifactId, adderRef(repair.artifactId))
    case 'remove-history':
      return removeLeft(repair.artifactId, historyRef(repair.artifactId))
    case 'remove-reports':
      return removeReportsOf(repair.artifactId)
    case 'correct-mark':
      return correctMark(repair.artifactId)
    case 'remove-photo':
      return removeUnused(repair.photoId)
    case 'remove-orphans':
      while (await removeOrphans(repair.artifactId));
  }
}
