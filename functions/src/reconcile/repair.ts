/** Does the repairs. Each looks again in a transaction, so that a store in use is repaired safely, and any can be repeated. */
import { followCopies } from '#artifacts/copies.ts'
import { finishRemoval } from '#artifacts/remove.ts'
import { adderRef, artifactRef, LIKES_PER_COMMIT, likesOf, transact } from '#firestore.ts'
import type { Repair } from '#reconcile/plan.ts'

/** The likes are counted by the server, within the transaction that stores their number. */
function recount(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) return
    const counted = await transaction.get(likesOf(id).count())
    transaction.update(artifact.ref, { likes_count: counted.data().count })
  })
}

/** Removes some likes of an artifact that does not exist. Answers whether there may be more. */
function removeOrphans(id: string): Promise<boolean> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (artifact.exists) return false
    const { docs } = await transaction.get(likesOf(id).limit(LIKES_PER_COMMIT).select())
    docs.forEach(({ ref }) => transaction.delete(ref))
    return docs.length === LIKES_PER_COMMIT
  })
}

function removePrivate(id: string): Promise<void> {
  return transact(async (transaction) => {
    const artifact = await transaction.get(artifactRef(id))
    if (!artifact.exists) transaction.delete(adderRef(id))
  })
}

export async function apply(repair: Repair): Promise<void> {
  switch (repair.kind) {
    case 'recount':
      return recount(repair.artifactId)
    case 'finish-deletion':
      await finishRemoval(repair.artifactId)
      return
    case 'finish-copying':
      return followCopies(repair.artifactId, repair.copying)
    case 'remove-private':
      return removePrivate(repair.artifactId)
    case 'remove-orphans':
      while (await removeOrphans(repair.artifactId));
  }
}
