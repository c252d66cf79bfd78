import type { Reported } from '@tracker/domain/reports/reportedArtifact.ts'
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { CURATOR } from '#test/users.ts'
import ReportsScreen from './ReportsScreen.tsx'

const AT = '2026-11-20T10:00:00.000Z'

function aCase(name: string, fields: Partial<Reported> = {}, hidden_reason?: string): Reported {
  const artifact = readArtifact(name, { artifact_name: name, artifact_type: 'Tools', adder_name: 'Ada' })
  return {
    artifact: hidden_reason === undefined ? artifact : { ...artifact, hidden_reason },
    adder_uid: 'ada',
    is_own: false,
    reports_count: 2,
    reports: [
      { reason: 'False', text: 'Not real.', reported_at: AT },
      { reason: 'Other', text: '', reported_at: '2026-11-19T10:00:00.000Z' },
    ],
    decisions: [],
    ...fields,
  }
}

async function renderScreen(...cases: Reported[]) {
  const api = fakeApi()
  const { screen } = await renderApp(api.provide(<ReportsScreen />), { user: CURATOR })
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, cases)
  return { ...api, screen }
}

const article = (name: string) => page.getByRole('article', { name })
const button = (name: string) => page.getByRole('button', { name })

it('shows each artifact with its reports', async () => {
  await renderScreen(aCase('Vase'), aCase('Bowl', { reports_count: 1, reports: [] }))
  await expect
    .element(article('Vase').getByRole('list', { name: '2 reports' }).getByText('Not real.'))
    .toBeVisible()
  await expect.element(article('Bowl')).toBeVisible()
  await expect.element(article('Vase').getByRole('link', { name: 'Details of Vase' })).toBeVisible()
})

it('has the decision at the right of the record, in a case of at most 320 pixels', async () => {
  await page.viewport(1280, 800)
  await renderScreen(aCase('Vase'))
  const place = (one: Locator) => one.element().getBoundingClientRect()
  const decision = article('Vase').getByRole('textbox', { name: 'Why' })
  await expect.element(decision).toBeVisible()
  expect(place(decision).left).toBeGreaterThan(
    place(article('Vase').getByRole('list', { name: '2 reports' })).right,
  )
  expect(place(article('Vase')).height).toBeLessThanOrEqual(320)
})

it('shows every field of a hidden record, and its photo, which only curators get', async () => {
  const hidden = aCase('Vase', {}, 'A copy.')
  const url = `${location.origin}/api/photos/aaaaaaaaaaaaaaaaaaaa-40x30`
  const artifact = { ...hidden.artifact, artifact_image: url, historical_context: 'From a grave.' }
  const api = await renderScreen({ ...hidden, artifact })
  const summary = article('Vase').getByText(/^All that was entered/)
  await expect.element(summary).toBeVisible()
  // Clicked by script, because the action bar covers it in a low window.
  ;(summary.element() as HTMLElement).click()
  await expect.element(article('Vase').getByText('From a grave.')).toBeVisible()
  await expect
    .poll(() => api.sent.at(-1)?.path)
    .toBe('/api/hiddenPhotos/aaaaaaaaaaaaaaaaaaaa-40x30?size=medium')
  const picture = await fetch(
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  )
  api.respondWith(new Response(await picture.blob()))
  await expect
    .poll(() => article('Vase').element().querySelector('img')?.getAttribute('src'))
    .toMatch(/^data:image/)
})

it('hides an artifact only with a reason', async () => {
  const api = await renderScreen(aCase('Vase'))
  await button('Hide Vase').click()
  const why = page.getByRole('textbox', { name: 'Why' })
  await expect.element(why).toHaveFocus()
  await expect.element(why).toHaveAccessibleDescription(/^Please say why: the adder is shown it\./)
  expect(api.sent).toHaveLength(1)
  await why.fill('A copy.')
  await button('Hide Vase').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({ path: '/api/reports/Vase', body: { decision: 'hide', note: 'A copy.' } })
  api.respond(200, { decision: 'hide' })
  await expect.poll(() => api.sent).toHaveLength(3)
  api.respond(200, [
    aCase('Vase', { decisions: [{ decision: 'hide', note: 'A copy.', decided_at: AT }] }, 'A copy.'),
  ])
  await expect.element(button('Restore Vase')).toBeVisible()
  await expect.element(article('Vase').getByText('Hidden: A copy.')).toBeVisible()
  await expect
    .element(
      article('Vase').getByRole('list', { name: 'Decided before' }).getByText('Hidden', { exact: true }),
    )
    .toBeVisible()
  await expectAccessible(api.screen.locator)
  expect(toast.take()).toMatchObject([{ kind: 'success', message: 'Hidden.' }])
})

it('dismisses a report without a reason, and is then empty', async () => {
  const api = await renderScreen(aCase('Vase'))
  await button('Dismiss Vase').click()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ body: { decision: 'dismiss', note: '' } })
  api.respond(200, { decision: 'dismiss' })
  await expect.poll(() => api.sent).toHaveLength(3)
  api.respond(200, [])
  await expect.element(page.getByRole('heading', { name: 'Nothing to decide' })).toBeVisible()
})

it('offers no decision on the curator’s own artifact', async () => {
  await renderScreen(aCase('Vase', { is_own: true }))
  await expect
    .element(article('Vase').getByText('You added this artifact: another curator decides on it.'))
    .toBeVisible()
  expect(button('Hide Vase').query()).toBeNull()
  expect(button('Dismiss Vase').query()).toBeNull()
})

it('keeps the typed reason when the decision fails', async () => {
  const api = await renderScreen(aCase('Vase', {}, 'A copy.'))
  await page.getByRole('textbox', { name: 'Why' }).fill('It is real.')
  await button('Restore Vase').click()
  await expect.poll(() => api.sent).toHaveLength(2)
  api.respond(503, { detail: 'Later, please.' })
  await expect.poll(() => toast.take()).toMatchObject([{ kind: 'failure', message: 'Later, please.' }])
  await expect.element(page.getByRole('textbox', { name: 'Why' })).toHaveValue('It is real.')
})
