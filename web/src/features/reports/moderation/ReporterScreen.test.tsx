import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Reporter } from '@tracker/domain/reports/moderation.ts'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { CURATOR } from '#test/users.ts'
import ReporterScreen from './ReporterScreen.tsx'

const NAME = 'k7f3q-2m9tw'
const AT = '2026-11-20T10:00:00.000Z'
const REPORTER: Reporter = { reporter: NAME, reports: 60, is_own: false, suspension: null }
const CASE: Reported = {
  kind: 'artifact',
  artifact: readArtifact('vase', { artifact_name: 'Vase', artifact_type: 'Tools', adder_name: 'Ada' }),
  adder_uid: 'ada',
  is_own: false,
  reports_count: 1,
  reports: [{ reporter: NAME, reason: 'False', text: 'Not real.', reported_at: AT }],
  decisions: [],
}

async function renderScreen(reporter: Partial<Reporter> = {}, cases: readonly Reported[] = [CASE]) {
  const api = fakeApi()
  const { screen } = await renderApp(
    api.provide(
      <Routes>
        <Route path="/reporter/:reporter" element={<ReporterScreen />} />
      </Routes>,
    ),
    { at: `/reporter/${NAME}`, user: CURATOR },
  )
  await expect
    .poll(() => api.sent.map(({ path }) => path))
    .toEqual([`/api/reporters/${NAME}`, `/api/reports?reporter=${NAME}`])
  api.respond(200, { ...REPORTER, ...reporter })
  api.respond(200, cases)
  await expect.element(page.getByRole('heading', { level: 1, name: `Reporter ${NAME}` })).toBeVisible()
  return { ...api, screen }
}

const section = (name: string) => page.getByRole('region', { name })
const posted = (api: ReturnType<typeof fakeApi>) => api.sent.filter(({ method }) => method === 'POST')

beforeEach(() => page.viewport(320, 640))

it('shows what the person has reported, on a phone', async () => {
  const api = await renderScreen()
  const vase = page.getByRole('article', { name: 'Vase' })
  await expect.element(vase.getByText('Not real.')).toBeVisible()
  await expect
    .element(vase.getByRole('link', { name: `Reporter ${NAME}` }))
    .toHaveAttribute('href', `/reporter/${NAME}`)
  await expectAccessible(api.screen.locator)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('dismisses all reports call by call, and shows the progress', async () => {
  const api = await renderScreen()
  const form = section('Dismiss all')
  await form.getByRole('textbox', { name: 'Why' }).fill('A grudge.')
  await form.getByRole('button', { name: 'Dismiss all 60 reports' }).click()
  const call = {
    method: 'POST',
    path: `/api/reporters/${NAME}`,
    body: { decision: 'dismiss', note: 'A grudge.' },
  }
  await expect.poll(() => posted(api)).toEqual([call])
  api.respond(200, { done: 50, left: 10 })
  await expect.element(form.getByText('Dismissed 50 of 60')).toBeVisible()
  await expect.poll(() => posted(api)).toEqual([call, call])
  api.respond(200, { done: 10, left: 0 })
  await expect
    .poll(() => toast.take())
    .toMatchObject([{ kind: 'success', message: 'Dismissed: 60 reports.' }])
})

it('suspends the person with a reason, and lifts the suspension', async () => {
  const api = await renderScreen()
  const form = section('Suspension')
  await form.getByRole('textbox', { name: 'Why' }).fill('Nonsense.')
  await form.getByRole('button', { name: 'Suspend' }).click()
  await expect.poll(() => posted(api)).toMatchObject([{ body: { decision: 'suspend', note: 'Nonsense.' } }])
  api.respond(200, { done: 0, left: 0 })
  await expect.poll(() => api.sent).toHaveLength(5)
  const suspension = { reason: 'Nonsense.', suspended_at: AT, is_lifting: false }
  api.respond(200, { ...REPORTER, suspension })
  api.respond(200, [CASE])
  await form.getByRole('button', { name: 'Lift the suspension' }).click()
  await expect.poll(() => posted(api).at(-1)).toMatchObject({ body: { decision: 'lift', note: '' } })
})

it('offers nothing about the curator’s own reports', async () => {
  await renderScreen({ is_own: true })
  await expect
    .element(page.getByText('These are your own reports: another curator decides on them.'))
    .toBeVisible()
  for (const name of ['Dismiss all', 'Suspension']) expect(section(name).query()).toBeNull()
})
