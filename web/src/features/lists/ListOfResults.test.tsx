import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import ListOfResults from './ListOfResults.tsx'

const artifactsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: `id-${first + at}`, artifact_name: `${first + at}` }))
const create = page.getByRole('button', { name: 'Create' })
const dialog = page.getByRole('dialog', { name: 'Make a list of these results' })

async function show(pages: () => AsyncIterable<ReturnType<typeof artifactsFrom>>) {
  const api = fakeApi()
  await renderApp(
    api.provide(<ListOfResults results={{ pages, title: 'bronze' }} onGone={() => undefined} />),
    { user: ADA },
  )
  return api
}

it('makes a list of all results in their order, named like the search, and a toast undoes it', async () => {
  const api = await show(async function* pages() {
    yield await Promise.resolve(artifactsFrom(0, 2))
    yield artifactsFrom(2, 1)
  })
  await expect.element(dialog).toBeVisible()
  await expectAccessible(dialog)
  await create.click()
  await expect
    .poll(() => api.sent)
    .toMatchObject([
      {
        method: 'POST',
        path: '/api/lists',
        body: { title: 'bronze', artifactIds: ['id-0', 'id-1', 'id-2'] },
      },
    ])
  api.respond(201, { insertedId: 'new' })
  const told = () => toast.waiting.get().at(-1)
  await expect.poll(() => told()?.message).toBe('3 artifacts are in the new list “bronze”.')
  told()?.button?.run()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/lists/new' })
})

it('takes the first ones that a list has room for, and reads no further page', async () => {
  let pagesRead = 0
  const api = await show(async function* pages() {
    for (;;) {
      pagesRead += 1
      yield await Promise.resolve(artifactsFrom(24 * (pagesRead - 1), 24))
    }
  })
  await create.click()
  const artifactIds = artifactsFrom(0, LIST_ENTRIES_MAX).map(({ _id }) => _id)
  await expect.poll(() => api.sent.at(-1)?.body).toMatchObject({ artifactIds })
  expect(pagesRead).toBe(Math.ceil(LIST_ENTRIES_MAX / 24))
})
