/** Updates and deletes artifacts on behalf of their adder, as the API does, for the import tool. */
import type { ArtifactPatch } from '@tracker/domain/artifact/artifact.ts'
import { purge } from '#visibility/purge.ts'
import { updateArtifact } from '#artifacts/updateArtifact.ts'

/** @throws Problem 404, or 403 if another user added it */
export const updateArtifactAs = (uid: string, id: string, patch: ArtifactPatch): Promise<boolean> =>
  updateArtifact({ id, uid, patch, ifMatch: undefined })

/** @throws Problem 404, or 403 if another user added it */
export const deleteArtifactAs = (uid: string, id: string): Promise<void> => purge(id, uid)
