import { PASSWORD_MESSAGE } from '@tracker/domain/account.ts'
import { parseSignUp, type SignUp } from '@tracker/domain/credentials.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { Field } from '#components/Field.tsx'
import { createAccount, setProfile } from '#firebase/auth.ts'
import { PATHS } from '#paths.ts'
import { AuthForm, type AuthScreenProps } from './AuthForm.tsx'
import { asSignInError } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { SIGNED_UP, useAuthForm } from './useAuthForm.ts'

/**
 * Creates the account. When only its name and photo could not be set, the person is signed up all the same: the answer is
 * that failure, as a warning for afterwards.
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

/** Signs a person up, with a password or through Google. */
export default function SignUpScreen({ behind }: AuthScreenProps) {
  const form = useAuthForm({
    defaultValues: { name: '', email: '', password: '', photoURL: '' },
    parse: parseSignUp,
    attempt: signUp,
    success: SIGNED_UP,
  })
  return (
    <AuthForm
      title="Sign Up"
      busyText="Signing up"
      form={form}
      behind={behind}
      other={{ question: 'Have an account?', label: 'Sign in', to: PATHS.signIn }}
    >
      <Field
        {...form.register('name')}
        label="Name"
        autoComplete="name"
        required
        helper="What others will see: it is shown with the artifacts that you add."
        inputProps={{ maxLength: NAME_MAX }}
      />
      <Field {...form.register('email')} label="E-mail" type="email" autoComplete="email" required />
      <PasswordField {...form.register('password')} autoComplete="new-password" helper={PASSWORD_MESSAGE} />
      <Field
        {...form.register('photoURL')}
        label="Photo URL"
        type="url"
        autoComplete="photo"
        helper="The full address of a picture of you. It may stay empty."
        inputProps={{ maxLength: IMAGE_URL_MAX }}
      />
    </AuthForm>
  )
}
