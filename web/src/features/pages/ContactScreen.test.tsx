import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import ContactScreen from './ContactScreen.tsx'

it('2.53 shows address, phone, e-mail and website', async () => {
  const { screen } = await renderApp(<ContactScreen />)
  const details = Object.fromEntries(
    screen
      .getByRole('term')
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
  expect(details).toEqual({
    Address: '123 Museum Street, Antiquity City',
    Phone: '+1 555 0100',
    'E-mail': 'hello@artifact-tracker.example',
    Website: 'www.artifact-tracker.example',
  })
})
