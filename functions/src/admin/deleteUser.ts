/**
 * Removes a person from the product: the account first, so that no token of it writes any more, then likes and artifacts by
 * the same ways as the API, so that counts follow, hidden ones too, then photos, reports, what the server kept and what a direct
 * deletion of an artifact has left. Can be repeated after an interruption.
 */
import { PRIVATE, QUOTAS, REPLAYS } from '@tracker/domain/collections.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import { deleteArtifact } from '#artifacts/delete.ts'
import { app, artifacts, cases, firestore, hidden, hiddenLikes, likes, photos, reports } from '#firestore.ts'
import { askIdentity } from '#http/auth.ts'
import { unavailable } from '#http/problem.ts'
import { unlikeArtifact } from '#likes/store.ts'
import { removeReport } from '#reports/store.ts'

const PAGE = 100
/** Records of one person that are removed side by side. */
const AT_ONCE = 10

/** What was there and is removed. */
export interface DeletedUser {
  /** Whether there was an account. */
  readonly account: boolean
  readonly likes: number
  readonly artifacts: number
}

const noAccount = () => new Problem('not-found', 'This account is gone already.')

async function removeAccount(uid: string): Promise<boolean> {
  return askIdentity(async () => {
    const { users } = await getAuth(app).getUsers([{ uid }])
    if (users.length === 0) return false
    await getAuth(app).deleteUser(uid)
    return true
  }, noAccount)
}

/**
 * Does something with every document that a query finds, until it finds none. Answers how many.
 * @throws Problem 503 at the deadline
 */
async function forEach(
  query: FirebaseFirestore.Query,
  deadline: number,
  action: (document: FirebaseFirestore.QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (;;) {
    const { docs } = await query.limit(PAGE).get()
    if (docs.length === 0) return done
    for (let start = 0; start < docs.length; start += AT_ONCE) {
      await Promise.all(docs.slice(start, start + AT_ONCE).map(action))
      if (Date.now() >= deadline) {
        throw unavailable('There is very much to delete. Please try again to delete the rest.')
      }
    }
    done += docs.length
  }
}

/** Removes an own artifact; one that another call has removed meanwhile is as good. */
async function removeArtifact(id: string, uid: string, deadline: number): Promise<void> {
  try {
    await deleteArtifact(id, uid, deadline)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not-found')) throw error
  }
}

/** Removes all that is stored of a person beside the account. @throws Problem 503 at the deadline */
async function removeRecords(uid: string, deadline: number): Promise<Omit<DeletedUser, 'account'>> {
  const removeAll = (
    documents: FirebaseFirestore.Query,
    field: string,
    remove: (document: FirebaseFirestore.QueryDocumentSnapshot) => Promise<unknown> = ({ ref }) =>
      ref.delete(),
  ) => forEach(documents.where(field, '==', uid).select(), deadline, remove)
  const remove = ({ id }: FirebaseFirestore.QueryDocumentSnapshot) => removeArtifact(id, uid, deadline)
  const liked = await removeAll(likes, 'uid', ({ id }) => unlikeArtifact(uid, id))
  const hiddenLiked = await removeAll(hiddenLikes, 'uid')
  const added = await removeAll(artifacts, 'adder_uid', remove)
  const hiddenAdded = await removeAll(hidden, 'adder_uid', remove)
  await removeAll(photos, 'uid')
  await removeAll(reports, 'uid', removeReport)
  await removeAll(cases, 'decided_by', ({ ref }) => ref.update({ decided_by: FieldValue.delete() }))
  await removeAll(firestore.collection(REPLAYS), 'uid')
  await removeAll(firestore.collectionGroup(PRIVATE), 'adder_uid')
  await firestore.collection(QUOTAS).doc(uid).delete()
  return { likes: liked + hiddenLiked, artifacts: added + hiddenAdded }
}

/** Removes a person with all likes and artifacts: `npm run forget`, and the end of `deleteOwnAccount`. */
export async function deleteUser(uid: string): Promise<DeletedUser> {
  const account = await removeAccount(uid)
  return { account, ...(await removeRecords(uid, Infinity)) }
}

/**
 * Removes a person who asks for it. The account goes when next to nothing is left, so that who is told to try again at the
 * deadline still can sign in to do so.
 * @param deadline when to stop, in milliseconds
 * @throws Problem 503 at the deadline; what was removed until then stays removed
 */
export async function deleteOwnAccount(uid: string, deadline: number): Promise<void> {
  await removeRecords(uid, deadline)
  await deleteUser(uid)
}
