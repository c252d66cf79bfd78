/** Updates and deletes artifacts on behalf of their adder, as the API does, for the import tool. */
import type { ArtifactPatch } from '@tracker/domain/artifact/content.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { purge } from '#visibility/purge.ts'
import { updateArtifact } from '#artifacts/updateArtifact.ts'

/**
 * @param more further photographs; without them they stay
 * @throws Problem 404, or 403 if another user added it
 */
export const updateArtifactAs = (
  uid: string,
  id: string,
  patch: ArtifactPatch,
  more?: readonly Photograph[],
): Promise<boolean> => updateArtifact({ id, uid, patch, ifMatch: undefined, ...(more && { more }) })

/** @throws Problem 404, or 403 if another user added it */
export const deleteArtifactAs = (uid: string, id: string): Promise<void> => purge(id, uid)
