/** Admin SDK app, typed references and transactions. */
import {
  ARTIFACTS,
  adderPath,
  CASES,
  HIDDEN,
  HIDDEN_LIKES,
  HISTORIES,
  LIKES,
  LISTS,
  MORE_PHOTOS,
  PHOTOS,
  REPORTED,
  REPORTERS,
  REPORTS,
  SUSPENSIONS,
  TRASH,
} from '@tracker/domain/firestore/collections.ts'
import type { Subject } from '@tracker/domain/reports/report.ts'
import { getApps, initializeApp } from 'firebase-admin/app'
import { type DocumentSnapshot, getFirestore, type Transaction } from 'firebase-admin/firestore'

/** Attempts per transaction. With the SDK's backoff this takes about 15 s at most, well below the function's timeout. */
const MAX_ATTEMPTS = 5

/** Maximum likes changed in one commit, below Firestore's limits. */
export const LIKES_PER_COMMIT = 400

export const app = getApps()[0] ?? initializeApp()
export const firestore = getFirestore(app)

export const artifacts = firestore.collection(ARTIFACTS)
export const likes = firestore.collection(LIKES)
export const artifactRef = (id: string) => artifacts.doc(id)
/** Private document of an artifact with its adder's e-mail address. */
export const adderRef = (artifactId: string) => firestore.doc(adderPath(artifactId))
/** @param id see `likeId` */
export const likeRef = (id: string) => likes.doc(id)
export const likesOf = (artifactId: string) => likes.where('artifactId', '==', artifactId)

export const hidden = firestore.collection(HIDDEN)
export const hiddenLikes = firestore.collection(HIDDEN_LIKES)
export const hiddenRef = (artifactId: string) => hidden.doc(artifactId)
export const hiddenLikeRef = (likeId: string) => hiddenLikes.doc(likeId)
export const hiddenLikesOf = (artifactId: string) => hiddenLikes.where('artifactId', '==', artifactId)

export const lists = firestore.collection(LISTS)
export const listRef = (id: string) => lists.doc(id)

export const reports = firestore.collection(REPORTS)
export const cases = firestore.collection(CASES)
/** @param id see `reportId` */
export const reportRef = (id: string) => reports.doc(id)
/** Document with the report count and decisions of an artifact or a list. @param id the record's id */
export const caseRef = (id: string) => cases.doc(id)
export const reporters = firestore.collection(REPORTERS)
export const reporterRef = (uid: string) => reporters.doc(uid)
export const reported = firestore.collection(REPORTED)
/** Document that shows the adder that an artifact has open reports. */
export const reportedRef = (artifactId: string) => reported.doc(artifactId)
export const reportsOf = ({ kind, id }: Subject) =>
  reports.where(kind === 'list' ? 'listId' : 'artifactId', '==', id)

export const histories = firestore.collection(HISTORIES)
export const historyRef = (artifactId: string) => histories.doc(artifactId)

export const suspensions = firestore.collection(SUSPENSIONS)
export const suspensionRef = (uid: string) => suspensions.doc(uid)

export const trash = firestore.collection(TRASH)
/** Document of an artifact whose deletion can still be undone. */
export const trashRef = (artifactId: string) => trash.doc(artifactId)

/** Further photographs of visible artifacts, by artifact id. */
export const morePhotos = firestore.collection(MORE_PHOTOS)
export const morePhotosRef = (artifactId: string) => morePhotos.doc(artifactId)

export const photos = firestore.collection(PHOTOS)
export const photoRef = (id: string) => photos.doc(id)

/** Result of an earlier attempt of the same call whose commit was sent. It was stored, or not: its answer did not arrive. */
export interface Sent<T> {
  readonly result: T
}

/**
 * Runs a transaction. The SDK repeats the body if the answer to its commit is lost, even if the commit was stored. A body
 * whose writes cannot be repeated therefore takes its ids before the transaction, and returns `sent.result` if it finds them.
 * @param body `sent` is null in the first attempt, and while no commit was sent
 * @throws the last error if every attempt met contention, which becomes a 503
 */
export function transact<T>(
  body: (transaction: Transaction, sent: Sent<T> | null) => Promise<T>,
): Promise<T> {
  let sent: Sent<T> | null = null
  const attempt = async (transaction: Transaction) => {
    const result = await body(transaction, sent)
    sent = { result }
    return result
  }
  return firestore.runTransaction(attempt, { maxAttempts: MAX_ATTEMPTS })
}

export type Fields = Readonly<Record<string, unknown>>

/** Returns a document's fields, or null if it does not exist. */
export function fieldsOf(snapshot: DocumentSnapshot): Fields | null {
  return snapshot.data() ?? null
}
