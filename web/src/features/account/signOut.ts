import { plural, t } from '@lingui/core/macro'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { deleteLikesSeen } from '#newLikes/likesSeen.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Asks for confirmation if queued photos would be lost. Resolves to true to sign out. */
async function confirmLosingPhotos(): Promise<boolean> {
  const { length } = waitingPhotos.get()
  if (length === 0) return true
  return dialogs.confirm({
    title: t`Sign out without sending?`,
    text: plural(length, {
      one: 'A photo still waits in this browser to be sent. Signing out deletes it.',
      other: '# photos still wait in this browser to be sent. Signing out deletes them.',
    }),
    confirm: t`Sign out`,
    cancel: t`Stay`,
  })
}

/**
 * Signs out and shows a dialog, or a toast on failure. Deletes drafts; stored offline data is deleted when
 * the session ends (app/offline).
 */
export async function signOut(): Promise<void> {
  if (!(await confirmLosingPhotos())) return
  try {
    const { endSession } = await import('#firebase/auth/auth.ts')
    await endSession()
    await deleteUnsent()
    deleteLikesSeen()
  } catch (error) {
    toast.failure(asSignInError(error))
    return
  }
  await dialogs.alert({
    title: t`Signed Out!`,
    text: t`You have successfully Signed Out!`,
    icon: 'wave',
    button: t`Ok`,
  })
  focusHeading()
}
