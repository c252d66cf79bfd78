import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import {
  closeDialog,
  draftValues,
  leaveAndReturn,
  leaveOrReturn,
  renderForm,
  save,
  STONE,
  textbox,
  titles,
  type,
} from '#test/artifactForm.tsx'

beforeEach(deleteUnsent)

const notice = page.getByText('What you typed earlier is still here.')
const takenOver = page.getByText(/^You are writing in another tab, too\./)

it('restores what was typed after leaving, until the user starts over', async () => {
  const { screen } = await renderForm(STONE)
  await textbox('Created at').fill('c. 196 BCE')
  await expect.poll(draftValues).toEqual({ created_at: 'c. 196 BCE' })
  await screen.unmount()
  const restored = await renderForm(STONE)
  await expect.element(notice).toBeVisible()
  await expectAccessible(restored.screen.locator)
  await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(textbox('Created at')).toHaveValue('196 BCE')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(draftValues).toBeNull()
})

it('deletes the draft of a form that is changed back, or saved; keeps it if nothing was saved', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Created at').fill('later')
  await expect.poll(draftValues).not.toBeNull()
  await textbox('Created at').fill('196 BCE')
  await expect.poll(draftValues).toBeNull()
  await textbox('Created at').fill('later')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.succeed(false)
  await expect.element(save).toBeVisible()
  await expect.element(textbox('Created at')).toHaveValue('later')
  expect(await draftValues()).not.toBeNull()
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  savings[1]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  expect(await draftValues()).toBeNull()
})

it('shows a toast, and does not navigate, if the user has left before the save ends', async () => {
  const { savings, address } = await renderForm(STONE)
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
  await leaveOrReturn.click()
  savings[0]?.succeed()
  await expect.poll(toast.waiting.get).toMatchObject([{ kind: 'success', message: 'The stone is saved.' }])
  expect(titles()).toEqual([])
  expect(address()).toBe('/form')
})

it('does not navigate if the user leaves while the dialog is open', async () => {
  const { savings, address } = await renderForm(STONE)
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  await leaveOrReturn.click()
  closeDialog()
  await leaveOrReturn.click()
  await expect.element(save).toBeVisible()
  expect(titles()).toEqual([])
  expect(address()).toBe('/form')
})

it('keeps what was typed since the save began', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Created at').fill('196 BC')
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
  await leaveAndReturn()
  await textbox('Created at').fill('Ptolemaic')
  await expect.poll(draftValues).toEqual({ created_at: 'Ptolemaic' })
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.succeed()
  await expect.poll(toast.waiting.get).toMatchObject([{ kind: 'success' }])
  await leaveAndReturn()
  await expect.element(textbox('Created at')).toHaveValue('Ptolemaic')
})

it('keeps the idempotency key of a request over a reload, until it is saved or the content changes', async () => {
  const { savings } = await renderForm()
  await textbox('Artifact name').fill('Stele')
  await type.selectOptions('Writings')
  const sendAgain = async () => {
    const { length } = savings
    await save.click()
    await expect.poll(() => savings).toHaveLength(length + 1)
    savings.at(-1)?.fail(new Error('The response was lost.'))
    await expect.element(save).toBeVisible()
    await leaveAndReturn()
    await expect.element(save).toBeVisible()
  }
  await sendAgain()
  await sendAgain()
  await textbox('Artifact name').fill('Stela')
  await sendAgain()
  const [first, second, third] = savings.map(({ idempotencyKey }) => idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  await save.click()
  await expect.poll(() => savings).toHaveLength(4)
  savings[3]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  expect(savings[3]?.idempotencyKey).toBe(third)
  expect(await draftValues()).toBeNull()
})

it('stores nothing after a sign-out, also of a form that is still open', async () => {
  sessionStorage.setItem('lamp', 'lit')
  await renderForm(STONE)
  await textbox('Created at').fill('c. 196 BCE')
  await expect.poll(draftValues).not.toBeNull()
  await deleteUnsent()
  await textbox('Created at').fill('c. 195 BCE')
  await leaveOrReturn.click()
  expect(await draftValues()).toBeNull()
  expect(sessionStorage.getItem('lamp')).toBe('lit')
  expect(toast.take()).toEqual([])
})

it('says in the other tab that the draft is written elsewhere; the last writer wins', async () => {
  await renderForm(STONE)
  await renderForm(STONE)
  // Wait until both forms are subscribed.
  await expect.poll(() => textbox('Created at').elements()).toHaveLength(2)
  const [first, second] = [textbox('Created at').first(), textbox('Created at').last()]
  await first.fill('in the first tab')
  await expect.element(takenOver).toBeVisible()
  await expectAccessible(takenOver)
  await second.fill('in the second tab')
  await expect.poll(draftValues).toEqual({ created_at: 'in the second tab' })
  // Only the first form now shows the notice.
  await expect.poll(() => takenOver.elements().map((one) => one.closest('form'))).toHaveLength(1)
  expect(takenOver.element().closest('form')).toBe(first.element().closest('form'))
  await expect.element(first).toHaveValue('in the first tab')
})

it('warns once if the browser cannot store the draft, and keeps the form usable', async () => {
  await renderForm(STONE)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await textbox('Created at').fill('c. 196 BCE')
  await textbox('Created at').fill('c. 195 BCE')
  await expect.poll(toast.waiting.get).toMatchObject([
    {
      kind: 'notice',
      message: 'This browser cannot keep your draft. Save it before you leave this page.',
    },
  ])
  put.mockRestore()
  await expect.element(textbox('Created at')).toHaveValue('c. 195 BCE')
  await textbox('Created at').fill('c. 194 BCE')
  await expect.poll(draftValues).toEqual({ created_at: 'c. 194 BCE' })
  expect(toast.take()).toHaveLength(1)
})

it('a save succeeds if the browser can no longer read its storage, and nothing is asked on leaving', async () => {
  const { savings, address } = await renderForm(STONE)
  await textbox('Created at').fill('c. 196 BCE')
  await save.click()
  await expect.poll(() => savings).toHaveLength(1)
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The storage is gone.', 'UnknownError')
  })
  await expect.poll(() => savings).toHaveLength(1)
  savings[0]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  closeDialog()
  await expect.poll(address).toBe('/myArtifacts')
  expect(titles()).toEqual([])
})
