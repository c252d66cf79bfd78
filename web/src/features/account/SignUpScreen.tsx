import { zodResolver } from '@hookform/resolvers/zod'
import { PASSWORD_MESSAGE } from '@tracker/domain/account/account.ts'
import { type SignUp, signUpSchema } from '@tracker/domain/account/credentials.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { useForm } from 'react-hook-form'
import { FormField } from '#components/forms/FormField.tsx'
import { createAccount, setProfile } from '#firebase/auth.ts'
import { PATHS } from '#navigation/paths.ts'
import { AuthForm, type AuthScreenProps } from './AuthForm.tsx'
import { asSignInError } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { SIGNED_UP, useAuthAttempt } from './useAuthAttempt.ts'

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
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(signUpSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { name: '', email: '', password: '', photoURL: '' },
  })
  return (
    <AuthForm
      title="Sign Up"
      busyText="Signing up"
      attempt={attempt}
      onSubmit={handleSubmit((values) => attempt.run(() => signUp(values), SIGNED_UP))}
      behind={behind}
      other={{ question: 'Have an account?', label: 'Sign in', to: PATHS.signIn }}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        autoComplete="name"
        required
        helper="What others will see: it is shown with the artifacts that you add."
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormField control={control} name="email" label="E-mail" type="email" autoComplete="email" required />
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        helper={PASSWORD_MESSAGE}
      />
      <FormField
        control={control}
        name="photoURL"
        label="Photo URL"
        type="url"
        autoComplete="photo"
        helper="The full address of a picture of you. It may stay empty."
        slotProps={{ htmlInput: { maxLength: IMAGE_URL_MAX } }}
      />
    </AuthForm>
  )
}
