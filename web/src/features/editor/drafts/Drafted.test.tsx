import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Draft, draftKey, readDraft } from '#drafts/drafts.ts'
import { claimStore, writeEntries } from '#drafts/unsentStore.ts'
import { deleteUnsent, deleteUnsentOfOthers } from '#drafts/privateData.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { renderApp } from '#test/render.tsx'
import { blockStorage } from '#test/storage.ts'
import { Drafted } from './Drafted.tsx'

beforeEach(deleteUnsent)

const offer = page.getByRole('region', { name: 'Drafts' })
const form = page.getByRole('form')

/** A time on the previous day, so that it differs from the time of the test. */
function yesterdayAt(hour: number): number {
  const time = new Date()
  time.setDate(time.getDate() - 1)
  return time.setHours(hour, 5, 0, 0)
}

async function storeDraft(name: string, changes: Partial<Draft> = {}) {
  await claimStore('ada')
  const draft: Draft = {
    savedAt: yesterdayAt(14),
    text: JSON.stringify({ artifact_name: name }),
    sent: null,
    isPhotoLater: false,
    opening: '',
    writer: 'an earlier form',
    ...changes,
  }
  await writeEntries('ada', { put: { [draftKey('new')]: draft } })
}

/** Opens the form, which shows its initial draft. */
const open = (opening = '') =>
  renderApp(
    <Drafted uid="ada" form="new" opening={opening}>
      {({ stored }) => <form aria-label="artifact">{stored?.draft.text ?? 'no draft'}</form>}
    </Drafted>,
  )

it('starts without a draft', async () => {
  await open()
  await expect.element(form).toHaveTextContent('no draft')
})

it.each(['missing', 'throws', 'fails'] as const)('starts without a draft if IndexedDB %s', async (how) => {
  blockStorage(how)
  await open()
  await expect.element(form).toHaveTextContent('no draft')
})

it.each([
  ['the same opening', '', ''],
  ['the usual form, with the draft of another opening', 'like lamp', ''],
  ['a reload of another opening', 'like lamp', 'like lamp'],
])('continues the draft in %s', async (_, drafted, opening) => {
  await storeDraft('Stele', { opening: drafted })
  await open(opening)
  await expect.element(form).toMatchTextContent(/Stele/)
  await expect.element(offer).not.toBeInTheDocument()
})

it('offers a draft, with its time, before another opening starts', async () => {
  await storeDraft('Stele')
  await open('like lamp')
  await expect.element(offer).toMatchTextContent(/Continue your draft from [A-Z][a-z]+ \d+, 14:05\?/)
  await expect.element(form).not.toBeInTheDocument()
  await offer.getByRole('button', { name: 'Continue Stele' }).click()
  await expect.element(form).toMatchTextContent(/Stele/)
})

it('shows only the time of a draft of today', async () => {
  await storeDraft('Stele', { savedAt: Date.now() })
  await open('like lamp')
  await expect.element(offer).toMatchTextContent(/Continue your draft from \d\d:\d\d\?/)
})

it('deletes an offered draft after a question', async () => {
  await storeDraft('')
  await open('like lamp')
  const remove = offer.getByRole('button', { name: 'Delete Without a name' })
  await remove.click()
  expect(dialogs.requests.get()).toMatchObject([{ title: 'Are you sure?' }])
  dialogs.requests.get()[0]?.settle(false)
  await expect.element(remove).toBeVisible()
  expect(await readDraft('ada', 'new')).not.toBeNull()
  await remove.click()
  dialogs.requests.get()[0]?.settle(true)
  await expect.element(form).toHaveTextContent('no draft')
  expect(await readDraft('ada', 'new')).toBeNull()
})

it('ignores a draft of last month', async () => {
  await storeDraft('Stele', { savedAt: Date.now() - 31 * 24 * 60 * 60_000 })
  await open()
  await expect.element(form).toHaveTextContent('no draft')
  expect(await readDraft('ada', 'new')).toBeNull()
})

it('deletes the drafts of a previous account', async () => {
  await storeDraft('Stele')
  await deleteUnsentOfOthers('ada')
  expect(await readDraft('ada', 'new')).not.toBeNull()
  await deleteUnsentOfOthers('bob')
  expect(await readDraft('ada', 'new')).toBeNull()
})
