import type { CaseKind } from '@tracker/domain/reports/report.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import ReportDialog from './ReportDialog.tsx'

const reason = page.getByRole('combobox', { name: 'Reason' })
const text = page.getByRole('textbox')
const send = page.getByRole('button', { name: 'Send' })

interface Options {
  isAppeal?: boolean
  kind?: CaseKind
}

/** Renders the dialog; its request stays pending until the test answers it. */
async function renderDialog({ isAppeal = false, kind = 'artifact' }: Options = {}) {
  const api = fakeApi()
  let isGone = false
  await renderApp(
    api.provide(
      <ReportDialog
        subject={{ kind, id: 'stone' }}
        isAppeal={isAppeal}
        onGone={() => {
          isGone = true
        }}
      />,
    ),
  )
  return { api, isGone: () => isGone }
}

it('shows who will see the report before it is sent', async () => {
  await renderDialog()
  await expect
    .element(
      page.getByText(
        /instead of your name a random one, the same for all that you report\. Whoever added it learns only that it was reported\.$/,
      ),
    )
    .toBeVisible()
})

it('requires a reason, with the error at its field', async () => {
  const { api } = await renderDialog()
  await send.click()
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveAccessibleDescription('Please choose a reason.')
  await expectAccessible(page.getByRole('dialog', { name: 'Report this artifact' }))
  expect(api.sent).toEqual([])
})

it('sends the report once, shows a toast and closes', async () => {
  const { api, isGone } = await renderDialog()
  await reason.selectOptions('False')
  await text.fill('I have the original.')
  await send.click()
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  expect(api.sent).toEqual([
    {
      method: 'POST',
      path: '/api/reports',
      body: { artifactId: 'stone', reason: 'False', text: 'I have the original.' },
    },
  ])
  api.respond(201, { insertedId: 'bob_stone' })
  await expect.poll(isGone).toBe(true)
  expect(toast.take()).toMatchObject([{ kind: 'notice', message: 'Thank you. Curators will look at it.' }])
})

it('stays open with the typed text and shows the error when sending fails', async () => {
  const { api, isGone } = await renderDialog()
  await reason.selectOptions('Other')
  await text.fill('Look at it.')
  await send.click()
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(503, { detail: 'Later, please.' })
  await expect.element(send).toBeVisible()
  await expect.element(text).toHaveValue('Look at it.')
  expect(toast.take()).toMatchObject([{ kind: 'failure', message: 'Later, please.' }])
  expect(isGone()).toBe(false)
})

it.each([
  ['artifact', { artifactId: 'stone' }],
  ['list', { listId: 'stone' }],
] as const)('appeals against hiding an own %s without a reason', async (kind, subject) => {
  const { api } = await renderDialog({ isAppeal: true, kind })
  await expect.element(page.getByRole('dialog', { name: 'Appeal' })).toBeVisible()
  expect(reason.query()).toBeNull()
  await text.fill('It is the original.')
  await send.click()
  await expect
    .poll(() => api.sent)
    .toMatchObject([{ body: { ...subject, reason: 'Appeal', text: 'It is the original.' } }])
  api.respond(201, { insertedId: 'bob_stone' })
})
