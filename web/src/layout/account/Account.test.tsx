import { expect, it } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { Account } from './Account.tsx'

it('the account stands in its place from the first render, before the code of its menu has come', async () => {
  const { screen } = await renderApp(<Account user={ADA} onSignOut={() => undefined} />, { user: ADA })
  const button = screen.getByRole('button', { name: `Account of ${ADA.displayName}` })
  expect(button.query()).not.toBeNull()
})
