/** What is stored of an artifact beside the times: the fields a person wrote and those that the server derives. */
import { type ArtifactContent, withoutEmpty } from './artifact.ts'
import { fold, nameNgrams } from './search.ts'

/** The fields that a name decides: how it sorts and what a search finds it by. */
export function nameFields(name: string) {
  return { name_key: fold(name), name_pieces: nameNgrams(name) }
}

/** A new artifact's document, without its times, which the store sets. */
export function newArtifact(content: ArtifactContent, adder: { uid: string; name: string }, likesCount = 0) {
  return {
    ...withoutEmpty(content),
    ...nameFields(content.artifact_name),
    adder_name: adder.name,
    adder_uid: adder.uid,
    likes_count: likesCount,
  }
}

/**
 * The field that marks an artifact whose deletion has begun but whose many likes are not all removed yet. Such an artifact
 * has lost the fields that lists are ordered by, so no list shows it; who reads it by its id treats it as missing.
 */
export const DELETING = 'deleting_at'

/**
 * The field that marks what is left in the place of an artifact that is being hidden while its many likes follow it: such
 * a document holds no content, and is marked as on its way out, too.
 */
export const HIDING = 'hiding'

/** Whether a stored artifact is on its way out. */
export function isBeingDeleted(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(fields, DELETING)
}
