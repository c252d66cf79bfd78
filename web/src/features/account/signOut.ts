import { focusHeading } from '#components/layout/pageHeading.ts'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { forgetLikesSeen } from '#newLikes/likesSeen.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Asks for confirmation if queued photos would be lost. Resolves to true to sign out. */
async function confirmLosingPhotos(): Promise<boolean> {
  const { length } = waitingPhotos.get()
  if (length === 0) return true
  return dialogs.confirm({
    title: 'Sign out without sending?',
    text:
      length === 1
        ? 'A photo still waits in this browser to be sent. Signing out deletes it.'
        : `${length} photos still wait in this browser to be sent. Signing out deletes them.`,
    confirm: 'Sign out',
    cancel: 'Stay',
  })
}

/**
 * Signs out and shows a dialog, or a toast on failure. Deletes drafts; stored offline data is deleted when
 * the session ends (app/offline).
 */
export async function signOut(): Promise<void> {
  if (!(await confirmLosingPhotos())) return
  try {
    const { endSession } = await import('#firebase/auth.ts')
    await endSession()
    await deleteUnsent()
    forgetLikesSeen()
  } catch (error) {
    toast.failure(asSignInError(error))
    return
  }
  await dialogs.alert({
    title: 'Signed Out!',
    text: 'You have successfully Signed Out!',
    icon: 'wave',
    button: 'Ok',
  })
  focusHeading()
}
