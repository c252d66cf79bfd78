import { focusHeading } from '#components/pageHeading.ts'
import { removeDrafts } from '#drafts/drafts.ts'
import { forgetLikesSeen } from '#likesSeen.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { forgetAnswers } from '#offline/answers.ts'
import { asSignInError } from './messages.ts'

/** Signs out and says so; a failure is told as a toast. What the person typed and did not save goes, and what was kept of what they read. */
export async function signOut(): Promise<void> {
  try {
    const { endSession } = await import('#firebase/auth.ts')
    await endSession()
    await removeDrafts()
    forgetLikesSeen()
    await forgetAnswers()
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
