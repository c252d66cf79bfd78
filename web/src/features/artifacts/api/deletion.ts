import type { Artifact } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { focusHeading } from '#components/pageHeading.ts'
import { deleteArtifact } from '#firebase/api.ts'
import { SignInExpired } from '#firebase/expiry.ts'
import { markGone } from '#firebase/known.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'

/** Asks whether an artifact should really be deleted. */
export function askToDelete({ artifact_name: name }: Artifact): Promise<boolean> {
  return dialogs.confirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    detail: `“${name}” and its likes will be gone.`,
    confirm: 'Yes, delete it!',
    cancel: 'Keep it',
  })
}

/** Deletes an artifact and tells how it went. It leaves every list; one that was gone already leaves them too. */
export async function deleteAndTell({ _id: id }: Artifact): Promise<void> {
  try {
    await deleteArtifact(id)
  } catch (error) {
    if (error instanceof SignInExpired) return
    if (error instanceof Problem && error.code === 'not-found') markGone(id)
    toast.failure(error)
    return
  }
  await dialogs.alert({
    title: 'Deleted!',
    text: 'The Artifact has been deleted.',
    icon: 'check',
    button: 'Ok',
  })
  focusHeading()
}
