/**
 * Updates the artifact fields copied into likes, in several commits. Each commit reads the artifact again, so that a slow run
 * never overwrites newer values and repeating it is safe. The artifact stays marked until all likes are updated; after a crash,
 * the next edit or the reconciler continues.
 */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { likeCopies } from '@tracker/domain/likes/like.ts'
import {
  FieldPath,
  FieldValue,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
import { isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf, LIKES_PER_COMMIT, likesOf, transact } from '#firestore.ts'

/** Artifact field with the id of the pending update. */
export const COPYING = 'copying'

/** Updates those of the likes that still exist. @returns false if the artifact is gone */
function updateBatch(id: string, likes: readonly QueryDocumentSnapshot[]): Promise<boolean> {
  return transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(artifactRef(id)))
    if (!isVisible(fields)) return false
    const copies = likeCopies(readArtifact(id, fields))
    const current = await transaction.getAll(...likes.map(({ ref }) => ref))
    current.filter(({ exists }) => exists).forEach(({ ref }) => transaction.update(ref, { ...copies }))
    return true
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
    const { docs }: QuerySnapshot = await (last === '' ? all : all.startAfter(last))
      .limit(LIKES_PER_COMMIT)
      .get()
    if (docs.length > 0 && !(await updateBatch(id, docs))) return
    if (docs.length < LIKES_PER_COMMIT) return finish(id, copying)
    last = docs.at(-1)?.id ?? ''
  }
}
