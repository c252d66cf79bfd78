/** Checks the invariants of docs/data-and-rules.md over the whole store. */
import type { Firestore } from '@google-cloud/firestore'
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import {
  adderPath,
  CASES,
  HIDDEN,
  hiddenPath,
  HISTORIES,
  REPORTED,
} from '@tracker/domain/firestore/collections.ts'
import { likeCopies, likeId } from '@tracker/domain/likes/like.ts'
import { nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import { oddHistory } from './histories.ts'
import { oddMarks } from './marks.ts'
import { oddPhotographs } from './photographs.ts'

type Fields = Readonly<Record<string, unknown>>

/** Returns a sentence for each broken invariant. */
export async function violations(db: Firestore): Promise<string[]> {
  const [artifacts, likes, privates, histories, cases, marks, hidden] = await db.runTransaction(
    async (transaction) => [
      await transaction.get(db.collection('artifacts')),
      await transaction.get(db.collection('likes')),
      await transaction.get(db.collectionGroup('private')),
      await transaction.get(db.collection(HISTORIES)),
      await transaction.get(db.collection(CASES)),
      await transaction.get(db.collection(REPORTED)),
      await transaction.get(db.collection(HIDDEN).select()),
    ],
    { readOnly: true },
  )
  const found: string[] = []
  const mapOf = (documents: typeof artifacts) =>
    new Map((documents?.docs ?? []).map((one): [string, Fields] => [one.id, one.data()]))
  const byId = mapOf(artifacts)
  const counts = new Map<string, number>()
  for (const like of likes?.docs ?? []) {
    const { uid, artifactId: of, ...fields }: Fields = like.data()
    const artifactId = String(of)
    counts.set(artifactId, (counts.get(artifactId) ?? 0) + 1)
    if (like.id !== likeId(String(uid), artifactId)) found.push(`like ${like.id} has the id of another`)
    const artifact = byId.get(artifactId)
    if (!artifact) {
      found.push(`like ${like.id} is of no artifact`)
      continue
    }
    const copies = Object.entries(likeCopies(readArtifact(artifactId, artifact)))
    const isBehind = artifact.copying !== undefined || artifact.hiding !== undefined
    // Deleting an artifact in several steps removes its picture with the first one.
    const isLeft = (field: string) => field === 'artifactImage' && artifact.deleting_at !== undefined
    if (copies.some(([field, text]) => fields[field] !== text && !isLeft(field)) && !isBehind) {
      found.push(`like ${like.id} has stale copies`)
    }
  }
  for (const [id, artifact] of byId) {
    const count = counts.get(id) ?? 0
    if (artifact.likes_count !== count) {
      found.push(`artifact ${id} counts ${String(artifact.likes_count)} of ${count}`)
    }
    const { name_key: key, name_pieces: ngrams } = artifact
    const derived = artifact.deleting_at === undefined ? nameFields(String(artifact.artifact_name)) : {}
    const held = key === undefined ? {} : { name_key: key, name_pieces: ngrams }
    if (JSON.stringify(derived) !== JSON.stringify(held)) {
      found.push(`artifact ${id} is not found by its name`)
    }
  }
  const owners = new Map(
    (privates?.docs ?? []).map((document): [string, Fields] => [document.ref.path, document.data()]),
  )
  for (const [id, artifact] of byId) {
    // The placeholder of an artifact that is being hidden has no adder; it only counts the remaining likes.
    if (artifact.hiding !== undefined) continue
    const owner = owners.get(adderPath(id))
    if (owner?.adder_uid !== artifact.adder_uid) found.push(`artifact ${id} has no or another adder`)
  }
  for (const history of histories?.docs ?? []) {
    const artifact = byId.get(history.id)
    if (artifact) found.push(...oddHistory(history.id, artifact, history.data()))
  }
  const hiddenOnes = mapOf(hidden)
  found.push(...oddMarks(byId, mapOf(cases), mapOf(marks), (id) => hiddenOnes.has(id)))
  found.push(...(await oddPhotographs(db)))
  return found
}

/**
 * Returns private documents whose artifact exists neither as public nor as hidden document. A direct deletion
 * leaves one until the reconciler runs.
 */
export async function leftPrivates(db: Firestore): Promise<string[]> {
  const { docs } = await db.collectionGroup('private').get()
  const parents = docs.map(({ ref }) => ref.parent.parent).filter((parent) => parent !== null)
  const refs = parents.flatMap((parent) => [parent, db.doc(hiddenPath(parent.id))])
  const snapshots = refs.length === 0 ? [] : await db.getAll(...refs)
  return parents
    .filter((_, index) => !snapshots[2 * index]?.exists && !snapshots[2 * index + 1]?.exists)
    .map(({ path }) => path)
}
