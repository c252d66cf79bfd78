/**
 * Pseudonyms of reporters. Curators tell reporters apart by them without learning who they are: a pseudonym is random, not
 * derived from the uid, and only the function reads where it is stored. It goes with the account.
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { randomInt } from 'node:crypto'
import { fieldsOf, reporterRef, reporters, reports } from '#firestore.ts'

/** Without characters that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

/** Returns a random pseudonym, such as `k7f3q-2m9tw`. */
function newPseudonym(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Returns the user's pseudonym, and a function that stores it if it is new. */
export async function pseudonymOf(transaction: Transaction, uid: string) {
  const stored: unknown = fieldsOf(await transaction.get(reporterRef(uid)))?.pseudonym
  if (typeof stored === 'string') return { pseudonym: stored, write: () => undefined }
  const pseudonym = newPseudonym()
  return { pseudonym, write: () => void transaction.create(reporterRef(uid), { uid, pseudonym }) }
}

/** Returns the uid of a reporter. Must not be sent to anybody. @throws Problem 404 */
export async function uidOfReporter(pseudonym: string): Promise<string> {
  const { docs } = await reporters.where('pseudonym', '==', pseudonym).limit(1).get()
  const [reporter] = docs
  if (!reporter) throw new Problem('not-found', say('reporter-missing'))
  return reporter.id
}

/** The user's reports that are not dismissed. Appeals are not among them: they would identify the reporter. */
export const standingReports = (uid: string) =>
  reports.where('uid', '==', uid).where('is_dismissed', '==', false)
