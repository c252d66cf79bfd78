import { endSession } from '#firebase/auth.ts'
import { tell } from '#notifications/dialogs.tsx'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Tells a person that the sign-in could not be renewed, then signs out. */
export async function endExpiredSignIn(): Promise<void> {
  await tell({
    title: 'Error!',
    text: 'Token refresh failed. Signing out...!',
    seal: 'crack',
    button: 'Ok',
  })
  try {
    await endSession()
  } catch (error) {
    toast.failure(asSignInError(error))
  }
}
