import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import type { Reported, ReportedArtifact, ReportedList } from '@tracker/domain/reports/reportedCase.ts'
import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { CURATOR } from '#test/users.ts'
import ReportsScreen from './ReportsScreen.tsx'

const AT = '2026-11-20T10:00:00.000Z'

function aCase(
  name: string,
  fields: Partial<ReportedArtifact> = {},
  hidden_reason?: string,
): ReportedArtifact {
  const artifact = readArtifact(name, { artifact_name: name, artifact_type: 'Tools', adder_name: 'Ada' })
  return {
    kind: 'artifact',
    artifact: hidden_reason === undefined ? artifact : { ...artifact, hidden_reason },
    adder_uid: 'ada',
    is_own: false,
    reports_count: 2,
    reports: [
      { reporter: 'heron', reason: 'False', text: 'Not real.', reported_at: AT },
      { reporter: 'otter', reason: 'Other', text: '', reported_at: AT },
    ],
    decisions: [],
    ...fields,
  }
}

function aList(fields: Partial<ReportedList> = {}, hidden_reason?: string): ReportedList {
  const list = readList('shoes', {
    title: 'Bronze',
    introduction: 'Buy shoes.',
    visibility: 'link',
    entries: [{ artifactId: 'awl', note: 'At half price.' }],
  })
  return {
    kind: 'list',
    list: hidden_reason === undefined ? list : { ...list, hidden_reason },
    is_own: false,
    reports_count: 1,
    reports: [{ reporter: 'heron', reason: 'Advertising', text: 'It sells.', reported_at: AT }],
    decisions: [],
    ...fields,
  }
}

async function renderScreen(...cases: Reported[]) {
  const api = fakeApi()
  const { screen, client } = await renderApp(api.provide(<ReportsScreen />), { user: CURATOR })
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, cases)
  return { ...api, screen, client }
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

it('shows the further photographs of a hidden record, which only curators get', async () => {
  const hidden = aCase('Vase', {}, 'A copy.')
  const url = (letter: string) => `${location.origin}/api/photos/${letter.repeat(20)}-40x30`
  const more_photos = [{ url: url('b'), caption: 'The back' }, { url: url('c') }]
  const api = await renderScreen({ ...hidden, artifact: { ...hidden.artifact, more_photos } })
  const photographs = article('Vase').getByRole('list', { name: 'Further photographs' })
  await expect
    .poll(() => api.sent.slice(1).map(({ path }) => path))
    .toEqual(['b', 'c'].map((letter) => `/api/hiddenPhotos/${letter.repeat(20)}-40x30?size=medium`))
  const picture = await fetch(
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  )
  const bytes = await picture.blob()
  for (const _ of more_photos) api.respondWith(new Response(bytes))
  for (const name of ['The back', 'Photograph 3'])
    await expect
      .element(photographs.getByRole('img', { name }))
      .toHaveAttribute('src', expect.stringMatching(/^data:image/))
  await expectAccessible(api.screen.locator)
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

it('shows one card for a reported list, with all its texts, and hides it with a reason', async () => {
  await page.viewport(320, 640)
  const api = await renderScreen(aList())
  const summary = article('Bronze').getByText(/^All that was entered/)
  await expect.element(summary).toBeVisible()
  ;(summary.element() as HTMLElement).click()
  for (const text of ['Buy shoes.', 'At half price.', 'It sells.'])
    await expect.element(article('Bronze').getByText(text)).toBeVisible()
  await expect.element(article('Bronze').getByRole('link', { name: 'Public page of Bronze' })).toBeVisible()
  await expectAccessible(api.screen.locator)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.getByRole('textbox', { name: 'Why' }).fill('It sells shoes.')
  await button('Hide Bronze').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      path: '/api/reports/shoes',
      body: { kind: 'list', decision: 'hide', note: 'It sells shoes.' },
    })
})

it.each([
  ['list', aList({}, 'Shoes.'), 'Bronze'],
  ['artifact', aCase('Vase', {}, 'Shoes.'), 'Vase'],
])(
  'offers to restore a hidden %s or to keep it hidden, and nothing that would close the case',
  async (_, hidden, name) => {
    const api = await renderScreen(hidden)
    await expect.element(article(name).getByText('Hidden: Shoes.')).toBeVisible()
    await expect.element(button(`Restore ${name}`)).toBeVisible()
    expect(button(`Dismiss ${name}`).query()).toBeNull()
    await button(`Keep hidden ${name}`).click()
    await expect.poll(() => api.sent.at(-1)).toMatchObject({ body: { decision: 'dismiss', note: '' } })
    api.respond(200, { decision: 'dismiss' })
    await expect.poll(() => toast.take()).toMatchObject([{ kind: 'success', message: 'It stays hidden.' }])
  },
)

it('decides on artifacts and lists at once', async () => {
  const api = await renderScreen(aCase('Vase'), aList())
  expect(page.getByRole('region', { name: 'Selection' }).query()).toBeNull()
  await page.getByRole('checkbox', { name: 'Select Vase' }).click()
  // The forms of the cases are folded meanwhile.
  await expect.poll(() => page.getByRole('textbox', { name: 'Why' }).query()).toBeNull()
  await page.getByRole('checkbox', { name: 'Select all shown' }).click()
  await button('Dismiss selected').click()
  const dialog = page.getByRole('dialog', { name: 'Dismiss 2 artifacts and lists' })
  await dialog.getByRole('button', { name: 'Dismiss' }).click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      path: '/api/decisions',
      body: { artifactIds: ['Vase'], listIds: ['shoes'], decision: 'dismiss', note: '' },
    })
  api.respond(200, { decided: 2, refused: [] })
  await expect.poll(() => toast.take()).toMatchObject([{ message: 'Dismissed: 2 artifacts and lists.' }])
})

it('shows each decision once when another one comes before two of equal times', async () => {
  const decision = { decision: 'dismiss', note: '', decided_at: AT }
  const { client, ...api } = await renderScreen(aCase('Vase', { decisions: [decision, decision] }))
  const entries = article('Vase').getByRole('list', { name: 'Decided before' }).getByRole('listitem')
  await expect.poll(() => entries.elements()).toHaveLength(2)
  void client.invalidateQueries()
  await expect.poll(() => api.sent).toHaveLength(2)
  const later = { ...decision, decided_at: '2026-11-21T10:00:00.000Z' }
  api.respond(200, [aCase('Vase', { decisions: [later, decision, decision] })])
  await expect.poll(() => entries.elements()).toHaveLength(3)
})
