/** Converts stored records with the domain's schemas. */
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/firestore/collections.ts'
import { type Like, readLike } from '@tracker/domain/likes/like.ts'
import { isVisibleName } from '@tracker/domain/text/visibleName.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import {
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  collection,
} from 'firebase/firestore/lite'

type Fields = Readonly<Record<string, unknown>>

/** Returns a name for headings and links, even if the stored one is blank. The first read may precede the language. */
function shownName(name: string): string {
  if (isVisibleName(name)) return name.trim()
  return i18n.locale === '' ? 'Unnamed artifact' : t`Unnamed artifact`
}

/** Parses a stored artifact. Missing texts become empty, missing numbers 0. */
export function toArtifact(id: string, fields: Fields): Artifact {
  const artifact = readArtifact(id, fields)
  return { ...artifact, artifact_name: shownName(artifact.artifact_name) }
}

/** Parses a stored like. */
export function toLike(id: string, fields: Fields): Like {
  const like = readLike(id, fields)
  return { ...like, artifactName: shownName(like.artifactName) }
}

export interface OwnedArtifact {
  readonly artifact: Artifact
  readonly adderUid: string
  /** Stored fields that only one screen needs. */
  readonly stored: Fields
}

/** Parses an artifact with its adder; null if it does not exist or is being deleted. */
export function toOwnedArtifact(id: string, fields: Fields | null): OwnedArtifact | null {
  if (!fields || isBeingDeleted(fields)) return null
  const adderUid = typeof fields['adder_uid'] === 'string' ? fields['adder_uid'] : ''
  return { artifact: toArtifact(id, fields), adderUid, stored: fields }
}

function readOnly<T extends DocumentData>(
  read: (id: string, fields: DocumentData) => T,
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

/** The collection of artifacts. */
export const artifacts = (db: Firestore) => collection(db, ARTIFACTS).withConverter(artifactConverter)
/** The collection of hidden artifacts. */
export const hiddenArtifacts = (db: Firestore) => collection(db, HIDDEN).withConverter(artifactConverter)
/** The collection of likes. */
export const likes = (db: Firestore) => collection(db, LIKES).withConverter(likeConverter)
