import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import ReportListScreen from './ReportListScreen.tsx'

it('a member reports a list with a reason', async () => {
  await page.viewport(320, 640)
  const api = fakeApi()
  const routes = (
    <Routes>
      <Route path="/reportList/:id" element={<ReportListScreen />} />
      <Route path="/" element={<p>At home</p>} />
    </Routes>
  )
  const { screen } = await renderApp(api.provide(routes), { at: '/reportList/shoes', user: ADA })
  await page.getByRole('combobox', { name: 'Reason' }).selectOptions('Advertising')
  await expectAccessible(screen.locator)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ listId: 'shoes', reason: 'Advertising', text: '' })
  api.respond(201, { insertedId: 'ada_shoes' })
  await expect.element(page.getByText('At home')).toBeVisible()
  expect(toast.take()).toMatchObject([{ kind: 'notice', message: 'Thank you. Curators will look at it.' }])
})
