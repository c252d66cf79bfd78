import { PASSWORD_MESSAGE } from '@tracker/domain/account.ts'
import { IMAGE_URL_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { useRef, useState } from 'react'
import { createAccount, setProfile } from '#firebase/auth.ts'
import { Field } from '#components/Field.tsx'
import { useFieldErrors } from '#components/useFieldErrors.ts'
import { PATHS } from '#paths.ts'
import { type SignUpValues, checkSignUp } from './validation.ts'
import { EntryScreen } from './AuthForm.tsx'
import { asSignInError } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { SIGNED_UP, useEntry } from './useAuthForm.ts'

/**
 * Creates the account. When only its name and photo could not be set, the person is signed up all the same: the answer is
 * that failure, for afterwards.
 */
async function signUp({ name, email, password, photoURL }: SignUpValues): Promise<unknown> {
  await createAccount(email.trim(), password)
  try {
    await setProfile(name.trim(), photoURL.trim())
    return undefined
  } catch (error) {
    return asSignInError(error)
  }
}

/** Signs a person up, with a password or through Google. */
export default function SignUpScreen() {
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors(form)
  const [values, setValues] = useState<SignUpValues>({ name: '', email: '', password: '', photoURL: '' })
  const entry = useEntry()
  const bind = (field: keyof SignUpValues) => ({
    value: values[field],
    onChange: (value: string) => setValues({ ...values, [field]: value }),
    error: errors.of(field),
  })

  const submit = () => {
    const complaints = checkSignUp(values)
    errors.show(complaints)
    if (complaints.length === 0) void entry.enter(() => signUp(values), SIGNED_UP)
  }

  return (
    <EntryScreen
      title="Sign Up"
      busyText="Signing up"
      entry={entry}
      form={form}
      onSubmit={submit}
      other={{ question: 'Have an account?', label: 'Sign in', to: PATHS.signIn }}
    >
      <Field
        {...bind('name')}
        label="Name"
        name="name"
        autoComplete="name"
        required
        helper="Shown with the artifacts that you add."
        inputProps={{ maxLength: NAME_MAX }}
      />
      <Field {...bind('email')} label="E-mail" name="email" type="email" autoComplete="email" required />
      <PasswordField {...bind('password')} autoComplete="new-password" helper={PASSWORD_MESSAGE} />
      <Field
        {...bind('photoURL')}
        label="Photo URL"
        name="photoURL"
        type="url"
        autoComplete="photo"
        helper="The full address of a picture of you. It may stay empty."
        inputProps={{ maxLength: IMAGE_URL_MAX }}
      />
    </EntryScreen>
  )
}
