import { useRef, useState } from 'react'
import { signInWithPassword } from '#firebase/auth.ts'
import { Field } from '#components/Field.tsx'
import { useFieldErrors } from '#components/useFieldErrors.ts'
import { PATHS } from '#paths.ts'
import { checkSignIn } from './validation.ts'
import { EntryScreen } from './AuthForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SIGNED_IN, useEntry } from './useAuthForm.ts'

/** Signs a person in, with a password or through Google. */
export default function SignInScreen() {
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors(form)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const entry = useEntry()

  const submit = () => {
    const complaints = checkSignIn({ email, password })
    errors.show(complaints)
    if (complaints.length === 0) {
      void entry.enter(() => signInWithPassword(email.trim(), password), SIGNED_IN)
    }
  }

  return (
    <EntryScreen
      title="Sign In"
      busyText="Signing in"
      entry={entry}
      form={form}
      onSubmit={submit}
      other={{ question: 'New here?', label: 'Sign up', to: PATHS.signUp }}
    >
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
        error={errors.of('email')}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.of('password')}
      />
    </EntryScreen>
  )
}
