import { t } from '@lingui/core/macro'
import { endSession } from '#firebase/auth/auth.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Tells the user that the sign-in has expired, then signs out. */
export async function endExpiredSignIn(): Promise<void> {
  await dialogs.alert({
    title: t`Error!`,
    text: t`Token refresh failed. Signing out...!`,
    icon: 'crack',
    button: t`Ok`,
  })
  try {
    await endSession()
  } catch (error) {
    toast.failure(asSignInError(error))
  }
}
