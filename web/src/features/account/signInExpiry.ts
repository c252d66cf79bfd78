import { endSession } from '#firebase/auth.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Tells the user that the sign-in has expired, then signs out. */
export async function endExpiredSignIn(): Promise<void> {
  await dialogs.alert({
    title: 'Error!',
    text: 'Token refresh failed. Signing out...!',
    icon: 'crack',
    button: 'Ok',
  })
  try {
    await endSession()
  } catch (error) {
    toast.failure(asSignInError(error))
  }
}
