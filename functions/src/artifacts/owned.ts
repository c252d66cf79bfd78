/** The artifact that a person wants to change or delete, read in the transaction that does it. */
import { Problem } from '@tracker/domain/errors.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { artifactRef, fieldsOf, type Fields } from '#firestore.ts'

export const noArtifact = () => new Problem('not-found', 'This artifact does not exist.')

/** @throws Problem 404 when there is none, 403 when somebody else added it */
export async function readOwned(transaction: Transaction, id: string, uid: string): Promise<Fields> {
  const fields = fieldsOf(await transaction.get(artifactRef(id)))
  if (fields === null) throw noArtifact()
  if (fields.adder_uid !== uid) throw new Problem('forbidden', 'Only its adder can change this artifact.')
  return fields
}
