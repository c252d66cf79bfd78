/** The Admin app, the collections, and the one way to run a transaction. */
import {
  ARTIFACTS,
  artifactPath,
  adderPath,
  casePath,
  CASES,
  HIDDEN,
  HIDDEN_LIKES,
  HISTORIES,
  hiddenLikePath,
  hiddenPath,
  historyPath,
  LIKES,
  likePath,
  photoPath,
  PHOTOS,
  REPORTED,
  reportedPath,
  reportPath,
  REPORTS,
} from '@tracker/domain/firestore/collections.ts'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type DocumentSnapshot, getFirestore, Timestamp, type Transaction } from 'firebase-admin/firestore'

/**
 * How often a transaction is tried before it gives up. The SDK waits between attempts, longer each time and with jitter:
 * with the time that locks take about a quarter of a minute in all, far less than the function's timeout.
 */
const ATTEMPTS = 5

/** Likes that one commit creates, changes or removes at most; together with its artifact far below Firestore's limits. */
export const LIKES_PER_COMMIT = 400

export const app = getApps()[0] ?? initializeApp()
export const firestore = getFirestore(app)

export const artifacts = firestore.collection(ARTIFACTS)
export const likes = firestore.collection(LIKES)
/** Where an artifact is stored. */
export const artifactRef = (id: string) => firestore.doc(artifactPath(id))
/** Where the adder's personal data is stored, beneath the artifact. */
export const adderRef = (artifactId: string) => firestore.doc(adderPath(artifactId))
/** Where a like is stored. @param id a like's own id: person and artifact */
export const likeRef = (id: string) => firestore.doc(likePath(id))
/** All likes of an artifact, in no order. */
export const likesOf = (artifactId: string) => likes.where('artifactId', '==', artifactId)

export const hidden = firestore.collection(HIDDEN)
export const hiddenLikes = firestore.collection(HIDDEN_LIKES)
/** Where an artifact is kept while it is hidden. */
export const hiddenRef = (artifactId: string) => firestore.doc(hiddenPath(artifactId))
/** Where a like of a hidden artifact is kept. */
export const hiddenLikeRef = (likeId: string) => firestore.doc(hiddenLikePath(likeId))
/** All likes of a hidden artifact. */
export const hiddenLikesOf = (artifactId: string) => hiddenLikes.where('artifactId', '==', artifactId)

export const reports = firestore.collection(REPORTS)
export const cases = firestore.collection(CASES)
/** Where a report is stored. @param id a report's own id: person and artifact */
export const reportRef = (id: string) => firestore.doc(reportPath(id))
/** Where it stands what curators decided about an artifact. */
export const caseRef = (artifactId: string) => firestore.doc(casePath(artifactId))
export const reported = firestore.collection(REPORTED)
/** Where it stands that an artifact waits for curators, for its adder. */
export const reportedRef = (artifactId: string) => firestore.doc(reportedPath(artifactId))
/** All reports about an artifact, in no order. */
export const reportsOf = (artifactId: string) => reports.where('artifactId', '==', artifactId)

export const histories = firestore.collection(HISTORIES)
/** Where the changes of an artifact are stored. */
export const historyRef = (artifactId: string) => firestore.doc(historyPath(artifactId))

export const photos = firestore.collection(PHOTOS)
/** Where a photo is stored, with its bytes. */
export const photoRef = (id: string) => firestore.doc(photoPath(id))

/** Runs a transaction. @throws the last failure when all attempts met contention: answered with 503 */
export function transact<T>(body: (transaction: Transaction) => Promise<T>): Promise<T> {
  return firestore.runTransaction(body, { maxAttempts: ATTEMPTS })
}

export type Fields = Readonly<Record<string, unknown>>

/** A document's fields; null when it does not exist. */
export function fieldsOf(snapshot: DocumentSnapshot): Fields | null {
  return snapshot.data() ?? null
}

/** A stored time as ISO 8601; empty when it is none. */
export const isoTime = (value: unknown) => (value instanceof Timestamp ? value.toDate().toISOString() : '')
