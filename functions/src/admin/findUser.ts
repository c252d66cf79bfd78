/** What there is of a person, for a look before `deleteUser` removes it. */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { errorCode } from '@tracker/domain/api/problem.ts'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { belongingsOf, type PlaceName } from '#account/userRecords.ts'
import { app, firestore } from '#firestore.ts'

export interface FoundUser {
  readonly uid: string
  /** Null when the account is gone, as after a removal that was interrupted. */
  readonly account: { readonly email: string; readonly name: string; readonly since: string } | null
  /** Hidden ones included. */
  readonly likes: number
  readonly artifacts: number
  /** What the server keeps beside these: private halves of artifacts, histories, photos, reports, answers, a quota. */
  readonly records: number
}

/** As what each place counts; null: as nothing of the person. */
const KINDS: Readonly<Record<PlaceName, 'likes' | 'artifacts' | 'records' | null>> = {
  likes: 'likes',
  hiddenLikes: 'likes',
  artifacts: 'artifacts',
  hidden: 'artifacts',
  privates: 'records',
  photos: 'records',
  histories: 'records',
  reported: 'records',
  reports: 'records',
  replays: 'records',
  cases: null,
}

async function countBelongings(uid: string) {
  const counts = { likes: 0, artifacts: 0, records: 0 }
  const quota = await firestore.collection(QUOTAS).doc(uid).get()
  if (quota.exists) counts.records += 1
  const places = Object.entries(KINDS) as [PlaceName, (typeof KINDS)[PlaceName]][]
  await Promise.all(
    places.map(async ([place, kind]) => {
      if (kind === null) return
      const counted = await belongingsOf(uid, place).count().get()
      counts[kind] += counted.data().count
    }),
  )
  return counts
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
  const counts = await countBelongings(uid)
  if (!account && counts.likes + counts.artifacts + counts.records === 0) return null
  return { uid, account: account && accountOf(account), ...counts }
}
