/** What is stored between two rounds. */
import type { DocumentData, Firestore } from '@google-cloud/firestore'
import { ARTIFACTS } from './model.ts'

export interface Snapshot {
  /** The artifacts that stories are about. */
  readonly artifacts: ReadonlyMap<string, DocumentData>
  /** The ids of what people have added meanwhile, by name. */
  readonly added: ReadonlyMap<string, readonly string[]>
  /** The likes' ids, each with its artifact's. */
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

/** Work that is not finished: deletions and copyings that a crash or a giving up has left. */
export const unfinished = ({ artifacts }: Snapshot): string[] =>
  [...artifacts].filter(([, fields]) => fields.deleting_at ?? fields.copying).map(([id]) => id)
