/**
 * Daily quotas of added artifacts and photos and of sent reports per user, smaller for new accounts (docs/decisions/011-quotas.md).
 * They are counted in the transaction that adds, so they are exact.
 */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { NEW_ACCOUNT } from '@tracker/domain/limits.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { artifacts, fieldsOf, firestore } from '#firestore.ts'
import type { User } from '#http/auth.ts'
import { params } from '#params.ts'
import { DAY_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** User whose account was read before the transaction. */
export type Owner = Pick<User, 'uid' | 'account'>
type Kind = 'records' | 'photos' | 'reports'

const LIMITS = {
  records: params.recordsPerDay,
  photos: params.photosPerDay,
  reports: params.reportsPerDay,
}
const PASSED = {
  records: { established: 'artifacts-today', new: 'artifacts-today-new' },
  photos: { established: 'photos-today', new: 'photos-today-new' },
  reports: { established: 'reports-today', new: 'reports-today-new' },
} as const

/** Returns how many visible artifacts a user has, counted up to the number that ends a new account's limits. Costs one read. */
export async function countVisible(transaction: Transaction, uid: string): Promise<number> {
  const own = artifacts.where('adder_uid', '==', uid).limit(NEW_ACCOUNT.records)
  return (await transaction.get(own.count())).data().count
}

/** Returns true for an account that is younger than a day or has few visible artifacts. */
async function isNewAccount(transaction: Transaction, { uid, account }: Owner): Promise<boolean> {
  // Negated, so that an unknown time counts as new.
  if (!(Date.now() - Date.parse(account.metadata.creationTime) >= NEW_ACCOUNT.ageMs)) return true
  return (await countVisible(transaction, uid)) < NEW_ACCOUNT.records
}

/**
 * Reads how many artifacts, photos or reports the user has added today, in the transaction that adds another one.
 * @returns a function that writes the new count in the same transaction
 * @throws Problem 429 with the seconds until the next day (UTC)
 */
export async function reserveDaily(transaction: Transaction, user: Owner, kind: Kind): Promise<() => void> {
  const now = Date.now()
  const day = windowOf(now, DAY_MS)
  const ref = firestore.collection(QUOTAS).doc(user.uid)
  const stored = fieldsOf(await transaction.get(ref))
  const today = stored?.day === day ? stored : null
  const countOf = (counted: Kind) => Number(today?.[counted] ?? 0)
  const counts = { records: countOf('records'), photos: countOf('photos'), reports: countOf('reports') }
  const refuse = (age: 'established' | 'new') =>
    tooManyRequests(now, DAY_MS, say(PASSED[kind][age], { count: LIMITS[kind][age] }))
  if (counts[kind] >= LIMITS[kind].established) throw refuse('established')
  if (counts[kind] >= LIMITS[kind].new && (await isNewAccount(transaction, user))) throw refuse('new')
  return () => transaction.set(ref, { day, ...counts, [kind]: counts[kind] + 1 }, { merge: true })
}
