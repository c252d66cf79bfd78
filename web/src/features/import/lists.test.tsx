/** Importing lists whose numbers are the same, from the file to the sent rows. */
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { collectionApi } from '#test/fakeApi.tsx'
import { renderApp } from '#test/render.tsx'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { DialogHost } from '#notifications/DialogHost.tsx'
import ImportScreen from './ImportScreen.tsx'
import { importStore, readLists } from './run/importStore.ts'

const USER = { uid: 'curator', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const COINS = 'No.,Name,Type,Date\n1,Denarius of Trajan,Tools,AD 103\n2,Sestertius of Nero,Tools,AD 64\n'
const STAMPS =
  'No.,Name,Type,Date\n1,Penny Black,Documents,1840\n2,Basel Dove,Documents,1845\n3,Swan,Documents,1855\n'

const file = (name: string, text: string) => new File([text], name, { type: 'text/csv' })
const choose = (name: string, text: string) =>
  userEvent.upload(page.getByLabelText('Table'), file(name, text))
const press = (name: RegExp | string) => page.getByRole('button', { name }).click()
const list = page.getByRole('combobox', { name: 'This file is' })

async function importCoins() {
  const { artifacts, api } = collectionApi()
  const { screen } = await renderApp(
    <ApiContext value={api}>
      <ImportScreen />
      <DialogHost />
    </ApiContext>,
    { user: USER },
  )
  await choose('coins.csv', COINS)
  await press('Preview')
  await press('Import 2 rows')
  await expect.element(page.getByText('2 added, 0 changed, 0 refused.')).toBeVisible()
  return { artifacts, screen }
}

beforeEach(() => importStore('readwrite', (entries) => void entries.clear()))

it('says how the file is read, and reads it in another way', async () => {
  const { api } = collectionApi()
  const { screen } = await renderApp(
    <ApiContext value={api}>
      <ImportScreen />
    </ApiContext>,
    { user: USER },
  )
  await choose('coins.csv', `Collection of coins\n\n${COINS}`)
  await expect
    .element(page.getByText(/^Read as CSV with commas, UTF-8, names of columns in row 3\./))
    .toBeVisible()
  await expect.element(page.getByText('Rows above the names that are left out: 1.')).toBeVisible()
  await press('Change')
  await expect.element(page.getByRole('cell', { name: 'Denarius of Trajan' })).toBeVisible()
  await expectAccessible(screen.locator)
  await page.getByLabelText('Row with the names of the columns').selectOptions('None')
  await expect
    .element(page.getByText(/^Read as CSV with commas, UTF-8, without names of columns\./))
    .toBeVisible()
  await expect.element(page.getByLabelText('Column 1')).toBeVisible()
})

it('asks whether a file with known columns is the same list, and adds the objects of another one', async () => {
  const { artifacts, screen } = await importCoins()
  await choose('stamps.csv', STAMPS)
  await expect.element(list).toBeVisible()
  await press('Preview')
  await expect
    .element(page.getByText('Choose whether this file is a list that was imported before.'))
    .toBeVisible()
  await expectAccessible(screen.locator)
  await list.selectOptions('Another list')
  await press('Preview')
  await expect.element(page.getByText('3 rows would be added')).toBeVisible()
  await press('Import 3 rows')
  await expect.element(page.getByText('3 added, 0 changed, 0 refused.')).toBeVisible()
  expect(
    artifacts.map(({ artifact_name, inventory_number }) => `${inventory_number} ${artifact_name}`),
  ).toEqual(['1 Denarius of Trajan', '2 Sestertius of Nero', '1 Penny Black', '2 Basel Dove', '3 Swan'])
  // A known file is not asked about again.
  await choose('stamps.csv', STAMPS)
  await press('Preview')
  await expect.element(page.getByText('3 rows would be left: they are there already')).toBeVisible()
})

it('shows old and new values, and asks before most rows get another name', async () => {
  const { artifacts, screen } = await importCoins()
  await choose('stamps.csv', STAMPS)
  await list.selectOptions('The same list as coins.csv')
  await press('Preview')
  await expect.element(page.getByText('2 rows would be changed')).toBeVisible()
  await expect
    .element(page.getByText(/Artifact name: “Denarius of Trajan” becomes “Penny Black”/))
    .toBeVisible()
  await expectAccessible(screen.locator)
  await press('Import 3 rows')
  const question = page.getByRole('alertdialog', { name: 'Do these rows mean the same objects?' })
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(artifacts).toHaveLength(2)
})

/** Workers that read files named "slow", until they are released, and then tell that they have read them. */
function holdSlowFiles() {
  const held: (() => void)[] = []
  const { promise: isRead, resolve } = Promise.withResolvers<unknown>()
  const Native = Worker
  vi.stubGlobal(
    'Worker',
    class extends Native {
      override postMessage(request: { file: File }) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        const send = () => super.postMessage(request)
        if (!request.file.name.startsWith('slow')) return send()
        this.addEventListener('message', resolve)
        held.push(send)
      }
    },
  )
  const release = async () => {
    for (const read of held.splice(0)) read()
    await isRead
    // What was read is looked up in the browser's storage.
    for (let turn = 0; turn < 3; turn += 1) await readLists(USER.uid, ['No.'])
  }
  return { held, release }
}

it('of files that are chosen while one is read, the last one counts', async () => {
  const { held, release } = holdSlowFiles()
  await renderApp(
    <ApiContext value={collectionApi().api}>
      <ImportScreen />
    </ApiContext>,
    { user: USER },
  )
  await choose('slow stamps.csv', STAMPS)
  await expect.poll(() => held).toHaveLength(1)
  await choose('coins.csv', COINS)
  await expect.element(page.getByText('coins.csv: 2 rows.')).toBeVisible()
  await release()
  await expect.element(page.getByText('coins.csv: 2 rows.')).toBeVisible()
  await press('Preview')
  await expect.element(page.getByText('2 rows would be added')).toBeVisible()
})

it('a file that is chosen during the comparison of another one gets no preview of that', async () => {
  const { api } = collectionApi()
  const { promise: own, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof api.myArtifacts>>>()
  await renderApp(
    <ApiContext value={{ ...api, myArtifacts: () => own }}>
      <ImportScreen />
    </ApiContext>,
    { user: USER },
  )
  await choose('coins.csv', COINS)
  await press('Preview')
  await expect.element(page.getByRole('button', { name: 'Comparing' })).toBeVisible()
  await choose('stamps.csv', STAMPS)
  await expect.element(page.getByText('stamps.csv: 3 rows.')).toBeVisible()
  resolve({ data: [], next: null, version: null })
  await expect.element(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await press('Preview')
  await expect.element(page.getByText('3 rows would be added')).toBeVisible()
})

it('says a reason of many rows once, with the first of them', async () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `${at + 1},${'Oil lamp '.repeat(at < 5 ? 30 : 1)},Tools,1850`,
  )
  await renderApp(
    <ApiContext value={collectionApi().api}>
      <ImportScreen />
    </ApiContext>,
    { user: USER },
  )
  await choose('lamps.csv', ['No.,Name,Type,Date', ...rows].join('\n'))
  await press('Preview')
  await expect.element(page.getByText(/^Rows 2, 3, 4 and 2 more: /)).toBeVisible()
})
