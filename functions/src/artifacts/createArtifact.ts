/** Creates artifacts, once per Idempotency-Key. */
import { adderName } from '@tracker/domain/account/account.ts'
import { NEW_ACCOUNT } from '@tracker/domain/limits.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { english, say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { adderRef, artifacts, caseRef, hiddenRef, transact } from '#firestore.ts'
import type { User } from '#http/auth.ts'
import { type IdempotencyKey, storeResponse, readStoredResponse } from '#idempotency.ts'
import { requireNoSuspension } from '#moderation/suspended.ts'
import { params } from '#params.ts'
import type { NewArtifact } from '#artifacts/artifactValidation.ts'
import { moreFields } from '#photos/moreFields.ts'
import { writeMore } from '#photos/moreStore.ts'
import { requireOwnPhotos } from '#photos/photoUsage.ts'
import { countVisible, reserveDaily } from '#quotas/dailyQuota.ts'
import { heldCase } from '#reports/reportCase.ts'
import { hiddenFields } from '#visibility/move.ts'

/** Adder data stored with an artifact. */
export interface Adder extends Pick<User, 'uid' | 'email' | 'account'> {
  readonly name: string
}

/** Returns the adder data of a user. Reads the display name from the account, because the one in the token may be outdated. */
export function adderOf({ uid, email, account }: User, submitted: string | undefined): Adder {
  return { uid, email, account, name: adderName(account.displayName, submitted, email) }
}

const HOLD_REASON = english(say('artifact-held'))

/**
 * Returns true if the user's next artifact needs approval by a curator, because few of the user's artifacts
 * are visible.
 */
async function isHeld(transaction: Transaction, uid: string): Promise<boolean> {
  return params.holdFirstRecords && (await countVisible(transaction, uid)) < NEW_ACCOUNT.records
}

/** Returns true if an earlier attempt of the call has stored the artifact. */
async function hasStored(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.get(adderRef(id))).exists
}

/**
 * Creates an artifact. If it needs approval, it is created hidden, with an open case.
 * @param site host of this site; photos of this host must belong to the adder
 * @returns the id; for a repeated key, the id of the first response
 * @throws Problem 400 for a photo that does not exist or belongs to another user; 403 for a suspended user;
 * 429 over the quota
 */
export function createArtifact(
  { content, more }: Pick<NewArtifact, 'content' | 'more'>,
  adder: Adder,
  key: IdempotencyKey | null,
  site: string,
): Promise<string> {
  const ref = artifacts.doc()
  return transact(async (transaction, sent) => {
    if (sent && (await hasStored(transaction, ref.id))) return ref.id
    const storedId = key && (await readStoredResponse(transaction, key))
    if (storedId) return storedId
    const owner = { site, uid: adder.uid }
    await requireOwnPhotos(transaction, [content.artifact_image], 'artifact_image', owner)
    const addresses = more.map(({ url }) => url)
    await requireOwnPhotos(transaction, addresses, MORE_PHOTOS_FIELD, owner)
    await requireNoSuspension(transaction, adder.uid)
    const writeQuota = await reserveDaily(transaction, adder, 'records')
    const now = FieldValue.serverTimestamp()
    const stored = { ...newArtifact(content, adder), ...moreFields(more), added_at: now, updated_at: now }
    if (await isHeld(transaction, adder.uid)) {
      const list = more.length > 0 && { [MORE_PHOTOS_FIELD]: more }
      transaction.create(hiddenRef(ref.id), { ...stored, ...list, ...hiddenFields('hold', HOLD_REASON) })
      transaction.create(caseRef(ref.id), heldCase())
    } else {
      transaction.create(ref, stored)
      if (more.length > 0) writeMore(transaction, ref.id, adder.uid, more)
    }
    writeQuota()
    transaction.create(adderRef(ref.id), { adder_uid: adder.uid, adder_email: adder.email })
    if (key) storeResponse(transaction, key, ref.id)
    return ref.id
  })
}
