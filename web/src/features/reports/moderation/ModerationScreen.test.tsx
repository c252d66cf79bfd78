import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Moderation } from '@tracker/domain/reports/moderation.ts'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { CURATOR } from '#test/users.ts'
import ModerationScreen from './ModerationScreen.tsx'

const artifacts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    readArtifact(`vase-${index}`, {
      artifact_name: `Vase ${index}`,
      artifact_type: 'Tools',
      adder_name: 'Ada',
    }),
  )
const contributor = (fields: Partial<Moderation> = {}): Moderation => ({
  uid: 'ada',
  name: 'Ada',
  is_own: false,
  suspension: null,
  visible: 2,
  hidden: 0,
  artifacts: artifacts(2),
  ...fields,
})
const SUSPENSION = {
  uid: 'ada',
  name: 'Ada',
  reason: 'Spam.',
  suspended_at: '2026-11-20T10:00:00.000Z',
  is_lifting: false,
}

async function renderScreen(first: Moderation, link?: string) {
  const api = fakeApi()
  const { screen } = await renderApp(
    api.provide(
      <Routes>
        <Route path="/moderation/:uid" element={<ModerationScreen />} />
      </Routes>,
    ),
    { at: '/moderation/ada', user: CURATOR },
  )
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, first, link ? { Link: link } : {})
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  return { ...api, screen }
}

const button = (name: string) => page.getByRole('button', { name })
const why = page.getByRole('textbox', { name: 'Why' })

it('suspends call by call until nothing is left, and shows the progress', async () => {
  const api = await renderScreen(contributor({ visible: 66 }))
  await button('Suspend').click()
  await expect.element(why).toHaveAccessibleDescription(/Please say why: the contributor is shown it\./)
  await why.fill('Spam.')
  await button('Suspend').click()
  const call = { method: 'POST', path: '/api/suspensions/ada', body: { reason: 'Spam.' } }
  await expect.poll(() => api.sent.slice(1)).toEqual([call])
  api.respond(200, { done: 50, left: 16 })
  await expect.element(page.getByText('Hidden 50 of 66')).toBeVisible()
  await expect.poll(() => api.sent.slice(1)).toEqual([call, call])
  api.respond(200, { done: 16, left: 0 })
  await expect.poll(() => api.sent).toHaveLength(4)
  api.respond(200, contributor({ suspension: SUSPENSION, visible: 0, hidden: 66 }))
  await expect.element(button('Lift the suspension')).toBeVisible()
  expect(toast.take()).toMatchObject([{ kind: 'success', message: 'Suspended.' }])
})

it('does not change if it is interrupted, so that the same button continues', async () => {
  const api = await renderScreen(contributor({ suspension: SUSPENSION, visible: 0, hidden: 66 }))
  await expectAccessible(api.screen.locator)
  await button('Lift the suspension').click()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/suspensions/ada' })
  api.respond(503, { detail: 'Later, please.' })
  await expect.poll(() => toast.take()).toMatchObject([{ kind: 'failure', message: 'Later, please.' }])
  await expect.element(button('Lift the suspension')).toBeVisible()
})

it('hides everything in batches with one reason, all pages included, and shows what was refused', async () => {
  const next = '</api/moderation/ada?cursor=more>; rel="next"'
  const api = await renderScreen(contributor({ visible: 25, artifacts: artifacts(25).slice(0, 20) }), next)
  await page.getByRole('checkbox').first().click()
  await page.getByRole('checkbox', { name: 'Select all 25' }).click()
  await expect.poll(() => api.sent.at(-1)?.path).toBe('/api/moderation/ada?cursor=more')
  api.respond(200, contributor({ visible: 25, artifacts: artifacts(25).slice(20) }))
  await expect.element(page.getByText('25 selected')).toBeVisible()
  await button('Hide selected').click()
  const dialog = page.getByRole('dialog', { name: 'Hide 25 artifacts' })
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Spam.')
  await expectAccessible(dialog)
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      path: '/api/decisions',
      body: { decision: 'hide', note: 'Spam.', artifactIds: artifacts(20).map(({ _id }) => _id) },
    })
  api.respond(200, { decided: 20, refused: [] })
  await expect.element(dialog.getByText('Hidden 20 of 25')).toBeVisible()
  await expect.poll(() => api.sent).toHaveLength(4)
  api.respond(200, { decided: 4, refused: [{ artifactId: 'vase-24', message: 'Gone.' }] })
  await expect
    .poll(() => toast.take())
    .toMatchObject([
      { kind: 'success', message: 'Hidden: 24 artifacts.' },
      { kind: 'failure', message: 'Not all: Gone.' },
    ])
})

it('offers nothing for the curator’s own account', async () => {
  await renderScreen(contributor({ is_own: true }))
  await expect
    .element(page.getByText('This is your own account: another curator decides on it.'))
    .toBeVisible()
  expect(button('Suspend').query()).toBeNull()
  expect(page.getByRole('checkbox').query()).toBeNull()
})
