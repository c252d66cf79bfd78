/** Adds an artifact, once for each Idempotency-Key. */
import { adderName } from '@tracker/domain/account/account.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/artifact.ts'
import { newArtifact } from '@tracker/domain/artifact/storedArtifact.ts'
import { getAuth } from 'firebase-admin/auth'
import { FieldValue } from 'firebase-admin/firestore'
import { adderRef, app, artifacts, transact } from '#firestore.ts'
import { askIdentity, invalidToken, type Person } from '#http/auth.ts'
import { type IdempotencyKey, keepFirstAnswer, readFirstAnswer } from '#idempotency.ts'
import { requireOwnPhoto } from '#photos/photoUsage.ts'

/** Who an artifact is said to be added by. */
export interface Adder {
  readonly uid: string
  readonly name: string
  readonly email: string
}

/** The adder of what a person adds. The account's display name is asked for, because the one in a token is as old as the sign-in. */
export async function adderOf({ uid, email }: Person, submitted: string | undefined): Promise<Adder> {
  const { displayName } = await askIdentity(() => getAuth(app).getUser(uid), invalidToken)
  return { uid, email, name: adderName(displayName, submitted, email) }
}

/**
 * @param site the host whose photos have to be the adder's own
 * @returns the id, which is the first answer's when the same key was answered before
 * @throws Problem 400 for a photo that is gone or somebody else's
 */
export function createArtifact(
  content: ArtifactContent,
  adder: Adder,
  key: IdempotencyKey | null,
  site: string,
): Promise<string> {
  return transact(async (transaction) => {
    const earlier = key && (await readFirstAnswer(transaction, key))
    if (earlier) return earlier
    await requireOwnPhoto(transaction, content.artifact_image, site, adder.uid)
    const ref = artifacts.doc()
    const now = FieldValue.serverTimestamp()
    transaction.create(ref, { ...newArtifact(content, adder), added_at: now, updated_at: now })
    transaction.create(adderRef(ref.id), { adder_uid: adder.uid, adder_email: adder.email })
    if (key) keepFirstAnswer(transaction, key, ref.id)
    return ref.id
  })
}
