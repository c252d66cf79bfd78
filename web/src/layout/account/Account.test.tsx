import { expect, it, onTestFinished, vi } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { Account } from './Account.tsx'

const script = vi.hoisted(() => Promise.withResolvers<object>())
vi.mock('./AccountMenu.tsx', () => script.promise)

it('the account stands in its place from the first render, while the code of its menu loads', async () => {
  const come = () => script.resolve({ AccountMenu: () => 'The menu' })
  onTestFinished(come)
  const { screen } = await renderApp(<Account user={ADA} onSignOut={() => undefined} />)
  const button = screen.getByRole('button', { name: `Account of ${ADA.displayName}` })
  expect(button.query()).not.toBeNull()
  await button.click()
  await expect.element(screen.getByRole('link', { name: 'My Lists' })).toBeVisible()
  come()
  await expect.element(screen.getByText('The menu')).toBeVisible()
})
