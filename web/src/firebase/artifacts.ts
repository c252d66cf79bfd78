/** What the app reads of artifacts. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { DEFAULT_SORT, SORTS, type Sort } from '@tracker/domain/browse.ts'
import { ARTIFACTS, artifactPath, hiddenPath } from '@tracker/domain/collections.ts'
import { FEATURED_COUNT, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { isBeingDeleted } from '@tracker/domain/stored.ts'
import { collection, documentId, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { PATHS } from '#paths.ts'
import { artifacts, hiddenArtifacts, toArtifact } from './converters.ts'
import { errorCode, toProblem } from './errors.ts'
import { firestore } from './firestore.ts'
import { takeFirstAnswer } from './firstAnswer.ts'
import type { Batch } from './gatherPage.ts'
import { inTime } from './inTime.ts'
import { type Listen, listenToDocument } from './listen.ts'
import { type Cursor, type Page, type PageParam, readPage } from './pages.ts'
import { readDocuments } from './restDocuments.ts'
import { searchQuery } from './search.ts'

/** The artifacts with most likes; ties: newest first. @throws Problem */
export async function readFeaturedArtifacts(): Promise<Artifact[]> {
  const first = readDocuments(await takeFirstAnswer(PATHS.home))
  if (first) return first.map(({ id, fields }) => toArtifact(id, fields))
  try {
    const { docs } = await inTime(
      getDocs(
        query(
          artifacts(await firestore()),
          orderBy('likes_count', 'desc'),
          orderBy('added_at', 'desc'),
          limit(FEATURED_COUNT),
        ),
      ),
    )
    return docs.map((snapshot) => snapshot.data())
  } catch (error) {
    throw toProblem(error)
  }
}

/** The first page of all artifacts, when it was asked for before the app ran. */
async function readFirstArtifacts(count: number): Promise<Batch<Artifact, Cursor> | null> {
  const documents = readDocuments(await takeFirstAnswer(PATHS.browse))
  if (!documents) return null
  const last = documents.length < count ? undefined : documents.at(-1)
  return {
    items: documents.map(({ id, fields }) => toArtifact(id, fields)),
    next: last ? { after: [last.fields[SORTS[DEFAULT_SORT].field], last.id] } : null,
  }
}

/** A page of the artifacts whose name contains a text, ignoring case and accents, in an order. @throws Problem */
export function searchArtifacts(
  name: string,
  sort: Sort,
  param: PageParam<Artifact> | null,
): Promise<Page<Artifact>> {
  const isFirst = name === '' && sort === DEFAULT_SORT
  return readPage(param, async () => ({
    ...(await searchQuery(await firestore(), name, sort)),
    ...(isFirst ? { first: readFirstArtifacts } : {}),
  }))
}

/** The artifacts of these ids, at most 30, in no order; those that are gone are left out. @throws Problem */
export async function readArtifacts(ids: readonly string[]): Promise<Artifact[]> {
  try {
    const found = query(artifacts(await firestore()), where(documentId(), 'in', ids), limit(ids.length))
    const { docs } = await inTime(getDocs(found))
    return docs.map((snapshot) => snapshot.data())
  } catch (error) {
    throw toProblem(error)
  }
}

/** One artifact, read once; null when there is none, or when it is on its way out. @throws Problem */
export async function readArtifactById(id: string): Promise<Artifact | null> {
  try {
    const stored = collection(await firestore(), ARTIFACTS)
    const { docs } = await inTime(getDocs(query(stored, where(documentId(), '==', id), limit(1))))
    const fields = docs[0]?.data()
    return fields && !isBeingDeleted(fields) ? toArtifact(id, fields) : null
  } catch (error) {
    throw toProblem(error)
  }
}

/** A page of what a person added, newest first. @throws Problem */
export function readArtifactsOf(uid: string, param: PageParam<Artifact> | null): Promise<Page<Artifact>> {
  return readPage(param, async () => ({
    query: query(artifacts(await firestore()), where('adder_uid', '==', uid), orderBy('added_at', 'desc')),
  }))
}

/** What of a person's artifacts curators have hidden, at most 100. @throws Problem */
export async function readHiddenOf(uid: string): Promise<Artifact[]> {
  try {
    const hidden = hiddenArtifacts(await firestore())
    const { docs } = await inTime(
      getDocs(
        query(hidden, where('adder_uid', '==', uid), orderBy('added_at', 'desc'), limit(QUERY_LIMIT_MAX)),
      ),
    )
    return docs.map((snapshot) => snapshot.data())
  } catch (error) {
    throw toProblem(error)
  }
}

/** A hidden artifact, for its adder and for curators; null when there is none, which is all that others learn. @throws Problem */
export async function readHiddenArtifact(id: string): Promise<Artifact | null> {
  try {
    // With the client that the artifact's page has: a denial is an answer here, and no failed request in the console.
    const { readDocument } = await import('./liveFirestore.ts')
    const fields = await readDocument(hiddenPath(id))
    return fields && toArtifact(id, fields)
  } catch (error) {
    if (errorCode(error) === 'permission-denied') return null
    throw toProblem(error)
  }
}

export interface OwnedArtifact {
  readonly artifact: Artifact
  readonly adderUid: string
}

/** Listens to one artifact and who added it; null when there is none, or when it is on its way out. */
export function listenToArtifact(id: string): Listen<OwnedArtifact | null> {
  return listenToDocument(artifactPath(id), (fields) =>
    fields && !isBeingDeleted(fields)
      ? {
          artifact: toArtifact(id, fields),
          adderUid: typeof fields['adder_uid'] === 'string' ? fields['adder_uid'] : '',
        }
      : null,
  )
}
