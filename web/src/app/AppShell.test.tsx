import { expect, it } from 'vitest'
import { listPicker } from '#components/records/actions/listPicker.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { AppShell } from './AppShell.tsx'

it.each(['/aboutUs', '/contactUs', '/privacy'])(
  "a member's background work, such as waiting photos and an import, also runs on %s",
  async (at) => {
    await renderApp(<AppShell />, { at, user: ADA })
    await expect.poll(() => listPicker.isOffered.get()).toBe(true)
  },
)

it('no background work runs for visitors', async () => {
  const { screen } = await renderApp(<AppShell />, { at: '/aboutUs', user: null })
  await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  expect(listPicker.isOffered.get()).toBe(false)
})
