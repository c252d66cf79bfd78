/** Typed collections. Reading parses with the domain's schemas; writing throws, since writes go through the API. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { ARTIFACTS, artifactPath, HIDDEN, hiddenPath, LIKES, likePath } from '@tracker/domain/collections.ts'
import { type Like, readLike } from '@tracker/domain/like.ts'
import { isNamed } from '@tracker/domain/names.ts'
import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  collection,
  doc,
} from 'firebase/firestore'

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

/** Headings and links need a name, also for a stored record that has none to be seen. */
const shownName = (name: string) => (isNamed(name) ? name.trim() : 'Unnamed artifact')

const artifactConverter = readOnly<Artifact>((id, data) => {
  const artifact = readArtifact(id, data)
  return { ...artifact, artifact_name: shownName(artifact.artifact_name) }
})
const likeConverter = readOnly<Like>((id, data) => {
  const like = readLike(id, data)
  return { ...like, artifactName: shownName(like.artifactName) }
})

export const artifacts = (db: Firestore) => collection(db, ARTIFACTS).withConverter(artifactConverter)
/** Artifacts that curators have hidden. */
export const hiddenArtifacts = (db: Firestore) => collection(db, HIDDEN).withConverter(artifactConverter)
export const hiddenArtifact = (db: Firestore, id: string) =>
  doc(db, hiddenPath(id)).withConverter(artifactConverter)
export const likes = (db: Firestore) => collection(db, LIKES).withConverter(likeConverter)
export const artifact = (db: Firestore, id: string) =>
  doc(db, artifactPath(id)).withConverter(artifactConverter)
export const like = (db: Firestore, id: string) => doc(db, likePath(id)).withConverter(likeConverter)
