/**
 * Updates the artifact fields copied into likes, in several commits. Each commit reads the artifact again, so that a slow run
 * never overwrites newer values and repeating it is safe. The artifact stays marked until all likes are updated; after a crash,
 * the next edit or the reconciler continues.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf, LIKES_PER_COMMIT, likesOf, transact } from '#firestore.ts'

/** Artifact field with the id of the pending update. */
export const COPYING = 'copying'

/** Updates the next likes. @returns their ids; null if the artifact is gone */
function updateBatch(id: string, likes: Query): Promise<string[] | null> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (!isVisible(fields)) return null
    const copies = likeCopies(readArtifact(id, fields))
    const { docs } = await transaction.get(likes.limit(LIKES_PER_COMMIT))
    docs.forEach(({ ref }) => transaction.update(ref, { ...copies }))
    return docs.map((like) => like.id)
  })
}

function finish(id: string, copying: string): Promise<void> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (fields?.[COPYING] === copying) transaction.update(artifactRef(id), { [COPYING]: FieldValue.delete() })
  })
}

/**
 * Updates all likes of an artifact.
 * @param copying id of this update; its mark is removed at the end unless a later edit replaced it
 * @param deadline ms since 1970; the mark stays if it is reached
 */
export async function updateLikeCopies(id: string, copying: string, deadline = Infinity): Promise<void> {
  const all = likesOf(id).orderBy(FieldPath.documentId()).select()
  let last = ''
  while (Date.now() < deadline) {
    const updated: string[] | null = await updateBatch(id, last === '' ? all : all.startAfter(last))
    if (updated === null) return
    if (updated.length < LIKES_PER_COMMIT) return finish(id, copying)
    last = updated.at(-1) ?? ''
  }
}
