/** The stored state between two rounds. */
import type { DocumentData, Firestore } from '@google-cloud/firestore'
import { ARTIFACTS } from './model.ts'

export interface Snapshot {
  /** Artifacts stored before the first round, by id. */
  readonly artifacts: ReadonlyMap<string, DocumentData>
  /** Ids of the artifacts added since, by name. */
  readonly added: ReadonlyMap<string, readonly string[]>
  /** Artifact ids by like id. */
  readonly likes: ReadonlyMap<string, string>
}

export async function takeSnapshot(db: Firestore): Promise<Snapshot> {
  const [artifacts, likes] = await Promise.all([
    db.collection('artifacts').get(),
    db.collection('likes').get(),
  ])
  const added = new Map<string, string[]>()
  for (const document of artifacts.docs.filter(({ id }) => !ARTIFACTS.includes(id))) {
    const name = String(document.get('artifact_name'))
    added.set(name, [...(added.get(name) ?? []), document.id])
  }
  const old = artifacts.docs.filter(({ id }) => ARTIFACTS.includes(id))
  return {
    artifacts: new Map(old.map((document) => [document.id, document.data()])),
    added,
    likes: new Map(likes.docs.map((document) => [document.id, String(document.get('artifactId'))])),
  }
}

/** Returns the ids of artifacts with unfinished deletions or renamings, left by a crash or timeout. */
export const unfinished = ({ artifacts }: Snapshot): string[] =>
  [...artifacts].filter(([, fields]) => fields.deleting_at ?? fields.copying).map(([id]) => id)
