import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { renderApp } from '#test/render.tsx'
import SignUpScreen from './SignUpScreen.tsx'

const RULE = 'Password must be 6 characters and must contain an uppercase and a lowercase character.'

const name = page.getByRole('textbox', { name: 'Name' })
const email = page.getByRole('textbox', { name: 'E-mail' })
const password = page.getByLabelText(/^Password/)
const photo = page.getByRole('textbox', { name: 'Photo URL' })
const signUp = page.getByRole('button', { name: 'Sign Up', exact: true })
const done = page.getByRole('dialog', { name: 'Signed Up!' })

async function renderScreen() {
  const provider = fakeIdentityProvider()
  const app = await renderApp(
    <>
      <SignUpScreen />
      <DialogHost />
    </>,
    { at: '/signup' },
  )
  return { ...app, provider }
}

async function fill(values: { password?: string; email?: string; photo?: string } = {}) {
  await name.fill('Ada')
  await email.fill(values.email ?? 'ada@example.com')
  await password.fill(values.password ?? 'Abcdef')
  await photo.fill(values.photo ?? '')
}

it('2.51 and 5.2a asks for name, e-mail, password and photo with their input types, and offers Google', async () => {
  await renderScreen()
  await expect.element(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  for (const [field, type, autoComplete] of [
    [name, 'text', 'name'],
    [email, 'email', 'email'],
    [password, 'password', 'new-password'],
    [photo, 'url', 'photo'],
  ] as const) {
    await expect.element(field).toHaveAttribute('type', type)
    await expect.element(field).toHaveAttribute('autocomplete', autoComplete)
  }
  for (const field of [name, email, password]) await expect.element(field).toBeRequired()
  await expect.element(photo).not.toBeRequired()
  await expect.element(password).toHaveAccessibleDescription(RULE)
})

it('5.1 and 9.3 a password has 6 characters, an uppercase and a lowercase letter; else the field shows the rule and has the focus', async () => {
  const { provider } = await renderScreen()
  for (const bad of ['', 'Abcd1', 'abcdefgh', 'ABCDEFGH', '12345678']) {
    await fill({ password: bad })
    await signUp.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    // Only once: the error replaces the help text, which is the same.
    await expect.element(password).toHaveAccessibleDescription(RULE)
  }
  expect(provider.calls).toEqual([])
  await fill({ password: 'Abcdef' })
  await signUp.click()
  await expect.poll(() => provider.calls.map(({ name }) => name)).toContain('signUp')
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect.element(password).toHaveAttribute('aria-invalid', 'false')
})

it('shows every error at its field, and focuses the first', async () => {
  const { screen } = await renderScreen()
  await email.fill('ada')
  await photo.fill('photo')
  await signUp.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription(/^Please enter your name\. What others will see/)
  await expect
    .element(email)
    .toHaveAccessibleDescription('Please enter an e-mail address, like name@example.com.')
  await expect
    .element(photo)
    .toHaveAccessibleDescription(
      /^The photo needs a full address that starts with http:\/\/ or https:\/\/\. The full address/,
    )
  await expectAccessible(screen.locator)
})

it('shows the password and hides it again', async () => {
  await renderScreen()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

it('5.5 and 8.1g a refusal by the provider, such as its own password rule, is shown in a toast, and nothing typed is lost', async () => {
  const { provider } = await renderScreen()
  provider.refuse('signUp', 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements')
  await fill()
  await signUp.click()
  await expect.poll(() => toast.waiting.get()).toHaveLength(1)
  expect(toast.take()[0]?.message).toMatch(/^This password does not meet the requirements\./)
  await expect.element(name).toHaveValue('Ada')
  await expect.element(password).toHaveValue('Abcdef')
  await expect.element(signUp).toHaveAttribute('aria-disabled', 'false')
})

it('4.2 and 8.8 creates the account, sets name and photo, confirms in a dialog, then leads on', async () => {
  const { provider, address } = await renderScreen()
  await fill({ photo: 'https://example.com/ada.png' })
  await signUp.click()
  await expect.element(done).toHaveAccessibleDescription('You have successfully Signed Up!')
  const sent = (call: string): unknown =>
    JSON.parse(provider.calls.find((one) => one.name === call)?.body ?? '{}')
  expect(sent('signUp')).toMatchObject({ email: 'ada@example.com', password: 'Abcdef' })
  expect(sent('update')).toMatchObject({ displayName: 'Ada', photoUrl: 'https://example.com/ada.png' })
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect.poll(address).toBe('/')
  expect(toast.take()).toEqual([])
})

it('a name that could not be set is reported after the dialog', async () => {
  const { provider, address } = await renderScreen()
  provider.refuse('update', 'USER_DISABLED')
  await fill()
  await signUp.click()
  await expect.element(done).toBeVisible()
  expect(toast.waiting.get()).toEqual([])
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect.poll(address).toBe('/')
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'This account has been disabled.' }])
})
