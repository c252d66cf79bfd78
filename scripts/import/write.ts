import { adderPath, artifactPath } from '@tracker/domain/collections.ts'
import { newArtifact } from '@tracker/domain/stored.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { ImportRecord } from './record.ts'

/** Records in one commit: two documents each, and far below Firestore's size of a request. */
export const CHUNK = 200

export interface Adder {
  uid: string
  email: string
  name: string
}

/** Stores the records that are not there yet, all or none of them. Answers how many were new. */
export async function writeChunk(
  firestore: Firestore,
  adder: Adder,
  records: readonly ImportRecord[],
): Promise<number> {
  const unique = [...new Map(records.map((record) => [record.id, record])).values()]
  const found = await firestore.getAll(...unique.map(({ id }) => firestore.doc(artifactPath(id))), {
    fieldMask: [],
  })
  const missing = unique.filter((_, index) => found[index]?.exists !== true)
  if (missing.length === 0) return 0
  const batch = firestore.batch()
  for (const { id, content } of missing) {
    const now = FieldValue.serverTimestamp()
    batch.create(firestore.doc(artifactPath(id)), {
      ...newArtifact(content, adder),
      added_at: now,
      updated_at: now,
    })
    batch.create(firestore.doc(adderPath(id)), { adder_uid: adder.uid, adder_email: adder.email })
  }
  await batch.commit()
  return missing.length
}
