import { expect, it } from 'vitest'
import { Link, Route, Routes } from 'react-router'
import { page } from 'vitest/browser'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { renderApp } from '#test/render.tsx'
import SignInScreen from './SignInScreen.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const password = page.getByLabelText(/^Password/)
const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
const busy = page.getByRole('button', { name: 'Signing in' })
const google = page.getByRole('button', { name: 'Sign in with Google' })
const done = page.getByRole('dialog', { name: 'Signed In!' })
const isSignIn = ({ name }: { name: string }) => name === 'signInWithPassword'

async function renderScreen() {
  const provider = fakeIdentityProvider()
  const app = await renderApp(
    <>
      <Link to="/aboutUs">Away</Link>
      <Routes>
        <Route path="/signin" element={<SignInScreen />} />
        <Route path="*" element={<h1>A page</h1>} />
      </Routes>
      <DialogHost />
    </>,
    { at: '/signin' },
  )
  return { ...app, provider }
}

async function fill(address = 'ada@example.com', secret = 'Abcdef') {
  await email.fill(address)
  await password.fill(secret)
}

it('2.52 and 5.2b asks for e-mail and password with their input types and autocomplete, and offers Google', async () => {
  await renderScreen()
  await expect.element(google).toBeVisible()
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(email).toHaveAttribute('autocomplete', 'email')
  await expect.element(email).toBeRequired()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(password).toBeRequired()
})

it('shows what is missing at each field, focuses the first, and sends nothing', async () => {
  const { provider, screen } = await renderScreen()
  await signIn.click()
  await expect.element(email).toHaveFocus()
  await expect
    .element(email)
    .toHaveAccessibleDescription('Please enter an e-mail address, like name@example.com.')
  await expect.element(password).toHaveAccessibleDescription('Please enter your password.')
  await expectAccessible(screen.locator)
  expect(provider.calls).toEqual([])
})

it('leaves the check of the password to the provider', async () => {
  const { provider } = await renderScreen()
  provider.refuse('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS')
  await fill(' ada@example.com', 'x')
  await signIn.click()
  await expect.poll(() => provider.calls.filter(isSignIn)).toHaveLength(1)
  expect(JSON.parse(provider.calls[0]!.body)).toMatchObject({ email: 'ada@example.com', password: 'x' })
})

it('8.1f shows progress, sends one request, and reports a failure in a toast with the form still usable', async () => {
  const { provider, address } = await renderScreen()
  const respond = provider.hold('signInWithPassword')
  provider.refuse('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS')
  await fill()
  await signIn.click()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(google).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => provider.calls.filter(isSignIn)).toHaveLength(1)
  await busy.click({ force: true })
  await google.click({ force: true })
  respond()
  await expect.element(signIn).toHaveAttribute('aria-disabled', 'false')
  expect(provider.calls.filter(isSignIn)).toHaveLength(1)
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'The e-mail or the password is wrong.' }])
  await expect.element(password).toHaveValue('Abcdef')
  const reason = page.getByRole('alert').filter({ hasText: 'The e-mail or the password is wrong.' })
  await expect.element(reason).toBeVisible()

  provider.accept('signInWithPassword')
  await signIn.click()
  await expect.element(done).toBeVisible()
  expect(reason.query()).toBeNull()
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect.poll(address).toBe('/')
})

it('8.7 confirms the sign-in in a dialog, then leads on', async () => {
  const { address } = await renderScreen()
  await fill()
  await signIn.click()
  await expect.element(done).toHaveAccessibleDescription('You have successfully Signed In!')
  expect(address()).toBe('/signin')
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect.poll(address).toBe('/')
})

it('a sign-in that ends after the user has left is confirmed by a toast, without navigation', async () => {
  const { provider, address } = await renderScreen()
  const respond = provider.hold('signInWithPassword')
  await fill()
  await signIn.click()
  await expect.poll(() => provider.calls.filter(isSignIn)).toHaveLength(1)
  await page.getByRole('link', { name: 'Away' }).click()
  respond()
  await expect
    .poll(toast.waiting.get)
    .toMatchObject([{ kind: 'success', message: 'You have successfully Signed In!' }])
  expect(done.query()).toBeNull()
  expect(address()).toBe('/aboutUs')
})
