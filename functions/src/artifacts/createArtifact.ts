/** Creates artifacts, once per Idempotency-Key. */
import { adderName } from '@tracker/domain/account/account.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import { adderRef, app, artifacts, transact } from '#firestore.ts'
import { callIdentityService, invalidToken, type User } from '#http/auth.ts'
import { type IdempotencyKey, storeResponse, readStoredResponse } from '#idempotency.ts'
import { requireOwnPhoto } from '#photos/photoUsage.ts'

/** Adder data stored with an artifact. */
export interface Adder {
  readonly uid: string
  readonly name: string
  readonly email: string
}

/** Returns the adder data of a user. Reads the display name from the account, because the one in the token may be outdated. */
export async function adderOf({ uid, email }: User, submitted: string | undefined): Promise<Adder> {
  const { displayName } = await callIdentityService(() => getAuth(app).getUser(uid), invalidToken)
  return { uid, email, name: adderName(displayName, submitted, email) }
}

/**
 * Creates an artifact.
 * @param site host of this site; photos of this host must belong to the adder
 * @returns the id; for a repeated key, the id of the first response
 * @throws Problem 400 for a photo that does not exist or belongs to another user
 */
export function createArtifact(
  content: ArtifactContent,
  adder: Adder,
  key: IdempotencyKey | null,
  site: string,
): Promise<string> {
  return transact(async (transaction) => {
    const storedId = key && (await readStoredResponse(transaction, key))
    if (storedId) return storedId
    await requireOwnPhoto(transaction, content.artifact_image, site, adder.uid)
    const ref = artifacts.doc()
    const now = FieldValue.serverTimestamp()
    transaction.create(ref, { ...newArtifact(content, adder), added_at: now, updated_at: now })
    transaction.create(adderRef(ref.id), { adder_uid: adder.uid, adder_email: adder.email })
    if (key) storeResponse(transaction, key, ref.id)
    return ref.id
  })
}
