/** Reads artifacts, once or page by page. All functions throw a Problem. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { ARTIFACTS, REPORTED } from '@tracker/domain/firestore/collections.ts'
import { FEATURED_COUNT, QUERY_IDS_MAX, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import {
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { type OwnOrder, ownQuery, searchQuery } from './artifactQueries.ts'
import { artifacts, hiddenArtifacts, toArtifact } from '#firebase/firestore/converters.ts'
import { toProblem } from '#firebase/errors.ts'
import { firestore } from '#firebase/firestore/firestore.ts'
import { type Page, type PageParam, readPage } from '#firebase/firestore/pagination.ts'
import { withTimeout } from '#firebase/withTimeout.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'

async function readSnapshots<T>(
  createQuery: (db: Firestore) => Query<T>,
): Promise<QueryDocumentSnapshot<T>[]> {
  try {
    return (await withTimeout(getDocs(createQuery(await firestore())))).docs
  } catch (error) {
    throw toProblem(error)
  }
}

async function readAll<T>(createQuery: (db: Firestore) => Query<T>): Promise<T[]> {
  return (await readSnapshots(createQuery)).map((snapshot) => snapshot.data())
}

/** The most liked artifacts. Ties: newest first. */
export function readFeaturedArtifacts(): Promise<Artifact[]> {
  return readAll((db) =>
    query(artifacts(db), orderBy('likes_count', 'desc'), orderBy('added_at', 'desc'), limit(FEATURED_COUNT)),
  )
}

/** A page of the artifacts whose name contains a text, ignoring case and accents. */
export function searchArtifacts(
  name: string,
  sort: Sort,
  param: PageParam<Artifact> | null,
): Promise<Page<Artifact>> {
  return readPage(param, async () => searchQuery(await firestore(), name, sort))
}

interface OwnListOptions {
  /** Newest first by default. */
  readonly order?: OwnOrder
  /** True if the screen knows the total, so that no page reads an extra item. */
  readonly isCounted?: boolean
}

/** A page of a user's artifacts. */
export function readArtifactsOf(
  uid: string,
  param: PageParam<Artifact> | null,
  { order, isCounted = false }: OwnListOptions = {},
): Promise<Page<Artifact>> {
  return readPage(param, async () => ownQuery(await firestore(), uid, order), isCounted)
}

/** The existing artifacts of a list of ids, in any order. */
export async function readArtifacts(ids: readonly string[]): Promise<Artifact[]> {
  const batches = [...chunksOf(ids, QUERY_IDS_MAX)].map((some) =>
    readAll((db) => query(artifacts(db), where(documentId(), 'in', some), limit(some.length))),
  )
  return (await Promise.all(batches)).flat()
}

/** Returns one artifact; null if it does not exist or is being deleted. */
export async function readArtifactById(id: string): Promise<Artifact | null> {
  // A query instead of `getDoc`, because `getDoc` of a missing document logs a failed HTTP request in the
  // console.
  const [fields] = await readAll((db) =>
    query(collection(db, ARTIFACTS), where(documentId(), '==', id), limit(1)),
  )
  return fields && !isBeingDeleted(fields) ? toArtifact(id, fields) : null
}

/** Returns at most one artifact with this image URL. */
export function readArtifactsWithImage(address: string): Promise<Artifact[]> {
  return readAll((db) => query(artifacts(db), where('artifact_image', '==', address), limit(1)))
}

/** A user's hidden artifacts, newest first, at most 100. */
export function readHiddenOf(uid: string): Promise<Artifact[]> {
  return readAll((db) =>
    query(
      hiddenArtifacts(db),
      where('adder_uid', '==', uid),
      orderBy('added_at', 'desc'),
      limit(QUERY_LIMIT_MAX),
    ),
  )
}

/** Ids of a user's artifacts with an open report, in any order, at most 100. */
export async function readReportedOf(uid: string): Promise<string[]> {
  const snapshots = await readSnapshots((db) =>
    query(collection(db, REPORTED), where('adder_uid', '==', uid), limit(QUERY_LIMIT_MAX)),
  )
  return snapshots.map(({ id }) => id)
}
