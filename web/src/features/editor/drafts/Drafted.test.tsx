import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepPhoto, readPhoto } from '#drafts/draftPhotos.ts'
import { type Draft, keepDraft, openDrafts, readDrafts } from '#drafts/drafts.ts'
import { holdDraft } from '#drafts/openDrafts.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { drafts, inAnotherTab, leaveOrReturn, renderForm, resetForm, textbox } from '#test/artifactForm.tsx'

beforeEach(resetForm)

const list = page.getByRole('region', { name: 'Drafts' })
const restored = page.getByText('What you typed earlier is still here.')
const name = textbox('Artifact name')
/** On the day before, since what is kept in the test itself is newer at any time of the day. */
function at(hour: number): number {
  const time = new Date()
  time.setDate(time.getDate() - 1)
  return time.setHours(hour, 5, 0, 0)
}

/** A draft that a tab has left behind. */
async function leftBehind(
  artifact_name: string,
  { hour = 14, ...rest }: Partial<Draft> & { hour?: number } = {},
) {
  await openDrafts('ada')
  const draft = {
    id: artifact_name,
    form: 'stone',
    savedAt: at(hour),
    text: JSON.stringify({ artifact_name }),
    sent: null,
    ...rest,
  }
  keepDraft('ada', draft)
  return draft
}

it('a draft of a tab that is gone is offered, with its time, and goes on where it was', async () => {
  await leftBehind('Stele')
  await renderForm()
  await expect.element(list).toMatchTextContent(/Continue your draft from [A-Z][a-z]+ \d+, 14:05\?/)
  await expect.element(name).toHaveValue('')
  await list.getByRole('button', { name: 'Continue Stele' }).click()
  await expect.element(name).toHaveValue('Stele')
  await expect.element(restored).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await name.fill('Stela')
  expect(drafts()).toEqual(['{"artifact_name":"Stela"}'])
})

it('a draft of today has no date', async () => {
  await leftBehind('Stele', { savedAt: Date.now() })
  await renderForm()
  await expect.element(list).toMatchTextContent(/Continue your draft from \d\d:\d\d\?/)
})

it('several are listed, the newest first: one is chosen, one deleted, one begun', async () => {
  await leftBehind('Stele', { hour: 9 })
  await leftBehind('Amphora', { hour: 10 })
  await leftBehind('', { id: 'nameless', hour: 8, text: '{"created_at":"196 BC"}' })
  await renderForm()
  await expect.element(list).toMatchTextContent(/Continue one of your drafts\?/)
  const names = () =>
    list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.split(',')[0])
  expect(names()).toEqual(['Amphora', 'Stele', 'Without a name'])

  await list.getByRole('button', { name: 'Delete Stele' }).click()
  expect(dialogs.requests.get()).toMatchObject([{ title: 'Delete this draft?' }])
  dialogs.requests.get()[0]?.settle(true)
  await expect.poll(names).toEqual(['Amphora', 'Without a name'])
  expect(drafts()).toHaveLength(2)

  await name.fill('Bowl')
  await list.getByRole('button', { name: 'Continue Amphora' }).click()
  await expect.element(name).toHaveValue('Amphora')
  // What was begun meanwhile is one of them now.
  await expect.poll(names).toEqual(['Bowl', 'Without a name'])
  await page.getByRole('button', { name: 'Start new' }).click()
  await expect.element(name).toHaveValue('')
  await expect
    .poll(() => names().toSorted((one, other) => (one ?? '').localeCompare(other ?? '')))
    .toEqual(['Amphora', 'Bowl', 'Without a name'])
})

it('is not deleted by who keeps it', async () => {
  await leftBehind('Stele')
  await renderForm()
  await list.getByRole('button', { name: 'Delete Stele' }).click()
  dialogs.requests.get()[0]?.settle(false)
  await expect.element(list.getByRole('button', { name: 'Delete Stele' })).toBeVisible()
  expect(drafts()).toHaveLength(1)
})

it('one that another tab has open is shown as open there, and is not taken from it', async () => {
  await leftBehind('Stele')
  const release = await holdDraft('Stele')
  await renderForm()
  await expect.element(list).toMatchTextContent(/Stele, open in another tab/)
  await expect.element(list.getByRole('button')).not.toBeInTheDocument()
  release?.()
  // Whoever comes back from a tab that is closed sees it.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('focus'))
      return list.getByRole('button', { name: 'Continue Stele' }).elements()
    })
    .toHaveLength(1)
})

it('a tab that was duplicated does not write over the draft of the other one', async () => {
  await leftBehind('Stele')
  await renderForm()
  await list.getByRole('button', { name: 'Continue Stele' }).click()
  await expect.element(name).toHaveValue('Stele')
  // The first one is still there, with its draft: the second has the same notes of the tab.
  await renderForm()
  await expect.element(page.getByText('Stele, open in another tab')).toBeVisible()
  await name.last().fill('Bowl')
  expect(new Set(drafts())).toEqual(new Set(['{"artifact_name":"Bowl"}', '{"artifact_name":"Stele"}']))
})

it('what another tab keeps appears at once', async () => {
  await renderForm()
  await name.fill('Bowl')
  await leftBehind('Stele')
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.element(list).toMatchTextContent(/Stele/)
  await expect.element(name).toHaveValue('Bowl')
})

it('drafts of other forms, of last month and of more than twenty are not offered; those of another account are gone', async () => {
  await leftBehind('Other form', { form: 'another', savedAt: Date.now() })
  await leftBehind('Old', { savedAt: Date.now() - 31 * 24 * 60 * 60_000 })
  await keepPhoto('Old', { large: new Blob(), small: new Blob(), width: 1, height: 1 })
  for (let index = 0; index < 21; index += 1)
    await leftBehind(`Lamp ${index}`, { savedAt: Date.now() - index * 1_000 })
  await renderForm()
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(19)
  await expect.element(list).not.toMatchTextContent(/Old/)
  await expect.element(list).not.toMatchTextContent(/Lamp 20/)
  await expect.poll(() => readPhoto('Old')).toBeNull()
  await openDrafts('bob')
  expect(readDrafts('ada')).toEqual([])
})

it('a form that was left in this tab goes on without a question, in another tab it is offered', async () => {
  await renderForm()
  await name.fill('Bowl')
  await leaveOrReturn.click()
  await leaveOrReturn.click()
  await expect.element(name).toHaveValue('Bowl')
  await expect.element(list).not.toBeInTheDocument()
  await leaveOrReturn.click()
  inAnotherTab()
  await leaveOrReturn.click()
  await expect.element(name).toHaveValue('')
  await expect.element(list).toMatchTextContent(/Bowl/)
})
