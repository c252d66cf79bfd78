import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { removeDrafts } from '#drafts/drafts.ts'
import { toast } from '#notifications/toast.ts'
import {
  closeDialog,
  drafts,
  leaveOrReturn,
  renderForm,
  resetForm,
  save,
  STONE,
  textbox,
  titles,
  type,
} from '#test/artifactForm.tsx'

beforeEach(resetForm)

const notice = page.getByText('What you typed earlier is still here.')

it('what was typed is there again after leaving, until a person starts over', async () => {
  const { screen } = await renderForm(STONE)
  await textbox('Created at').fill('c. 196 BCE')
  await screen.unmount()
  await renderForm(STONE)
  await expect.element(notice).toBeVisible()
  await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(textbox('Created at')).toHaveValue('196 BCE')
  await expect.element(notice).not.toBeInTheDocument()
  expect(drafts()).toHaveLength(0)
})

it('a form that was put back as it was, or saved, leaves no draft; one that changed nothing keeps it', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Created at').fill('later')
  expect(drafts()).toHaveLength(1)
  await textbox('Created at').fill('196 BCE')
  expect(drafts()).toHaveLength(0)
  await textbox('Created at').fill('later')
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  savings[0]?.succeed(false)
  await expect.element(save).toBeVisible()
  await expect.element(textbox('Created at')).toHaveValue('later')
  expect(drafts()).not.toHaveLength(0)
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
  savings[1]?.succeed()
  await expect.poll(titles).toEqual(['Saved!'])
  expect(drafts()).toHaveLength(0)
})

it('a save that ends after the person has left is told by a toast, and leads nowhere', async () => {
  const { savings, address } = await renderForm(STONE)
  await save.click()
  await leaveOrReturn.click()
  savings[0]?.succeed()
  await expect.poll(toast.waiting.get).toMatchObject([{ kind: 'success', message: 'The stone is saved.' }])
  expect(titles()).toEqual([])
  expect(address()).toBe('/form')
})

it('whoever leaves while the dialog is there stays where they went', async () => {
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

it('what was typed since a save was begun stays when it ends', async () => {
  const { savings } = await renderForm(STONE)
  await textbox('Created at').fill('196 BC')
  await save.click()
  await leaveOrReturn.click()
  await leaveOrReturn.click()
  await textbox('Created at').fill('Ptolemaic')
  savings[0]?.succeed()
  await expect.poll(toast.waiting.get).toMatchObject([{ kind: 'success' }])
  await leaveOrReturn.click()
  await leaveOrReturn.click()
  await expect.element(textbox('Created at')).toHaveValue('Ptolemaic')
})

it('what is sent again after the page was left keeps its key, until it is saved or something else is sent', async () => {
  const { savings } = await renderForm()
  await textbox('Artifact name').fill('Stele')
  await type.selectOptions('Writings')
  const sendAgain = async () => {
    await save.click()
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
    savings.at(-1)?.fail(new Error('The answer was lost.'))
    await leaveOrReturn.click()
    await leaveOrReturn.click()
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
  expect(drafts()).toHaveLength(0)
})

it('drafts go when they are removed, as at signing out, and what is open then is kept no more; what else is stored stays', async () => {
  sessionStorage.setItem('lamp', 'lit')
  await renderForm(STONE)
  await textbox('Created at').fill('c. 196 BCE')
  expect(drafts()).toHaveLength(1)
  await removeDrafts()
  await textbox('Created at').fill('c. 195 BCE')
  expect(drafts()).toEqual([])
  expect(Object.keys(sessionStorage)).toEqual(['lamp'])
  expect(toast.take()).toEqual([])
})

it('a browser that cannot keep it says so once, and loses nothing of the form', async () => {
  await renderForm(STONE)
  await textbox('Short description').fill('a'.repeat(300_000))
  await textbox('Created at').fill('c. 196 BCE')
  expect(drafts()).toEqual([])
  expect(toast.take()).toMatchObject([
    { kind: 'notice', message: 'This browser cannot keep your draft. Save it before you leave this page.' },
  ])
  await expect.element(textbox('Short description')).toHaveValue('a'.repeat(300_000))
  await textbox('Short description').fill('short')
  expect(drafts()).toHaveLength(1)
})
