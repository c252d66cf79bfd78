import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Problem } from '@tracker/domain/api/problem.ts'
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { renderForm, save, STONE, textbox, titles, type } from '#test/artifactForm.tsx'
import { fakeApi } from '#test/fakeApi.tsx'
import { aResult, searchResponse } from '#test/searchResponses.ts'

beforeEach(deleteUnsent)

const PICTURE = 'https://example.com/stone.jpg'
const link = page.getByRole('link', { name: /opens in a new tab/ })
const name = textbox('Artifact name')
const responseOf = (...names: string[]) => searchResponse({ results: names.map((one) => aResult(one)) })

async function openForm() {
  const api = fakeApi()
  return { ...(await renderForm(undefined, api.provide)), api }
}

/** Renders a form with an entered name and the search results for it. */
async function typed(text: string, found: readonly string[]) {
  const { api, ...app } = await openForm()
  await name.fill(text)
  await type.selectOptions('Writings')
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, responseOf(...found))
  return { ...app, api }
}

it('shows a probable duplicate below the name, with a link that opens in a new tab', async () => {
  const { api } = await typed('rosetta stne', ['Rosetta Stone', 'Rosette'])
  expect(api.sent[0]).toMatchObject({ method: 'GET', path: '/api/search?q=rosetta+stne&limit=8' })
  await expect.element(link).toHaveTextContent('Rosetta Stone (opens in a new tab)')
  await expect.element(link).toHaveAttribute('href', '/artifact/Rosetta%20Stone')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect
    .element(page.getByRole('status').filter({ has: link }))
    .toMatchTextContent(/^Perhaps this is here already/)
  await name.fill('Amphora')
  await expect.element(link).not.toBeInTheDocument()
})

it('shows picture and period of a probable duplicate', async () => {
  const { api, client } = await openForm()
  client.setQueryData(artifactKeys.alike(['Rosetta Stone']), [
    readArtifact('Rosetta Stone', {
      artifact_name: 'Rosetta Stone',
      artifact_image: `${location.origin}/illustrations/artifacts/rosetta-stone.svg`,
      created_at: '196 BC',
    }),
  ])
  await name.fill('rosetta stne')
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, responseOf('Rosetta Stone'))
  const hint = page.getByRole('status').filter({ has: link })
  await expect.element(hint).toMatchTextContent(/196 BC/)
  expect(hint.element().querySelector('img')?.src).toContain('rosetta-stone')
  await expectAccessible(hint)
})

it('does not search for two letters or for the name that the artifact has', async () => {
  const api = fakeApi()
  await renderForm(STONE, api.provide)
  for (const text of ['Ro', 'Rosetta Stone', 'Rosetta Stela']) await name.fill(text)
  await expect.poll(() => api.sent).toHaveLength(1)
  expect(api.sent[0]?.path).toContain('q=Rosetta+Stela')
})

it('asks about a duplicate once on save, also if the user looks at it first', async () => {
  const { savings } = await typed('Rosetta stone', ['Rosetta Stone'])
  await save.click()
  await expect.poll(titles).toEqual(['Is it here already?'])
  expect(dialogs.requests.get()[0]).toMatchObject({
    text: expect.stringContaining('looks like what you are saving.') as string,
    confirm: 'Save anyway',
    cancel: 'Back to the form',
    also: { label: 'Look at it' },
  })
  dialogs.requests.get()[0]?.settle(false)
  await expect.element(save).toBeVisible()
  expect(savings).toEqual([])
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
})

it('saves a duplicate if the user confirms', async () => {
  const { savings } = await typed('Rosetta stone', ['Rosetta Stone'])
  await save.click()
  await expect.poll(titles).toHaveLength(1)
  dialogs.requests.get()[0]?.settle(true)
  await expect.poll(() => savings).toHaveLength(1)
})

it('a record with the same picture is a duplicate, the artifact itself is not', async () => {
  const api = fakeApi()
  const { client } = await renderForm(STONE, api.provide)
  client.setQueryData(artifactKeys.pictured(PICTURE), [
    { _id: 'stone', artifact_name: 'Rosetta Stone' },
    { _id: 'other', artifact_name: 'A stele' },
  ])
  await textbox('Image URL').fill(PICTURE)
  await expect.element(link).toHaveTextContent('A stele (opens in a new tab)')
  expect(api.sent).toEqual([])
})

it('shows nothing and saves if the search fails', async () => {
  const api = fakeApi()
  const { savings } = await renderForm(undefined, api.provide)
  await name.fill('Rosetta Stone')
  await type.selectOptions('Writings')
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(503, { message: 'The collection sleeps.' })
  await save.click()
  await expect.poll(() => api.sent).toHaveLength(2)
  api.respond(503, { message: 'The collection sleeps.' })
  await expect.poll(() => savings).toHaveLength(1)
  expect([titles(), toast.take()]).toEqual([[], []])
})

it('a save whose answer was lost is repeated with its key, without a question about itself', async () => {
  const api = fakeApi()
  const { savings, client } = await renderForm(undefined, api.provide)
  await name.fill('Rosetta stone')
  await type.selectOptions('Writings')
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, searchResponse())
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
  // The server has stored it, and the index has it by now.
  const stored = [{ _id: 'new', artifact_name: 'Rosetta stone' }]
  client.setQueryData(artifactKeys.named('Rosetta stone'), stored)
  savings[0]?.fail(new Problem('unavailable', 'No network.'))
  await expect.element(page.getByRole('alert').filter({ hasText: 'No network.' })).toBeVisible()
  await save.click()
  await expect.poll(() => savings).toHaveLength(2)
  expect(savings[1]?.idempotencyKey).toBe(savings[0]?.idempotencyKey)
  expect(titles()).toEqual([])
})
