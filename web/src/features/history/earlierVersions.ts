/** Restoring earlier versions of an artifact. */
import { type ArtifactPatch, CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import type { Change } from '@tracker/domain/artifact/history.ts'

/** Returns true for changes that contain texts. */
export const hasTexts = ({ kind }: Change): boolean => kind === 'edited' || kind === 'reverted'

/**
 * Returns the fields that differ from a version, with their values in it.
 * @param newer the changes since that version, newest first
 */
export function patchTo(newer: readonly Change[]): ArtifactPatch {
  const earliest: Record<string, string> = {}
  for (const { before } of newer.filter(hasTexts)) Object.assign(earliest, before)
  const now: Record<string, string> = {}
  for (const { after } of newer.filter(hasTexts).toReversed()) Object.assign(now, after)
  const changed = CONTENT_FIELDS.filter((field) => earliest[field] !== now[field])
  return Object.fromEntries(changed.map((field) => [field, earliest[field] ?? '']))
}
