import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { ContactForm } from './ContactForm.tsx'

const FIELDS = {
  Name: ['Ada', 'Please enter your name.'],
  'E-mail': ['ada@example.com', 'Please enter an e-mail address, like name@example.com.'],
  Message: ['Hello', 'Please enter a message.'],
} as const

const field = (label: string) => page.getByRole('textbox', { name: label })
const send = page.getByRole('button', { name: 'Send Message' })
const thanks = page.getByRole('status')

async function fill(missing = '') {
  for (const [label, [value]] of Object.entries(FIELDS))
    await field(label).fill(label === missing ? ' ' : value)
}

it('5.2c the e-mail has its input type, and fields have autocomplete', async () => {
  await renderApp(<ContactForm />)
  await expect.element(field('E-mail')).toHaveAttribute('type', 'email')
  await expect.element(field('E-mail')).toHaveAttribute('autocomplete', 'email')
  await expect.element(field('Name')).toHaveAttribute('autocomplete', 'name')
})

it('5.3 every field is required: the form shows the error at the field, and confirms nothing', async () => {
  await renderApp(<ContactForm />)
  for (const [label, [, message]] of Object.entries(FIELDS)) {
    await expect.element(field(label)).toBeRequired()
    await fill(label)
    await send.click()
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(label)).toHaveAccessibleDescription(message)
    await expect.element(thanks).toBeEmptyDOMElement()
  }
})

it('an invalid e-mail address is refused', async () => {
  await renderApp(<ContactForm />)
  await fill()
  await field('E-mail').fill('ada@')
  await send.click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(FIELDS['E-mail'][1])
})

it('2.54 Send Message says that nothing was sent, and keeps the text', async () => {
  await renderApp(<ContactForm />)
  await fill()
  await send.click()
  await expect.element(thanks).toMatchTextContent(/^Thank you for writing\..*nothing was sent/)
  await expect.element(field('Message')).toHaveValue('Hello')
})

it('opens the visitor’s mail program with the message if the site has an address for it', async () => {
  await renderApp(<ContactForm mailTo="fen@fen.example" />)
  await fill()
  await field('Message').fill('Hello & good day,\nall')
  await send.click()
  const link = thanks.getByRole('link', { name: 'fen@fen.example' })
  await expect.element(link).toBeVisible()
  const mail = new URL(link.element().getAttribute('href') ?? '')
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'fen@fen.example'])
  expect(mail.searchParams.get('subject')).toBe('Message from Ada')
  expect(mail.searchParams.get('body')).toBe('Hello & good day,\r\nall\r\n\r\nAda\r\nada@example.com')
})
