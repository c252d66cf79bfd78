import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { signInWithPassword } from '#data/auth.ts'
import { Page } from '#elements/Page.tsx'
import { TextLink } from '#elements/TextLink.tsx'
import { Field } from '#forms/Field.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { useFieldErrors } from '#forms/useFieldErrors.ts'
import { PATHS } from '#paths.ts'
import { checkSignIn } from './checks.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { PasswordField } from './PasswordField.tsx'
import { Sheet } from './Sheet.ts'
import { SIGNED_IN, useEntry } from './useEntry.ts'

/** Signs a person in, with a password or through Google. */
export default function SignInScreen() {
  const form = useRef<HTMLFormElement>(null)
  const errors = useFieldErrors(form)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, enter, next } = useEntry()

  const submit = () => {
    const complaints = checkSignIn({ email, password })
    errors.show(complaints)
    if (complaints.length === 0) void enter(() => signInWithPassword(email.trim(), password), SIGNED_IN)
  }

  return (
    <Page title="Sign In" width={480}>
      <Sheet>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
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
          <SubmitButton fullWidth isBusy={isBusy} busyText="Signing in">
            Sign In
          </SubmitButton>
        </form>
        <GoogleButton isBusy={isBusy} onPress={(attempt) => void enter(attempt, SIGNED_IN)} />
        <Typography sx={{ mt: 3 }}>
          New here?{' '}
          <TextLink to={PATHS.signUp} state={{ from: next }} replace>
            Sign up
          </TextLink>
        </Typography>
      </Sheet>
    </Page>
  )
}
