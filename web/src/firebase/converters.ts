/** Typed collections. Reading parses with the domain's schemas; writing throws, since writes go through the API. */
import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/collections.ts'
import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  collection,
} from 'firebase/firestore/lite'
import { toArtifact, toLike } from './records.ts'

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

/** The artifacts, as screens show them. */
export const artifacts = (db: Firestore) => collection(db, ARTIFACTS).withConverter(artifactConverter)
/** Artifacts that curators have hidden. */
export const hiddenArtifacts = (db: Firestore) => collection(db, HIDDEN).withConverter(artifactConverter)
/** The likes, as screens show them. */
export const likes = (db: Firestore) => collection(db, LIKES).withConverter(likeConverter)
