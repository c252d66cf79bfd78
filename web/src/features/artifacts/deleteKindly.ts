import type { Artifact } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { focusHeading } from '#catalogue/focusHeading.ts'
import { deleteArtifact } from '#data/api.ts'
import { SignInExpired } from '#data/expiry.ts'
import { forget } from '#data/known.ts'
import { ask, tell } from '#feedback/dialogs.tsx'
import { toast } from '#feedback/toasts.ts'

/** Asks, deletes and tells. The artifact leaves every list; one that was gone already leaves them too. */
export async function deleteKindly(artifact: Artifact): Promise<void> {
  const isSure = await ask({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    detail: `“${artifact.artifact_name}” and its likes will be gone.`,
    confirm: 'Yes, delete it!',
    cancel: 'Keep it',
  })
  if (!isSure) return
  try {
    await deleteArtifact(artifact._id)
  } catch (error) {
    if (error instanceof SignInExpired) return
    if (error instanceof Problem && error.code === 'not-found') forget(artifact._id)
    toast.failure(error)
    return
  }
  await tell({
    title: 'Deleted!',
    text: 'The Artifact has been deleted.',
    seal: 'check',
    button: 'Ok',
  })
  focusHeading()
}
