/** What is asked of artifacts with the SDK. It is loaded when it is needed: not for a page's first question (artifacts.ts). */
import type { Artifact } from '@tracker/domain/artifact.ts'
import type { Sort } from '@tracker/domain/browse.ts'
import { ARTIFACTS, REPORTED } from '@tracker/domain/collections.ts'
import { FEATURED_COUNT, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { isBeingDeleted } from '@tracker/domain/stored.ts'
import {
  type Query,
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { artifacts, hiddenArtifacts } from './converters.ts'
import { firestore } from './firestore.ts'
import { inTime } from './inTime.ts'
import type { OwnListOptions } from './ownOrder.ts'
import { ownQuery } from './ownQuery.ts'
import type { Page, PageParam } from './pages.ts'
import { readPage } from './readPage.ts'
import { toArtifact } from './records.ts'
import { searchQuery } from './search.ts'

async function readAll<T>(asked: Query<T>): Promise<T[]> {
  const { docs } = await inTime(getDocs(asked))
  return docs.map((snapshot) => snapshot.data())
}

/** The most liked, of the same count the newest first. */
export async function featured(): Promise<Artifact[]> {
  const all = artifacts(await firestore())
  return readAll(
    query(all, orderBy('likes_count', 'desc'), orderBy('added_at', 'desc'), limit(FEATURED_COUNT)),
  )
}

/** Those of the ids that exist. */
export async function ofIds(ids: readonly string[]): Promise<Artifact[]> {
  return readAll(query(artifacts(await firestore()), where(documentId(), 'in', ids), limit(ids.length)))
}

/** One artifact; null when there is none, or it is being deleted. */
export async function ofId(id: string): Promise<Artifact | null> {
  const all = collection(await firestore(), ARTIFACTS)
  const [fields] = await readAll(query(all, where(documentId(), '==', id), limit(1)))
  return fields && !isBeingDeleted(fields) ? toArtifact(id, fields) : null
}

/** At most one artifact that shows the picture at this address. */
export async function withImage(address: string): Promise<Artifact[]> {
  return readAll(query(artifacts(await firestore()), where('artifact_image', '==', address), limit(1)))
}

/** What curators have hidden of a person’s artifacts, the newest first. */
export async function hiddenOf(uid: string): Promise<Artifact[]> {
  const hidden = hiddenArtifacts(await firestore())
  const theirs = where('adder_uid', '==', uid)
  return readAll(query(hidden, theirs, orderBy('added_at', 'desc'), limit(QUERY_LIMIT_MAX)))
}

/** Ids of a person's artifacts that wait for curators, in no order. */
export async function reportedOf(uid: string): Promise<string[]> {
  const marks = collection(await firestore(), REPORTED)
  const theirs = query(marks, where('adder_uid', '==', uid), limit(QUERY_LIMIT_MAX))
  return (await inTime(getDocs(theirs))).docs.map(({ id }) => id)
}

/** A page of those whose name contains a text; the first one with `null`. */
export function searchPage(
  name: string,
  sort: Sort,
  param: PageParam<Artifact> | null,
): Promise<Page<Artifact>> {
  return readPage(param, async () => searchQuery(await firestore(), name, sort))
}

/** A page of what a person has added; the first one with `null`. */
export function pageOf(
  uid: string,
  param: PageParam<Artifact> | null,
  { isCounted = false, order }: OwnListOptions = {},
): Promise<Page<Artifact>> {
  return readPage(param, async () => ownQuery(await firestore(), uid, order), isCounted)
}
