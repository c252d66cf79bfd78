import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { PASSWORD_MESSAGE } from '@tracker/domain/account/account.ts'
import { newPasswordSchema } from '@tracker/domain/account/credentials.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { changePassword } from '#firebase/auth/accountSecurity.ts'
import { PasswordField } from '#features/account/PasswordField.tsx'
import { useAccountChange } from './useAccountChange.ts'

/** Changes the password; requires the current one. */
export function PasswordForm() {
  const { failure, run } = useAccountChange()
  const { control, handleSubmit, formState, reset } = useSchemaForm(newPasswordSchema, {
    defaultValues: { password: '', newPassword: '' },
  })
  const save = handleSubmit(({ password, newPassword }) =>
    run(() => changePassword(password, newPassword), t`Your password has been changed.`, reset),
  )
  return (
    <Form onSubmit={save}>
      <PasswordField
        control={control}
        name="password"
        label={t`Current password`}
        autoComplete="current-password"
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={t`New password`}
        autoComplete="new-password"
        helper={translateDomainText(PASSWORD_MESSAGE)}
      />
      <FormError text={failure} />
      <SubmitButton isBusy={formState.isSubmitting} busyText={t`Saving`}>
        {t`Change password`}
      </SubmitButton>
    </Form>
  )
}
