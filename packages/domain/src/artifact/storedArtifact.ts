/** Stored form of an artifact: user-editable and derived fields, without timestamps. */
import { withoutEmpty } from './artifact.ts'
import type { ArtifactContent } from './content.ts'
import { nameNgrams } from '../search/nameSearch.ts'
import { sortKey } from '../text/fold.ts'

/** Returns the fields derived from a name: sort key and n-grams for search. */
export function nameFields(name: string) {
  return { name_key: sortKey(name), name_pieces: nameNgrams(name) }
}

/** Returns the document of a new artifact without its server timestamps. */
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
 * Field that marks an artifact while its likes are being deleted. Such a document has no sort fields, so that no list
 * returns it. A read by id must treat it as missing.
 */
export const DELETING = 'deleting_at'

/** Field that marks the empty placeholder of an artifact while its likes are being hidden. It has `DELETING` as well. */
export const HIDING = 'hiding'

/** Returns true if a stored artifact is being deleted or hidden. */
export function isBeingDeleted(fields: Readonly<Record<string, unknown>>): boolean {
  return Object.hasOwn(fields, DELETING)
}
