import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { fakeIdentityProvider } from '#test/identityProvider.ts'
import { renderApp } from '#test/render.tsx'
import ResetPasswordScreen from './ResetPasswordScreen.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const send = page.getByRole('button', { name: 'Send Link' })
const sent = page.getByText('a mail with a link is on its way', { exact: false })

it('sends an e-mail with a link to set a new password', async () => {
  const provider = fakeIdentityProvider()
  const { screen } = await renderApp(<ResetPasswordScreen />)
  await expectAccessible(screen.locator)
  await email.fill('ada@example.com')
  await send.click()
  await expect.element(sent).toBeVisible()
  const call = provider.calls.find(({ name }) => name === 'sendOobCode')
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    requestType: 'PASSWORD_RESET',
    email: 'ada@example.com',
  })
  expect(call?.language).toBe('en')
})

it('shows the same message for an unknown account', async () => {
  const provider = fakeIdentityProvider()
  provider.refuse('sendOobCode', 'EMAIL_NOT_FOUND')
  await renderApp(<ResetPasswordScreen />)
  await email.fill('nobody@example.com')
  await send.click()
  await expect.element(sent).toBeVisible()
})

it('keeps the address and shows the error', async () => {
  const provider = fakeIdentityProvider()
  provider.refuse('sendOobCode', 'TOO_MANY_ATTEMPTS_TRY_LATER')
  await renderApp(<ResetPasswordScreen />)
  await email.fill('ada@example.com')
  await send.click()
  await expect.element(page.getByText('Too many attempts.', { exact: false })).toBeVisible()
  await expect.element(email).toHaveValue('ada@example.com')
})
