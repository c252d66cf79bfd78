import { t } from '@lingui/core/macro'
import { newEmailSchema } from '@tracker/domain/account/credentials.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { EmailField } from '#components/forms/EmailField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { changeEmail } from '#firebase/auth/accountSecurity.ts'
import { PasswordField } from '#features/account/PasswordField.tsx'
import { useAccountChange } from './useAccountChange.ts'

/** Changes the e-mail address. The change takes effect when the link in the mail is opened. */
export function EmailForm() {
  const { failure, run } = useAccountChange()
  const { control, handleSubmit, formState, reset } = useSchemaForm(newEmailSchema, {
    defaultValues: { email: '', password: '' },
  })
  const save = handleSubmit(({ email, password }) =>
    run(
      () => changeEmail(password, email),
      t`A mail with a link was sent to ${email}. Open it to change your address.`,
      reset,
    ),
  )
  return (
    <Form onSubmit={save}>
      <EmailField control={control} name="email" label={t`New e-mail`} />
      <PasswordField
        control={control}
        name="password"
        label={t`Password of this account`}
        autoComplete="current-password"
      />
      <FormError text={failure} />
      <SubmitButton isBusy={formState.isSubmitting} busyText={t`Sending`}>
        {t`Change e-mail`}
      </SubmitButton>
    </Form>
  )
}
