import { readList } from '@tracker/domain/lists/list.ts'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import ListReportsScreen from './ListReportsScreen.tsx'
import ReportListScreen from './filing/ReportListScreen.tsx'

const toasts = () => toast.waiting.get().map(({ message }) => message)

beforeEach(() => page.viewport(320, 640))

it('a curator reads all texts of a reported list, and hides it with a reason', async () => {
  const api = fakeApi()
  const { screen } = await renderApp(api.provide(<ListReportsScreen />), { user: ADA })
  await expect.poll(() => api.sent).toHaveLength(1)
  const list = readList('shoes', {
    title: 'Bronze',
    introduction: 'Buy shoes.',
    visibility: 'link',
    entries: [{ artifactId: 'awl', note: 'At half price.' }],
  })
  const reported_at = '2026-11-20T10:00:00.000Z'
  api.respond(200, [{ list, is_own: false, reason: 'Advertising', text: 'It sells.', reported_at }])
  for (const text of ['Buy shoes.', 'At half price.', 'It sells.'])
    await expect.element(page.getByText(text)).toBeVisible()
  await expectAccessible(screen.locator)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('textbox', { name: 'Why' }).fill('It sells shoes.')
  await page.getByRole('button', { name: 'Hide Bronze' }).click()
  await expect
    .poll(() => api.sent.at(-1))
    .toEqual({
      method: 'POST',
      path: '/api/listReports/shoes',
      body: { decision: 'hide', note: 'It sells shoes.' },
    })
  api.respond(200, { decision: 'hide' })
  await expect.poll(toasts).toEqual(['Hidden.'])
})

it('a member reports a list with a reason', async () => {
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
  expect(toasts()).toEqual(['Thank you. Curators will look at it.'])
})
