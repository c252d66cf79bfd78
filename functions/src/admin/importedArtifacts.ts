/** Changes and removes an artifact for its adder, in the way of the API: with the copies in its likes, and its likes. */
import type { ArtifactPatch } from '@tracker/domain/artifact/artifact.ts'
import { deleteArtifact } from '#artifacts/deleteArtifact.ts'
import { updateArtifact } from '#artifacts/updateArtifact.ts'

/** @throws Problem when it is gone, or somebody else's */
export const changeFor = (uid: string, id: string, patch: ArtifactPatch): Promise<boolean> =>
  updateArtifact({ id, uid, patch, ifMatch: undefined })

/** @throws Problem when it is gone, or somebody else's */
export const removeFor = (uid: string, id: string): Promise<void> => deleteArtifact(id, uid)
