import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { fakeApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { CopyList } from './CopyList.tsx'

const LIST = {
  _id: 'bronze',
  title: 'Bronze',
  introduction: 'For class 7b.',
  visibility: 'link',
  entries: [{ artifactId: 'stone', note: 'Old.' }],
}
const create = page.getByRole('button', { name: 'Create' })
const messages = () => toast.take().map(({ message }) => message)

async function show() {
  const api = fakeApi()
  const { address } = await renderApp(api.provide(<CopyList id="bronze" />), { user: ADA })
  await expect.poll(() => api.sent).toMatchObject([{ method: 'GET', path: '/api/lists/bronze' }])
  return { api, address }
}

it('copies a list under a new title and leads to the copy', async () => {
  const { api, address } = await show()
  api.respond(200, LIST)
  await expect.element(page.getByRole('textbox', { name: 'New list' })).toHaveValue('Copy of Bronze')
  await create.click()
  await expect
    .poll(() => api.sent.at(-1)?.body)
    .toEqual({ title: 'Copy of Bronze', introduction: 'For class 7b.', copy_of: 'bronze' })
  api.respond(201, { insertedId: 'copy' })
  await expect.poll(address).toBe('/lists/copy')
  expect(messages()).toEqual(['The list was copied. Only you see the copy.'])
})

it('says that a list is not shared any more', async () => {
  const { api } = await show()
  api.respond(404, { code: 'list-missing', detail: 'There is no such list.' })
  await expect.element(page.getByText('There is no such list', { exact: false })).toBeVisible()
  expect(create.query()).toBeNull()
})
