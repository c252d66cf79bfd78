import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { Newsletter } from './Newsletter.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const subscribe = page.getByRole('button', { name: 'Subscribe' })

it('5.2d the e-mail has its input type and autocomplete', async () => {
  await renderApp(<Newsletter />)
  await expect.element(email).toHaveAttribute('type', 'email')
  await expect.element(email).toHaveAttribute('autocomplete', 'email')
  await expect.element(email).toBeRequired()
})

it.each(['', 'ada', 'ada@'])(
  'refuses “%s” with an error at the field, which has the focus',
  async (typed) => {
    await renderApp(<Newsletter />)
    await email.fill(typed)
    await subscribe.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(email)
      .toHaveAccessibleDescription('Please enter an e-mail address, like name@example.com.')
  },
)

it('9.10 is a placeholder: it says so, and sends nothing', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await renderApp(<Newsletter />)
  await subscribe.click()
  await email.fill('ada@example.com')
  await subscribe.click()
  await expect.element(email).toHaveAttribute('aria-invalid', 'false')
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^Thank you for your interest\..*not kept\.$/)
  expect(fetch).not.toHaveBeenCalled()
})
