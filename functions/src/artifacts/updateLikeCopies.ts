/**
 * Brings the copies in an artifact's many likes up to date, commit by commit. Every commit copies what the artifact says
 * at that moment, so an older copying never overwrites a newer one, and doing it again changes nothing. The artifact is
 * marked until all likes were seen: what a crash leaves is finished by the next edit or by the reconciler.
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

/** The artifact's field that names the copying to be done. */
export const COPYING = 'copying'

/** Copies to some likes, those that still exist. Answers whether the artifact is still there. */
function copyTo(id: string, likes: readonly QueryDocumentSnapshot[]): Promise<boolean> {
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
 * Copies to all likes.
 * @param copying the mark to remove at the end, unless a later edit has set another
 * @param deadline when to stop, in milliseconds; the mark then stays
 */
export async function propagate(id: string, copying: string, deadline = Infinity): Promise<void> {
  const all = likesOf(id).orderBy(FieldPath.documentId()).select()
  let last = ''
  while (Date.now() < deadline) {
    const { docs }: QuerySnapshot = await (last === '' ? all : all.startAfter(last))
      .limit(LIKES_PER_COMMIT)
      .get()
    if (docs.length > 0 && !(await copyTo(id, docs))) return
    if (docs.length < LIKES_PER_COMMIT) return finish(id, copying)
    last = docs.at(-1)?.id ?? ''
  }
}
