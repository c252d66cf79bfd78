import { t } from '@lingui/core/macro'
import { signInSchema } from '@tracker/domain/account/credentials.ts'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { EmailField } from '#components/forms/EmailField.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { signInWithPassword } from '#firebase/auth/auth.ts'
import { PATHS } from '#navigation/paths.ts'
import { AuthForm, type AuthScreenProps } from './AuthForm.tsx'
import { PasswordField } from '#features/account/PasswordField.tsx'
import { signedIn, useAuthAttempt } from './useAuthAttempt.ts'

/** Sign-in with a password or through Google. */
export default function SignInScreen({ behind }: AuthScreenProps) {
  const attempt = useAuthAttempt()
  const { control, handleSubmit } = useSchemaForm(signInSchema, {
    defaultValues: { email: '', password: '' },
  })
  return (
    <AuthForm
      title={t`Sign In`}
      busyText={t`Signing in`}
      attempt={attempt}
      onSubmit={handleSubmit(({ email, password }) =>
        attempt.run(() => signInWithPassword(email, password), signedIn()),
      )}
      behind={behind}
      other={{ question: t`New here?`, label: t`Sign up`, to: PATHS.signUp }}
    >
      <EmailField control={control} name="email" />
      <PasswordField control={control} name="password" autoComplete="current-password" />
      <TextLink to={PATHS.resetPassword} sx={{ justifySelf: 'start', marginTop: -1 }}>
        {t`Forgotten your password?`}
      </TextLink>
    </AuthForm>
  )
}
