import { readList } from '@tracker/domain/lists/list.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import ListPicker from './ListPicker.tsx'

const VASE = { _id: 'vase', artifact_name: 'Vase' }
const aList = (id: string, title: string, ...ids: string[]) =>
  readList(id, { title, entries: ids.map((artifactId) => ({ artifactId, note: `On ${artifactId}` })) })

const button = (name: string | RegExp) => page.getByRole('button', { name })
const toasts = () => toast.waiting.get().map(({ message }) => message)

async function show(...lists: ReturnType<typeof aList>[]) {
  const api = fakeApi()
  await renderApp(api.provide(<ListPicker artifact={VASE} onGone={() => undefined} />), { user: ADA })
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, lists)
  return api
}

const undo = () => toast.waiting.get().at(-1)?.button?.run()

it('one press adds the artifact to a list, and the toast removes it again', async () => {
  const api = await show(aList('bronze', 'Bronze', 'awl'))
  await button(/^Bronze/).click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      method: 'POST',
      path: '/api/listEntries/bronze',
      body: { artifactId: 'vase' },
    })
  api.respond(200, { modifiedCount: 1 })
  await expect.poll(toasts).toEqual(['Added to “Bronze”.'])
  undo()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      method: 'DELETE',
      path: '/api/listEntries/bronze?artifactId=vase',
    })
})

it('one press removes it from a list that contains it, and the toast restores it with its note in its place', async () => {
  const api = await show(aList('bronze', 'Bronze', 'awl', 'vase', 'bowl'))
  await expect.element(button(/^Bronze/)).toHaveAttribute('aria-pressed', 'true')
  await button(/^Bronze/).click()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'DELETE' })
  api.respond(200, { deletedCount: 1 })
  await expect.poll(toasts).toEqual(['Taken out of “Bronze”.'])
  undo()
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ artifactId: 'vase', note: 'On vase' })
  api.respond(200, { modifiedCount: 1 })
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ order: ['awl', 'vase', 'bowl'] })
})

it('one press creates a list with an unused title and the artifact', async () => {
  const api = await show(aList('mine', 'My list'))
  await button('Create').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({
      method: 'POST',
      path: '/api/lists',
      body: { title: 'My list 2', artifactIds: ['vase'] },
    })
  api.respond(201, { insertedId: 'new' })
  await expect.poll(toasts).toEqual(['Added to the new list “My list 2”.'])
})

it('a press that fails says why and can be tried again', async () => {
  const api = await show(aList('bronze', 'Bronze'))
  await button(/^Bronze/).click()
  await expect.poll(() => api.sent).toHaveLength(2)
  api.respond(409, { detail: 'A list can have at most 100 artifacts.' })
  await expect.poll(toasts).toEqual(['A list can have at most 100 artifacts.'])
  undo()
  await expect.poll(() => api.sent).toHaveLength(3)
  expect(api.sent[2]).toEqual(api.sent[1])
})
