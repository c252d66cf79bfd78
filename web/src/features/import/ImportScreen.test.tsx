import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { blockStorage, fillStorage } from '#test/storage.ts'
import ImportScreen from './ImportScreen.tsx'

const USER = { uid: 'importer', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const notice = page.getByRole('alert').filter({ hasText: 'Importing does not work here' })
const fileField = page.getByText('Choose a file', { exact: false }).first()

it('says why it does not work where storage is blocked, and works once it is allowed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const allow = blockStorage()
  const { screen } = await renderApp(<ImportScreen />, { user: USER })
  await expect.element(notice.filter({ hasText: 'not let this site store data' })).toBeVisible()
  await expectAccessible(screen.locator)
  allow()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(fileField).toBeVisible()
})

it('says that the storage is full', async () => {
  fillStorage()
  await renderApp(<ImportScreen />, { user: USER })
  await expect.element(notice.filter({ hasText: 'no room left' })).toBeVisible()
})
