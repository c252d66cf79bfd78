import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { apiWith } from '#test/fakeApi.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { renderApp } from '#test/render.tsx'
import { CollectionActions } from './CollectionActions.tsx'

const ARTIFACT = {
  _id: 'sundial',
  artifact_name: 'Sundial',
  artifact_image: '',
  artifact_type: 'Tools',
  created_at: '',
  historical_context: '',
  present_location: '',
  discovered_by: '',
  discovered_at: '',
  short_description: '',
  likes_count: 0,
  adder_name: 'Ada',
  adder_email: '',
} as const

const done = () => Response.json({ deletedCount: 1, restoredCount: 1 })

/** Renders the actions and records their API calls. */
async function renderActions(respond = done) {
  const calls: string[] = []
  const api = apiWith(async (address, init) => {
    const { method, url } = new Request(address, init)
    calls.push(`${method} ${new URL(url).pathname}`)
    return respond()
  })
  await renderApp(
    <ApiContext value={api}>
      <CollectionActions artifact={ARTIFACT} />
    </ApiContext>,
  )
  return calls
}

const titles = () => dialogs.requests.get().map((request) => request.title)
const settle = (isConfirmed: boolean) => dialogs.requests.get()[0]?.settle(isConfirmed)

it('asks once however often Delete is pressed before the dialog is shown, and deletes once', async () => {
  const calls = await renderActions()
  const button = page.getByRole('button', { name: 'Delete Sundial' })
  for (let press = 0; press < 3; press += 1) await button.click()
  expect(titles()).toEqual(['Are you sure?'])
  settle(true)
  await expect.poll(titles).toEqual(['Deleted!'])
  settle(true)
  await expect.poll(titles).toEqual([])
  expect(calls).toEqual(['DELETE /api/artifact/sundial'])
})

it('8.2 shows in a toast why a deletion failed', async () => {
  await renderActions(() => Response.json({ detail: 'The collection is closed.' }, { status: 503 }))
  await page.getByRole('button', { name: 'Delete Sundial' }).click()
  settle(true)
  await expect
    .poll(() => toast.take())
    .toMatchObject([{ kind: 'failure', message: 'The collection is closed.' }])
  expect(titles()).toEqual([])
})

it('offers for ten seconds to undo a deletion', async () => {
  const calls = await renderActions()
  toast.take()
  await page.getByRole('button', { name: 'Delete Sundial' }).click()
  settle(true)
  await expect.poll(titles).toEqual(['Deleted!'])
  expect(toast.waiting.get()).toEqual([])
  settle(true)
  await expect.poll(() => toast.waiting.get()).toHaveLength(1)
  const [offer] = toast.take()
  expect(offer).toMatchObject({ ms: 10_000, button: { label: 'Undo' } })
  offer?.button?.run()
  await expect.poll(() => calls.at(-1)).toBe('POST /api/undoDelete/sundial')
  await expect.poll(() => toast.take().map(({ kind }) => kind)).toEqual(['success'])
})

it('has in its menu a link to Add Artifact with the same place, discoverer and type', async () => {
  await renderActions()
  await page.getByRole('button', { name: 'More about Sundial' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Add another like this' }))
    .toHaveAttribute('href', '/addArtifact')
})

it('asks again after No', async () => {
  const calls = await renderActions()
  const button = page.getByRole('button', { name: 'Delete Sundial' })
  await button.click()
  settle(false)
  await expect.poll(titles).toEqual([])
  await button.click()
  await expect.poll(titles).toEqual(['Are you sure?'])
  settle(false)
  expect(calls).toEqual([])
})

it.each([
  [320, 1, 44],
  [360, 1, 44],
  [1280, 1, 36],
])('has room in a list %i pixels wide, on %i lines', async (width, lines, least) => {
  await page.viewport(width, 800)
  const record = { id: 'sundial', name: 'Sundial', image: '', discoverer: 'Ada', period: '1901' }
  await renderApp(
    <main style={{ padding: 16 }}>
      <RecordTable
        caption="Yours"
        records={[{ ...record, actions: <CollectionActions artifact={ARTIFACT} /> }]}
        listRef={() => undefined}
      />
    </main>,
  )
  const details = page.getByRole('link', { name: 'Details of Sundial' })
  await expect.element(details).toBeVisible()
  const places = [...(details.element().parentElement?.children ?? [])].map((one) =>
    one.getBoundingClientRect(),
  )
  expect(places.length).toBe(4)
  expect(new Set(places.map(({ top, bottom }) => Math.round(top + bottom))).size).toBe(lines)
  expect(Math.min(...places.map(({ height }) => height))).toBeGreaterThanOrEqual(least)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('is one menu in a list 768 pixels wide', async () => {
  await page.viewport(768, 800)
  const calls = await renderActions()
  expect(page.getByRole('button').all()).toHaveLength(1)
  await page.getByRole('button', { name: 'More about Sundial' }).click()
  const names = page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Share', 'Public label', 'Details', 'Update', 'Add another like this', 'Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(titles).toEqual(['Are you sure?'])
  settle(true)
  await expect.poll(() => calls).toEqual(['DELETE /api/artifact/sundial'])
})
