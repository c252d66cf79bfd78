/** Every question that the app asks of Firestore. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import type { Sort } from '@tracker/domain/browse.ts'
import { type Like, likeId } from '@tracker/domain/like.ts'
import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { DELETING } from '@tracker/domain/stored.ts'
import {
  type DocumentReference,
  type DocumentSnapshot,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore'
import { artifact, artifacts, like, likes } from './converters.ts'
import type { Emit } from './live.ts'
import type { Pages } from './paged.ts'
import { type Question, askedByPage, askedLive, askedOnce } from './question.ts'
import { failed, unreachable } from './result.ts'
import { startBrowse } from './search.ts'

/** The artifacts with most likes; ties: newest first. Another takes the place of one that is deleted. */
export function featured(): Question<Artifact[]> {
  return askedOnce('featured', ['artifacts', 'likes', 'deletions'], async (db) => {
    const found = await getDocsFromServer(
      query(
        artifacts(db),
        orderBy('likes_count', 'desc'),
        orderBy('added_at', 'desc'),
        limit(FEATURED_COUNT),
      ),
    )
    return found.docs.map((snapshot) => snapshot.data())
  })
}

/** The artifacts whose name contains a text, ignoring case and accents, in an order. */
export function browse(name: string, sort: Sort): Question<Pages<Artifact>> {
  return askedByPage(JSON.stringify(['browse', name.trim(), sort]), ['artifacts'], (db) =>
    startBrowse(db, name, sort),
  )
}

/** What a person added, newest first. */
export function addedBy(uid: string): Question<Pages<Artifact>> {
  return askedByPage(`added by ${uid}`, ['artifacts'], async (db) => ({
    question: query(artifacts(db), where('adder_uid', '==', uid), orderBy('added_at', 'desc')),
  }))
}

/** What a person likes, newest like first. */
export function likedBy(uid: string): Question<Pages<Like>> {
  return askedByPage(`liked by ${uid}`, ['artifacts', 'likes'], async (db) => ({
    question: query(likes(db), where('uid', '==', uid), orderBy('liked_at', 'desc')),
  }))
}

export interface OneArtifact {
  readonly artifact: Artifact
  readonly adderUid: string
}

/** One artifact, live; null when there is none, or when it is on its way out. */
export function oneArtifact(id: string): Question<OneArtifact | null> {
  return askedLive(`artifact ${id}`, (db, emit: Emit<OneArtifact | null>) =>
    listenTo(artifact(db, id), emit, (snapshot) => {
      const data = snapshot.data()
      const isThere = data && snapshot.get(DELETING) === undefined
      return isThere ? { artifact: data, adderUid: String(snapshot.get('adder_uid')) } : null
    }),
  )
}

/** Whether a person likes an artifact, live. */
export function isLikedBy(uid: string, artifactId: string): Question<boolean> {
  return askedLive(`like ${likeId(uid, artifactId)}`, (db, emit: Emit<boolean>) =>
    listenTo(like(db, likeId(uid, artifactId)), emit, (snapshot) => snapshot.exists()),
  )
}

/** A document that the cache does not have is not known to be missing: the store has not answered. */
function listenTo<D, T>(
  reference: DocumentReference<D>,
  emit: Emit<T>,
  read: (snapshot: DocumentSnapshot<D>) => T,
): () => void {
  return onSnapshot(
    reference,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache && !snapshot.exists()) emit(unreachable())
      else emit({ ok: true, value: read(snapshot) })
    },
    (error) => emit(failed(error)),
  )
}
