/**
 * Removes a person from the product: the account first, so that no token of it writes any more, then likes and artifacts by
 * the same ways as the API, so that counts follow, hidden ones too, then reports, what the server kept and what a direct
 * deletion of an artifact has left. Can be repeated after an interruption.
 */
import { PRIVATE, QUOTAS, REPLAYS } from '@tracker/domain/collections.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import { deleteArtifact } from '#artifacts/delete.ts'
import { app, artifacts, cases, firestore, hidden, hiddenLikes, likes, reports } from '#firestore.ts'
import { unlikeArtifact } from '#likes/store.ts'
import { removeReport } from '#reports/store.ts'

const PAGE = 100

/** What was there and is removed. */
export interface DeletedUser {
  /** Whether there was an account. */
  readonly account: boolean
  readonly likes: number
  readonly artifacts: number
}

async function removeAccount(uid: string): Promise<boolean> {
  const { users } = await getAuth(app).getUsers([{ uid }])
  if (users.length === 0) return false
  await getAuth(app).deleteUser(uid)
  return true
}

/** Does something with every document that a query finds, until it finds none. Answers how many. */
async function forEach(
  query: FirebaseFirestore.Query,
  action: (document: FirebaseFirestore.QueryDocumentSnapshot) => Promise<unknown>,
): Promise<number> {
  let done = 0
  for (;;) {
    const { docs } = await query.limit(PAGE).get()
    if (docs.length === 0) return done
    for (const document of docs) await action(document)
    done += docs.length
  }
}

/** Removes a person with all likes and artifacts. */
export async function deleteUser(uid: string): Promise<DeletedUser> {
  const account = await removeAccount(uid)
  const own = (documents: FirebaseFirestore.Query, field: string) =>
    documents.where(field, '==', uid).select()
  const liked = await forEach(own(likes, 'uid'), ({ id }) => unlikeArtifact(uid, id))
  const hiddenLiked = await forEach(own(hiddenLikes, 'uid'), ({ ref }) => ref.delete())
  const added = await forEach(own(artifacts, 'adder_uid'), ({ id }) => deleteArtifact(id, uid))
  const hiddenAdded = await forEach(own(hidden, 'adder_uid'), ({ id }) => deleteArtifact(id, uid))
  await forEach(own(reports, 'uid'), removeReport)
  await forEach(own(cases, 'decided_by'), ({ ref }) => ref.update({ decided_by: FieldValue.delete() }))
  await forEach(own(firestore.collection(REPLAYS), 'uid'), ({ ref }) => ref.delete())
  await forEach(own(firestore.collectionGroup(PRIVATE), 'adder_uid'), ({ ref }) => ref.delete())
  await firestore.collection(QUOTAS).doc(uid).delete()
  return { account, likes: liked + hiddenLiked, artifacts: added + hiddenAdded }
}
