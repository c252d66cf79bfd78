/**
 * Deletes a user: first the account, so that its tokens can no longer write; then likes and artifacts as the API does, so that
 * counts stay correct; then photos, reports, histories and other records. Repeatable after an interruption.
 */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { COUNTED_AS, userRecords, type RecordKind } from '#account/userRecords.ts'
import { purge } from '#visibility/purge.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { app, firestore } from '#firestore.ts'
import { callIdentityService } from '#http/identityService.ts'
import { unavailable } from '#http/problem.ts'
import { unlikeArtifact } from '#likes/likeStore.ts'
import { deleteList } from '#lists/deleteList.ts'
import { removeReport } from '#reports/withdrawReport.ts'

const PAGE = 100
/** Records deleted in parallel. */
const CONCURRENCY = 10

/** Counts of deleted records. */
interface DeletedUser {
  /** Whether the account still existed. */
  readonly account: boolean
  readonly likes: number
  readonly artifacts: number
}

const noAccount = () => new Problem('not-found', say('account-gone'))

async function removeAccount(uid: string): Promise<boolean> {
  return callIdentityService(async () => {
    const { users } = await getAuth(app).getUsers([{ uid }])
    if (users.length === 0) return false
    await getAuth(app).deleteUser(uid)
    return true
  }, noAccount)
}

/**
 * Repeats a query and processes its documents until it returns none. The action must remove a document from the query.
 * @returns the number of documents
 * @throws Problem 503 at the deadline
 */
async function forEach(
  query: Query,
  deadline: number,
  action: (document: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (;;) {
    const { docs } = await query.limit(PAGE).get()
    if (docs.length === 0) return done
    for (const chunk of chunksOf(docs, CONCURRENCY)) {
      await Promise.all(chunk.map(action))
      if (Date.now() >= deadline) {
        throw unavailable(say('deletion-long'))
      }
    }
    done += docs.length
  }
}

/** Deletes one document of a user. @param deadline ms since 1970 */
type Remove = (document: QueryDocumentSnapshot, uid: string, deadline: number) => Promise<unknown>

/** Deletes an artifact. Ignores one that another call has deleted meanwhile. */
const removeArtifact: Remove = async ({ id }, uid, deadline) => {
  try {
    await purge(id, uid, deadline)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not-found')) throw error
  }
}
const removeDocument: Remove = ({ ref }) => ref.delete()

/** How each kind of record is deleted, in this order. */
const REMOVALS: Readonly<Record<RecordKind, Remove>> = {
  likes: ({ id }, uid) => unlikeArtifact(uid, id),
  hiddenLikes: removeDocument,
  lists: ({ id }, uid) => deleteList(id, uid),
  artifacts: removeArtifact,
  hidden: removeArtifact,
  trash: removeArtifact,
  photos: removeDocument,
  reports: removeReport,
  reporters: removeDocument,
  cases: ({ ref }) => ref.update({ decided_by: FieldValue.delete() }),
  replays: removeDocument,
  suspensions: removeDocument,
  // After the artifacts, because deleting an artifact also deletes its history, mark, private document and photographs.
  morePhotos: removeDocument,
  histories: removeDocument,
  reported: removeDocument,
  privates: removeDocument,
}
const ORDER = Object.keys(REMOVALS) as RecordKind[]

/** Deletes all records of a user except the account. @throws Problem 503 at the deadline */
export async function removeRecords(uid: string, deadline: number): Promise<Omit<DeletedUser, 'account'>> {
  const removed = { likes: 0, artifacts: 0 }
  for (const kind of ORDER) {
    const remove = REMOVALS[kind]
    const count = await forEach(userRecords(uid, kind).select(), deadline, (document) =>
      remove(document, uid, deadline),
    )
    const countedAs = COUNTED_AS[kind]
    if (countedAs) removed[countedAs] += count
  }
  await firestore.collection(QUOTAS).doc(uid).delete()
  return removed
}

/** Deletes a user with all records. Used by `npm run delete-user` and by `deleteOwnAccount`. */
export async function deleteUser(uid: string): Promise<DeletedUser> {
  const account = await removeAccount(uid)
  return { account, ...(await removeRecords(uid, Infinity)) }
}

/**
 * Deletes the signed-in user's account. Deletes the records first and the account last, so that the user can sign in and try
 * again after the deadline.
 * @param deadline ms since 1970
 * @throws Problem 503 at the deadline; completed deletions stay
 */
export async function deleteOwnAccount(uid: string, deadline: number): Promise<void> {
  await removeRecords(uid, deadline)
  await deleteUser(uid)
}
