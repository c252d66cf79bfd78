/** Typed collections. Reading parses with the domain's schemas; writing throws, since writes go through the API. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/collections.ts'
import { type Like, readLike } from '@tracker/domain/like.ts'
import { isNamed } from '@tracker/domain/names.ts'
import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  collection,
} from 'firebase/firestore/lite'

/** Headings and links need a name, also for a stored record that has none to be seen. */
const shownName = (name: string) => (isNamed(name) ? name.trim() : 'Unnamed artifact')

/** A stored artifact as screens show it. */
export function toArtifact(id: string, data: Readonly<Record<string, unknown>>): Artifact {
  const artifact = readArtifact(id, data)
  return { ...artifact, artifact_name: shownName(artifact.artifact_name) }
}

function toLike(id: string, data: Readonly<Record<string, unknown>>): Like {
  const like = readLike(id, data)
  return { ...like, artifactName: shownName(like.artifactName) }
}

function readOnly<T extends DocumentData>(
  read: (id: string, data: DocumentData) => T,
): FirestoreDataConverter<T> {
  return {
    fromFirestore: (snapshot) => read(snapshot.id, snapshot.data()),
    toFirestore: () => {
      throw new Error('Records are written through the API.')
    },
  }
}

const artifactConverter = readOnly(toArtifact)
const likeConverter = readOnly(toLike)

export const artifacts = (db: Firestore) => collection(db, ARTIFACTS).withConverter(artifactConverter)
/** Artifacts that curators have hidden. */
export const hiddenArtifacts = (db: Firestore) => collection(db, HIDDEN).withConverter(artifactConverter)
export const likes = (db: Firestore) => collection(db, LIKES).withConverter(likeConverter)
