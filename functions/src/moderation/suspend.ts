/** Suspends contributors and lifts suspensions (docs/decisions/009-reports.md). */
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Progress } from '@tracker/domain/reports/moderation.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import { app, fieldsOf, suspensionRef, transact } from '#firestore.ts'
import { takeListsOut } from '#lists/gallery.ts'
import { callIdentityService, readAccount } from '#http/identityService.ts'
import {
  countLeft,
  type Direction,
  HIDING_STEPS,
  moveBatch,
  RESTORING_STEPS,
} from '#visibility/suspensionSteps.ts'

export const noContributor = () => new Problem('not-found', say('contributor-missing'))

/** Reads a contributor's account. @throws Problem 404 if it does not exist */
export const readContributor = (uid: string) => readAccount(uid, noContributor)

/** Sets or removes the claim that every write checks. */
async function setClaim(uid: string, isSuspended: boolean): Promise<void> {
  const { customClaims } = await readContributor(uid)
  if ((customClaims?.suspended === true) === isSuspended) return
  const { suspended: _, ...claims } = customClaims ?? {}
  const changed = isSuspended ? { ...claims, suspended: true } : claims
  await callIdentityService(() => getAuth(app).setCustomUserClaims(uid, changed), noContributor)
}

async function progressOf(uid: string, direction: Direction): Promise<Progress> {
  const tried = await moveBatch(uid, direction)
  const left = await countLeft(uid, direction)
  return { done: tried, left }
}

/**
 * Suspends a contributor, and hides the next artifacts. The same call continues until nothing is left.
 * @param curatorUid the deciding curator, for the log
 * @param reporter the account's pseudonym if the curator does not know whom it suspends
 * @throws Problem 404 without such an account; 403 for the curator's own account or another curator's
 */
export async function suspend(
  uid: string,
  curatorUid: string,
  reason: string,
  reporter?: string,
): Promise<Progress> {
  if (uid === curatorUid) throw new Problem('forbidden', say('suspension-own'))
  const { displayName, customClaims } = await readContributor(uid)
  if (customClaims?.curator === true) {
    throw new Problem('forbidden', say('suspension-curator'))
  }
  const isNew = await transact(async (transaction) => {
    const stored = fieldsOf(await transaction.get(suspensionRef(uid)))
    const fields = { uid, name: displayName ?? '', reason, is_lifting: false }
    if (stored?.is_lifting === false && stored.reason === reason) return false
    const suspended_at = stored?.suspended_at ?? FieldValue.serverTimestamp()
    // A suspension that names the contributor goes on naming it.
    const isNamed = reporter === undefined || (stored !== null && stored.reporter === undefined)
    transaction.set(suspensionRef(uid), { ...fields, suspended_at, ...(!isNamed && { reporter }) })
    return true
  })
  if (isNew) logger.info('suspension', { contributor: uid, uid: curatorUid, decision: 'suspend' })
  return continueSuspension(uid)
}

/** Continues to hide the artifacts of a suspended contributor, whose lists leave the gallery for good. */
export async function continueSuspension(uid: string): Promise<Progress> {
  await setClaim(uid, true)
  await takeListsOut(uid)
  return progressOf(uid, HIDING_STEPS)
}

/**
 * Lifts a suspension, and restores the next artifacts that it hid. The same call continues until nothing is left. Repeatable.
 * @param curatorUid the deciding curator, for the log
 */
export async function lift(uid: string, curatorUid: string): Promise<Progress> {
  const isNew = await transact(async (transaction) => {
    const stored = fieldsOf(await transaction.get(suspensionRef(uid)))
    if (stored === null || stored.is_lifting === true) return false
    transaction.update(suspensionRef(uid), { is_lifting: true })
    return true
  })
  if (isNew) logger.info('suspension', { contributor: uid, uid: curatorUid, decision: 'lift' })
  return continueLifting(uid)
}

/** Continues to restore the artifacts of a contributor whose suspension is being lifted. */
export async function continueLifting(uid: string): Promise<Progress> {
  await setClaim(uid, false)
  const progress = await progressOf(uid, RESTORING_STEPS)
  if (progress.left === 0) {
    await transact(async (transaction) => {
      const stored = fieldsOf(await transaction.get(suspensionRef(uid)))
      if (stored?.is_lifting === true) transaction.delete(suspensionRef(uid))
    })
  }
  return progress
}
