/** Adds an artifact, once for each Idempotency-Key. */
import type { ArtifactContent } from '@tracker/domain/artifact.ts'
import { newArtifact } from '@tracker/domain/stored.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { adderRef, artifacts, transact } from '#firestore.ts'
import { readReplay, type Replay, writeReplay } from '#writes/replay.ts'

export interface Adder {
  readonly uid: string
  readonly name: string
  readonly email: string
}

/** @returns the id, which is the first answer's when the replay was answered before */
export function addArtifact(content: ArtifactContent, adder: Adder, replay: Replay | null): Promise<string> {
  return transact(async (transaction) => {
    const earlier = replay && (await readReplay(transaction, replay))
    if (earlier) return earlier
    const ref = artifacts.doc()
    const now = FieldValue.serverTimestamp()
    transaction.create(ref, { ...newArtifact(content, adder), added_at: now, updated_at: now })
    transaction.create(adderRef(ref.id), { adder_uid: adder.uid, adder_email: adder.email })
    if (replay) writeReplay(transaction, replay, ref.id)
    return ref.id
  })
}
