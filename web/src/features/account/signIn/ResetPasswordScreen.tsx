import { t } from '@lingui/core/macro'
import { resetSchema } from '@tracker/domain/account/credentials.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { ColumnForm } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { EmailField } from '#components/forms/EmailField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { Page } from '#components/layout/Page.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { sendPasswordReset } from '#firebase/auth/accountSecurity.ts'
import { PATHS } from '#navigation/paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { asSignInError, isUnknownAccount } from '#features/account/messages.ts'

/**
 * Sends an e-mail with a link to set a new password. The message is the same whether or not the account
 * exists.
 */
export default function ResetPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { control, handleSubmit, formState } = useSchemaForm(resetSchema, { defaultValues: { email: '' } })
  const send = handleSubmit(async ({ email }) => {
    setFailure(undefined)
    setSentTo(undefined)
    try {
      await sendPasswordReset(email)
    } catch (error) {
      if (!isUnknownAccount(error)) {
        setFailure(asSignInError(error).message)
        return
      }
    }
    setSentTo(email)
  })
  return (
    <Page
      title={t`Forgotten Password`}
      intro={t`We send you a link to set a new password.`}
      width={FORM_WIDTH}
    >
      <ColumnForm onSubmit={send} sx={{ maxWidth: 480 }}>
        <EmailField control={control} name="email" />
        <FormError text={failure} />
        {sentTo !== undefined && (
          <Notice severity="success">
            {t`If there is an account for ${sentTo}, a mail with a link is on its way. Look into the spam folder, too.`}
          </Notice>
        )}
        <SubmitButton isBusy={formState.isSubmitting} busyText={t`Sending`}>
          {t`Send Link`}
        </SubmitButton>
      </ColumnForm>
      <Typography sx={{ marginTop: 3 }}>
        <TextLink to={PATHS.signIn}>{t`Back to Sign In`}</TextLink>
      </Typography>
    </Page>
  )
}
