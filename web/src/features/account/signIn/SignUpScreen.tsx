import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { PASSWORD_MESSAGE } from '@tracker/domain/account/account.ts'
import { type SignUp, signUpSchema } from '@tracker/domain/account/credentials.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { EmailField } from '#components/forms/EmailField.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { createAccount, setProfile } from '#firebase/auth/auth.ts'
import { PATHS } from '#navigation/paths.ts'
import { AuthForm, type AuthScreenProps } from './AuthForm.tsx'
import { asSignInError } from '#features/account/messages.ts'
import { PasswordField } from '#features/account/PasswordField.tsx'
import { PhotoUrlField } from '#features/account/PhotoUrlField.tsx'
import { signedUp, useAuthAttempt } from './useAuthAttempt.ts'

/**
 * Creates the account. Resolves with an error if only its name and photo could not be set, because the user
 * is then signed up.
 */
async function signUp({ name, email, password, photoURL }: SignUp): Promise<unknown> {
  await createAccount(email, password)
  try {
    await setProfile(name, photoURL)
    return undefined
  } catch (error) {
    return asSignInError(error)
  }
}

/** Sign-up with a password or through Google. */
export default function SignUpScreen({ behind }: AuthScreenProps) {
  const attempt = useAuthAttempt()
  const { control, handleSubmit } = useSchemaForm(signUpSchema, {
    defaultValues: { name: '', email: '', password: '', photoURL: '' },
  })
  return (
    <AuthForm
      title={t`Sign Up`}
      busyText={t`Signing up`}
      attempt={attempt}
      onSubmit={handleSubmit((values) => attempt.run(() => signUp(values), signedUp()))}
      behind={behind}
      other={{ question: t`Have an account?`, label: t`Sign in`, to: PATHS.signIn }}
    >
      <FormField
        control={control}
        name="name"
        label={t`Name`}
        autoComplete="name"
        required
        helper={t`What others will see: it is shown with the artifacts that you add.`}
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <EmailField control={control} name="email" />
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        helper={translateDomainText(PASSWORD_MESSAGE)}
      />
      <PhotoUrlField control={control} name="photoURL" />
    </AuthForm>
  )
}
