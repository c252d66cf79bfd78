import { focusHeading } from '#components/pageHeading.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Signs out and says so; a failure is told as a toast. */
export async function signOut(): Promise<void> {
  try {
    const { endSession } = await import('#firebase/auth.ts')
    await endSession()
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
