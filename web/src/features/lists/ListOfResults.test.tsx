import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import { readList } from '@tracker/domain/lists/list.ts'
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
const idsFrom = (first: number, count: number) => artifactsFrom(first, count).map(({ _id }) => _id)
const aList = (id: string, title: string, ids: readonly string[]) =>
  readList(id, { title, entries: ids.map((artifactId) => ({ artifactId, note: '' })) })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: 'Add these results to a list' })
const told = () => toast.waiting.get().at(-1)

type Pages = () => AsyncIterable<ReturnType<typeof artifactsFrom>>

async function show(pages: Pages, ...lists: ReturnType<typeof aList>[]) {
  const api = fakeApi()
  await renderApp(
    api.provide(<ListOfResults results={{ pages, title: 'bronze' }} onGone={() => undefined} />),
    { user: ADA },
  )
  await expect.poll(() => api.sent).toHaveLength(1)
  api.respond(200, lists)
  return api
}

/** Answers the creation of a list, and the results that are then added to it. */
async function respondToNew(api: ReturnType<typeof fakeApi>, add: string[], added = add) {
  const body = { title: 'bronze' }
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/lists', body })
  api.respond(201, { insertedId: 'new' })
  const path = '/api/listEntries/new'
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'PATCH', path, body: { add } })
  // The lists are read again.
  api.respond(200, [])
  api.respond(200, {
    deletedCount: 0,
    added,
    already_in: 0,
    not_found: add.length - added.length,
    no_room: 0,
  })
}

const three: Pages = async function* pages() {
  yield await Promise.resolve(artifactsFrom(0, 2))
  yield artifactsFrom(2, 1)
}

/** Pages without end, and how many of them were read. */
function endless() {
  const state = { read: 0 }
  async function* pages() {
    for (;;) {
      state.read += 1
      yield await Promise.resolve(artifactsFrom(24 * (state.read - 1), 24))
    }
  }
  return { state, pages }
}

it('makes a list of all results in their order, named like the search, and a toast undoes it', async () => {
  const api = await show(three)
  await expect.element(dialog).toBeVisible()
  await expectAccessible(dialog)
  await button('Create').click()
  await respondToNew(api, idsFrom(0, 3))
  await expect.poll(() => told()?.message).toBe('3 artifacts were added to “bronze”.')
  told()?.button?.run()
  await expect.poll(() => api.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/lists/new' })
})

it('a new list whose creation or filling failed is made once when it is tried again', async () => {
  const api = await show(three)
  const lists = () => api.sent.filter(({ method, path }) => method === 'POST' && path === '/api/lists')
  const tryAgain = async () => {
    await expect.poll(() => told()?.button?.label).toBe('Try again')
    toast.take().at(-1)?.button?.run()
  }
  await button('Create').click()
  await expect.poll(lists).toHaveLength(1)
  api.respond(503, { detail: 'Please try again.' })
  await tryAgain()
  await expect.poll(lists).toHaveLength(2)
  api.respond(201, { insertedId: 'new' })
  await expect.poll(() => api.sent.at(-1)?.path).toBe('/api/listEntries/new')
  // The lists are read again.
  api.respond(200, [])
  api.respond(503, { detail: 'Please try again.' })
  await tryAgain()
  await expect.poll(lists).toHaveLength(3)
  const [key, ...others] = lists().map((sent) => sent.key)
  expect(key).toBeTruthy()
  expect(others).toEqual([key, key])
  await respondToNew(api, idsFrom(0, 3))
  await expect.poll(() => told()?.message).toBe('3 artifacts were added to “bronze”.')
})

it('a new list leaves out results that were deleted meanwhile', async () => {
  const api = await show(three)
  await button('Create').click()
  await respondToNew(api, idsFrom(0, 3), ['id-0', 'id-2'])
  await expect
    .poll(() => told()?.message)
    .toBe('2 artifacts were added to “bronze”. 1 does not exist any more.')
})

it('takes the first ones that a list has room for, says that others are left out, and reads no further page', async () => {
  const { state, pages } = endless()
  const api = await show(pages)
  await button('Create').click()
  await respondToNew(api, idsFrom(0, LIST_ENTRIES_MAX))
  await expect
    .poll(() => told()?.message)
    .toBe(
      '100 artifacts were added to “bronze”. The others were left out: a list has room for 100 artifacts.',
    )
  expect(state.read).toBe(Math.ceil(LIST_ENTRIES_MAX / 24))
})

it('adds all results to a list in one call, says which were in it, and a toast takes out what was added', async () => {
  const api = await show(three, aList('metal', 'Metal', ['id-1', 'awl']))
  await expectAccessible(dialog)
  await button('Metal Room for 98').click()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({ method: 'PATCH', path: '/api/listEntries/metal', body: { add: ['id-0', 'id-2'] } })
  api.respond(200, { deletedCount: 0, added: ['id-0'], already_in: 0, not_found: 1, no_room: 0 })
  await expect
    .poll(() => told()?.message)
    .toBe('1 artifact was added to “Metal”. 1 was in it already. 1 does not exist any more.')
  told()?.button?.run()
  await expect
    .poll(() => api.sent.at(-1))
    .toMatchObject({ method: 'PATCH', path: '/api/listEntries/metal', body: { remove: ['id-0'] } })
})

it('adds as many as the list has room for, and says that the others are left out', async () => {
  const { state, pages } = endless()
  const others = Array.from({ length: LIST_ENTRIES_MAX - 30 }, (_, at) => `other-${at}`)
  const api = await show(pages, aList('metal', 'Metal', [...others, ...idsFrom(0, 5)]))
  await button('Metal Room for 25').click()
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ add: idsFrom(5, 25) })
  const added = idsFrom(5, 25)
  api.respond(200, { deletedCount: 0, added, already_in: 0, not_found: 0, no_room: 0 })
  await expect.poll(() => told()?.message).toMatch(/^25 artifacts .* 5 were .* The others were left out/)
  expect(state.read).toBe(2)
})

it('says that another tab has filled the list', async () => {
  const api = await show(three, aList('metal', 'Metal', []))
  await button(/^Metal/).click()
  await expect.poll(() => api.sent.at(-1)?.body).toEqual({ add: idsFrom(0, 3) })
  api.respond(200, { deletedCount: 0, added: [], already_in: 0, not_found: 0, no_room: 3 })
  await expect
    .poll(() => told()?.message)
    .toBe('Nothing was added to “Metal”. The others were left out: a list has room for 100 artifacts.')
  expect(told()?.button).toBeUndefined()
})

it('offers no list that is full', async () => {
  await show(three, aList('full', 'Full one', idsFrom(0, LIST_ENTRIES_MAX)))
  await expect.element(button('Full one Full')).toBeDisabled()
})
