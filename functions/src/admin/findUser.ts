/** What there is of a person, for a look before `deleteUser` removes it. */
import { PRIVATE, QUOTAS, REPLAYS } from '@tracker/domain/collections.ts'
import { errorCode } from '@tracker/domain/errors.ts'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { app, artifacts, firestore, hidden, hiddenLikes, likes, photos, reports } from '#firestore.ts'

export interface FoundUser {
  readonly uid: string
  /** Null when the account is gone, as after a removal that was interrupted. */
  readonly account: { readonly email: string; readonly name: string; readonly since: string } | null
  /** Hidden ones included. */
  readonly likes: number
  readonly artifacts: number
  /** What the server keeps beside these: private halves of artifacts, photos, reports, answers, a quota. */
  readonly records: number
}

/** @param who a UID, or an e-mail address */
async function findAccount(who: string): Promise<UserRecord | null> {
  const auth = getAuth(app)
  try {
    return await (who.includes('@') ? auth.getUserByEmail(who) : auth.getUser(who))
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
 * Counts what there is of a person.
 * @param who a UID, or an e-mail address, which only an account has
 * @returns null when there is nothing at all
 */
export async function findUser(who: string): Promise<FoundUser | null> {
  const account = await findAccount(who)
  if (!account && who.includes('@')) return null
  const uid = account?.uid ?? who
  const count = async (documents: FirebaseFirestore.Query, field: string) =>
    (await documents.where(field, '==', uid).count().get()).data().count
  const sum = async (counts: readonly Promise<number>[]) =>
    (await Promise.all(counts)).reduce((total, count) => total + count, 0)
  const quota = await firestore.collection(QUOTAS).doc(uid).get()
  const [liked, added, kept] = await Promise.all([
    sum([count(likes, 'uid'), count(hiddenLikes, 'uid')]),
    sum([count(artifacts, 'adder_uid'), count(hidden, 'adder_uid')]),
    sum([
      count(reports, 'uid'),
      count(photos, 'uid'),
      count(firestore.collection(REPLAYS), 'uid'),
      count(firestore.collectionGroup(PRIVATE), 'adder_uid'),
    ]),
  ])
  const records = kept + (quota.exists ? 1 : 0)
  if (!account && liked + added + records === 0) return null
  return { uid, account: account && accountOf(account), likes: liked, artifacts: added, records }
}
