/** What the app reads of artifacts. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import type { Sort } from '@tracker/domain/browse.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { DELETING } from '@tracker/domain/stored.ts'
import { getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore'
import { artifact, artifacts } from './converters.ts'
import { toProblem } from './errors.ts'
import { firestore } from './firestore.ts'
import { type Listen, listenToDocument } from './listen.ts'
import { type Page, type PageParam, readPage } from './pages.ts'
import { searchQuery } from './search.ts'

/** The artifacts with most likes; ties: newest first. @throws Problem */
export async function readFeaturedArtifacts(): Promise<Artifact[]> {
  try {
    const { docs } = await getDocsFromServer(
      query(
        artifacts(await firestore()),
        orderBy('likes_count', 'desc'),
        orderBy('added_at', 'desc'),
        limit(FEATURED_COUNT),
      ),
    )
    return docs.map((snapshot) => snapshot.data())
  } catch (error) {
    throw toProblem(error)
  }
}

/** A page of the artifacts whose name contains a text, ignoring case and accents, in an order. @throws Problem */
export function searchArtifacts(
  name: string,
  sort: Sort,
  param: PageParam<Artifact> | null,
): Promise<Page<Artifact>> {
  return readPage(param, async () => searchQuery(await firestore(), name, sort))
}

/** A page of what a person added, newest first. @throws Problem */
export function readArtifactsOf(uid: string, param: PageParam<Artifact> | null): Promise<Page<Artifact>> {
  return readPage(param, async () => ({
    query: query(artifacts(await firestore()), where('adder_uid', '==', uid), orderBy('added_at', 'desc')),
  }))
}

export interface OwnedArtifact {
  readonly artifact: Artifact
  readonly adderUid: string
}

/** Listens to one artifact and who added it; null when there is none, or when it is on its way out. */
export function listenToArtifact(id: string): Listen<OwnedArtifact | null> {
  return listenToDocument(
    (db) => artifact(db, id),
    (snapshot) => {
      const data = snapshot.data()
      if (!data || snapshot.get(DELETING) !== undefined) return null
      return { artifact: data, adderUid: String(snapshot.get('adder_uid')) }
    },
  )
}
