import { adderPath, artifactPath, hiddenPath } from '@tracker/domain/collections.ts'
import { errorCode } from '@tracker/domain/errors.ts'
import { newArtifact } from '@tracker/domain/stored.ts'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { ImportRecord } from '#import/record.ts'

/** Records in one commit. A record has over a thousand index entries, and Firestore bounds what one commit may change. */
export const CHUNK = 25

/** gRPC's code for a document that somebody created between our look and our write. */
const ALREADY_EXISTS = 6
const ATTEMPTS = 5

export interface Adder {
  uid: string
  email: string
  name: string
}

/** Those of the records that the store does not have yet, shown or hidden, each once. */
export async function findMissing(
  firestore: Firestore,
  records: readonly ImportRecord[],
): Promise<ImportRecord[]> {
  if (records.length === 0) return []
  const unique = [...new Map(records.map((record) => [record.id, record])).values()]
  const refs = unique.flatMap(({ id }) =>
    [artifactPath(id), hiddenPath(id)].map((path) => firestore.doc(path)),
  )
  const found = await firestore.getAll(...refs, { fieldMask: [] })
  const there = new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
  return unique.filter(({ id }) => !there.has(id))
}

async function create(firestore: Firestore, adder: Adder, records: readonly ImportRecord[]): Promise<void> {
  const batch = firestore.batch()
  for (const { id, content } of records) {
    const now = FieldValue.serverTimestamp()
    batch.create(firestore.doc(artifactPath(id)), {
      ...newArtifact(content, adder),
      added_at: now,
      updated_at: now,
    })
    // An artifact that its adder deleted straight in Firestore leaves this document behind.
    batch.set(firestore.doc(adderPath(id)), { adder_uid: adder.uid, adder_email: adder.email })
  }
  await batch.commit()
}

/** Stores the records that are not there yet, all or none of them. Answers how many were new. */
export async function writeChunk(
  firestore: Firestore,
  adder: Adder,
  records: readonly ImportRecord[],
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const missing = await findMissing(firestore, records)
    if (missing.length === 0) return 0
    try {
      await create(firestore, adder, missing)
      return missing.length
    } catch (error) {
      if (errorCode(error) !== ALREADY_EXISTS || attempt === ATTEMPTS) throw error
    }
  }
}
