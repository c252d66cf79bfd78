import { t } from '@lingui/core/macro'
import { isSameEmail } from '@tracker/domain/account/account.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { deleteUnsent } from '#drafts/privateData.ts'
import { deleteLikesSeen } from '#newLikes/likesSeen.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { endSession } from '#firebase/auth/auth.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { PATHS } from '#navigation/paths.ts'
import { useDeleteAccount } from '#features/account/api/useDeleteAccount.ts'
import { asSignInError } from '#features/account/messages.ts'

const confirmation = (own: string) => t`Type ${own} to confirm.`

const confirmationSchema = (own: string) =>
  z.object({
    email: z.string().check(z.refine((email) => isSameEmail(email.trim(), own), confirmation(own))),
  })

/** Asks for a recent sign-in. Signs out, which leads to Sign In and then back to this screen. */
async function askForSignIn(): Promise<void> {
  await dialogs.alert({
    title: t`Please sign in again`,
    text: t`An account is deleted right after a sign-in only. You will come back to this page.`,
    icon: 'question',
    button: t`Sign In`,
  })
  await endSession()
}

/** Deletes the account, after the user has typed the e-mail address and confirmed in a dialog. */
export function DeleteAccountForm({ user }: { user: UserProfile }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteAccount, isPending } = useDeleteAccount()

  const leave = async () => {
    try {
      await deleteAccount()
    } catch (error) {
      if (error instanceof SignInExpired) return
      if (!(error instanceof Problem) || error.code !== 'unauthenticated') throw error
      await askForSignIn()
      return
    }
    await deleteUnsent()
    deleteLikesSeen()
    // After signing out, this screen redirects to Sign In; the dialog then leads home.
    await endSession().catch((error: unknown) => toast.failure(asSignInError(error)))
    await dialogs.alert({
      title: t`Deleted!`,
      text: t`Your account has been deleted, with all that you added.`,
      icon: 'wave',
      button: t`Ok`,
    })
    await navigate(PATHS.home, { replace: true })
  }

  const { control, handleSubmit } = useSchemaForm(confirmationSchema(user.email), {
    defaultValues: { email: '' },
  })
  const askAndDelete = handleSubmit(async () => {
    const isSure = await dialogs.confirmDelete(
      t`Your account, your artifacts with their likes, your likes and your reports will be gone.`,
    )
    if (isSure) await leave().catch(toast.failure)
  })
  return (
    <Form onSubmit={askAndDelete}>
      <FormField
        control={control}
        name="email"
        label={t`E-mail of this account`}
        type="email"
        autoComplete="off"
        required
        helper={confirmation(user.email)}
      />
      <DeleteButton edge="start" type="submit" size="large" label={t`Delete my account`} isBusy={isPending} />
    </Form>
  )
}
