/** Counts a user's records, shown before `deleteUser`. */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { COUNTED_AS, RECORD_KINDS, userRecords } from '#account/userRecords.ts'
import { app, firestore } from '#firestore.ts'

export interface FoundUser {
  readonly uid: string
  /** Null if the account no longer exists, as after an interrupted deletion. */
  readonly account: { readonly email: string; readonly name: string; readonly since: string } | null
  /** Likes and artifacts include hidden ones. */
  readonly likes: number
  readonly artifacts: number
  /** Other records: private documents, lists, histories, photos, reports, idempotency records, quota. */
  readonly records: number
}

async function countRecords(uid: string) {
  const counts = { likes: 0, artifacts: 0, records: 0 }
  const quota = await firestore.collection(QUOTAS).doc(uid).get()
  if (quota.exists) counts.records += 1
  await Promise.all(
    RECORD_KINDS.map(async (kind) => {
      // Cases stay, without the uid.
      if (kind === 'cases') return
      const result = await userRecords(uid, kind).count().get()
      counts[COUNTED_AS[kind] ?? 'records'] += result.data().count
    }),
  )
  return counts
}

async function findAccount(uidOrEmail: string): Promise<UserRecord | null> {
  const auth = getAuth(app)
  try {
    return await (uidOrEmail.includes('@') ? auth.getUserByEmail(uidOrEmail) : auth.getUser(uidOrEmail))
  } catch (error) {
    if (['auth/user-not-found', 'auth/invalid-uid'].includes(String(errorCode(error)))) return null
    throw error
  }
}

const accountOf = ({ email, displayName, metadata }: UserRecord): FoundUser['account'] => ({
  email: email ?? 'no address',
  name: displayName ?? 'Nameless',
  since: new Date(metadata.creationTime).toISOString().slice(0, 10),
})

/**
 * Counts a user's records. A uid also finds records without an account; an e-mail address does not.
 * @returns null if there is no account and no record
 */
export async function findUser(uidOrEmail: string): Promise<FoundUser | null> {
  const account = await findAccount(uidOrEmail)
  if (!account && uidOrEmail.includes('@')) return null
  const uid = account?.uid ?? uidOrEmail
  const counts = await countRecords(uid)
  if (!account && counts.likes + counts.artifacts + counts.records === 0) return null
  return { uid, account: account && accountOf(account), ...counts }
}
