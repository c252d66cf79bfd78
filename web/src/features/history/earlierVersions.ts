/** Restoring earlier versions of an artifact. */
import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import type { Change } from '@tracker/domain/artifact/history.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'

/** Fields to restore. */
export type VersionPatch = ArtifactPatch & { more_photos?: Photograph[] }

/** Returns true for changes that contain texts. */
export const hasTexts = ({ kind }: Change): boolean => kind === 'edited' || kind === 'reverted'

/**
 * Returns the fields that differ from a version, with their values in it.
 * @param newer the changes since that version, newest first
 */
export function patchTo(newer: readonly Change[]): VersionPatch {
  const edits = newer.filter(hasTexts)
  const earliest: Change['before'] = {}
  for (const { before } of edits) Object.assign(earliest, before)
  const now: Change['after'] = {}
  for (const { after } of edits.toReversed()) Object.assign(now, after)
  const changed = CONTENT_FIELDS.filter((field) => earliest[field] !== now[field])
  const { more_photos: photographs = [] } = earliest
  const arePhotosChanged = photographsText(photographs) !== photographsText(now.more_photos ?? [])
  return {
    ...Object.fromEntries(changed.map((field) => [field, earliest[field] ?? ''])),
    ...(arePhotosChanged && { more_photos: photographs }),
  }
}
