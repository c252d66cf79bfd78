import { parseSignIn } from '@tracker/domain/credentials.ts'
import { Field } from '#components/Field.tsx'
import { signInWithPassword } from '#firebase/auth.ts'
import { PATHS } from '#paths.ts'
import { AuthForm, type AuthScreenProps } from './AuthForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SIGNED_IN, useAuthForm } from './useAuthForm.ts'

/** Signs a person in, with a password or through Google. */
export default function SignInScreen({ behind }: AuthScreenProps) {
  const form = useAuthForm({
    defaultValues: { email: '', password: '' },
    parse: parseSignIn,
    attempt: ({ email, password }) => signInWithPassword(email, password),
    success: SIGNED_IN,
  })
  return (
    <AuthForm
      title="Sign In"
      busyText="Signing in"
      form={form}
      behind={behind}
      other={{ question: 'New here?', label: 'Sign up', to: PATHS.signUp }}
    >
      <Field {...form.register('email')} label="E-mail" type="email" autoComplete="email" required />
      <PasswordField {...form.register('password')} autoComplete="current-password" />
    </AuthForm>
  )
}
