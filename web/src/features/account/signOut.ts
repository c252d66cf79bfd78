import { focusHeading } from '#components/layout/pageHeading.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { forgetLikesSeen } from '#newLikes/likesSeen.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Signs out and shows a dialog, or a toast on failure. Deletes drafts; stored offline data is deleted as the session ends (app/offline). */
export async function signOut(): Promise<void> {
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
