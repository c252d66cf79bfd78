import { onSignInExpired } from '#data/expiry.ts'
import { tell } from '#feedback/dialogs.tsx'
import { toast } from '#feedback/toasts.ts'
import { asSignInError } from './messages.ts'

/** Tells a person that the sign-in could not be renewed, then signs out. The app starts this once. */
export function watchSignInExpiry(): () => void {
  return onSignInExpired(async () => {
    await tell({
      title: 'Error!',
      text: 'Token refresh failed. Signing out...!',
      seal: 'crack',
      button: 'Ok',
    })
    try {
      const { endSession } = await import('#data/auth.ts')
      await endSession()
    } catch (error) {
      toast.failure(asSignInError(error))
    }
  })
}
