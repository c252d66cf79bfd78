import { isBeingDeleted, nameFields } from '@tracker/domain/artifact/storedArtifact.ts'
import type { Fields } from '#firestore.ts'

/** Returns the correct sort key and n-grams if the stored ones are outdated, else null. */
export function outdatedNameFields(fields: Fields): ReturnType<typeof nameFields> | null {
  if (isBeingDeleted(fields) || typeof fields.artifact_name !== 'string') return null
  const { name_key, name_pieces } = nameFields(fields.artifact_name)
  const stored: unknown = fields.name_pieces
  const isSame =
    fields.name_key === name_key &&
    Array.isArray(stored) &&
    stored.length === name_pieces.length &&
    name_pieces.every((ngram, at) => stored[at] === ngram)
  return isSame ? null : { name_key, name_pieces }
}
