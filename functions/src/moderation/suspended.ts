/**
 * Suspensions: one document per suspended contributor, and a claim of the account, which every write checks.
 *
 * `is_lifting` marks a suspension that is being lifted: the contributor may write again, and the document stays until every
 * artifact is restored.
 */
import type { Suspended } from '@tracker/domain/reports/moderation.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, suspensionRef } from '#firestore.ts'
import { accountSuspended } from '#http/auth.ts'

/** Returns true for a suspension that is in effect. */
export const isActive = (suspension: Fields | null): boolean =>
  suspension !== null && suspension.is_lifting !== true

/**
 * Checks for a suspension in the transaction of a write, so that a concurrent suspension cannot be missed.
 * @throws Problem 403
 */
export async function requireNoSuspension(transaction: Transaction, uid: string): Promise<void> {
  if (isActive(fieldsOf(await transaction.get(suspensionRef(uid))))) throw accountSuspended()
}

/** Parses a stored suspension, without whom it is about. */
export const toSuspension = (fields: Fields) => ({
  reason: String(fields.reason),
  suspended_at: isoTime(fields.suspended_at),
  is_lifting: fields.is_lifting === true,
})

/** Parses the suspension of a contributor whom curators know. Does not name the reporter. */
export const toSuspended = (uid: string, fields: Fields): Suspended => ({
  uid,
  name: String(fields.name),
  ...toSuspension(fields),
})

/** Parses a suspension for the list of all: whoever was suspended as a reporter is not identified. */
export const toListed = (uid: string, fields: Fields): Suspended =>
  typeof fields.reporter === 'string'
    ? { uid: '', name: '', reporter: fields.reporter, ...toSuspension(fields) }
    : toSuspended(uid, fields)
