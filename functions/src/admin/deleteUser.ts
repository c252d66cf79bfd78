/**
 * Removes a person from the product: the account first, so that no token of it writes any more, then likes and artifacts by
 * the same ways as the API, so that counts follow, hidden ones too, then photos, reports, histories, what the server kept and what a direct
 * deletion of an artifact has left. Can be repeated after an interruption.
 */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { belongingsOf, type PlaceName } from '#account/userRecords.ts'
import { deleteArtifact } from '#artifacts/deleteArtifact.ts'
import { app, firestore } from '#firestore.ts'
import { askIdentity } from '#http/auth.ts'
import { unavailable } from '#http/problem.ts'
import { unlikeArtifact } from '#likes/likeStore.ts'
import { removeReport } from '#reports/reportStore.ts'

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
  query: Query,
  deadline: number,
  action: (document: QueryDocumentSnapshot) => Promise<unknown>,
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

/** Removes one document of a person. @param deadline when to stop, in milliseconds */
type Remove = (document: QueryDocumentSnapshot, uid: string, deadline: number) => Promise<unknown>

/** An own artifact; one that another call has removed meanwhile is as good. */
const removeArtifact: Remove = async ({ id }, uid, deadline) => {
  try {
    await deleteArtifact(id, uid, deadline)
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'not-found')) throw error
  }
}
const removeDocument: Remove = ({ ref }) => ref.delete()

/** How each place is emptied, in this order. */
const REMOVALS: Readonly<Record<PlaceName, Remove>> = {
  likes: ({ id }, uid) => unlikeArtifact(uid, id),
  hiddenLikes: removeDocument,
  artifacts: removeArtifact,
  hidden: removeArtifact,
  photos: removeDocument,
  reports: removeReport,
  cases: ({ ref }) => ref.update({ decided_by: FieldValue.delete() }),
  replays: removeDocument,
  // Last: what is deleted as an artifact takes its own along.
  histories: removeDocument,
  reported: removeDocument,
  privates: removeDocument,
}
const ORDER = Object.keys(REMOVALS) as PlaceName[]

/** Removes all that is stored of a person beside the account. @throws Problem 503 at the deadline */
async function removeRecords(uid: string, deadline: number): Promise<Omit<DeletedUser, 'account'>> {
  const removed = new Map<PlaceName, number>()
  for (const place of ORDER) {
    const remove = REMOVALS[place]
    const count = await forEach(belongingsOf(uid, place).select(), deadline, (document) =>
      remove(document, uid, deadline),
    )
    removed.set(place, count)
  }
  await firestore.collection(QUOTAS).doc(uid).delete()
  const sum = (...places: readonly PlaceName[]) =>
    places.reduce((total, place) => total + (removed.get(place) ?? 0), 0)
  return { likes: sum('likes', 'hiddenLikes'), artifacts: sum('artifacts', 'hidden') }
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
