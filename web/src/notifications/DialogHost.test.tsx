import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { DialogHost } from './DialogHost.tsx'
import { type AlertContent, type ConfirmContent, dialogs } from './dialogs.ts'
import { dialogView, loadDialogView } from './loadDialogView.ts'

const SIGNED_IN: AlertContent = {
  title: 'Signed In!',
  text: 'You have successfully Signed In!',
  icon: 'check',
}
const ARE_YOU_SURE: ConfirmContent = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  detail: 'Rosetta Stone and its 1,284 likes will be gone.',
  confirm: 'Yes, delete it!',
}

beforeAll(loadDialogView)

/** Renders a page with a focused button. */
async function renderDialogs() {
  await renderApp(
    <>
      <button>Open</button>
      <DialogHost />
    </>,
  )
  const opener = page.getByRole('button', { name: 'Open' })
  await opener.click()
  return opener
}

const alert = page.getByRole('dialog', { name: 'Signed In!' })
const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
const ok = alert.getByRole('button', { name: 'Ok' })
const cancel = question.getByRole('button', { name: 'Cancel' })
const confirm = question.getByRole('button', { name: 'Yes, delete it!' })

const DISMISSALS = [
  ['its button', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
] as const

it.each(DISMISSALS)('an alert closes by %s and returns the focus', async (_, dismiss) => {
  const opener = await renderDialogs()
  const gone = dialogs.alert(SIGNED_IN)
  await expect.element(alert).toHaveAccessibleDescription('You have successfully Signed In!')
  await expect.element(ok).toHaveFocus()
  await dismiss()
  await gone
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it.each(DISMISSALS)(
  'a question is answered no by %s, since the safe choice has the focus',
  async (_, dismiss) => {
    const opener = await renderDialogs()
    const answer = dialogs.confirm(ARE_YOU_SURE)
    await expect.element(cancel).toHaveFocus()
    await expect.element(question.getByText('Rosetta Stone and its 1,284 likes will be gone.')).toBeVisible()
    await dismiss()
    expect(await answer).toBe(false)
    await expect.element(opener).toHaveFocus()
  },
)

it('a confirmation resolves to true only by its confirming button', async () => {
  await renderDialogs()
  const answer = dialogs.confirm(ARE_YOU_SURE)
  await expectAccessible(question)
  await confirm.click()
  expect(await answer).toBe(true)
})

it('the second button of an alert resolves to true', async () => {
  await renderDialogs()
  const first = dialogs.alert({ ...SIGNED_IN, other: 'Once more' })
  await expect.element(ok).toHaveFocus()
  await expectAccessible(alert)
  await ok.click()
  expect(await first).toBe(false)
  const second = dialogs.alert({ ...SIGNED_IN, other: 'Once more' })
  await page.getByRole('button', { name: 'Once more' }).click()
  expect(await second).toBe(true)
})

it('a dialog traps the focus', async () => {
  await renderDialogs()
  void dialogs.confirm(ARE_YOU_SURE)
  await expect.element(cancel).toHaveFocus()
  await userEvent.tab()
  await expect.element(confirm).toHaveFocus()
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab()
    expect(question.element().closest('[role=presentation]')?.contains(document.activeElement)).toBe(true)
  }
})

it('dialogs are shown one after another', async () => {
  await renderDialogs()
  const first = dialogs.alert(SIGNED_IN)
  const second = dialogs.alert({
    title: 'Error!',
    text: 'Token refresh failed.',
    icon: 'crack',
    button: 'Fine',
  })
  await expect.element(ok).toBeVisible()
  expect(page.getByRole('alertdialog').query()).toBeNull()
  await ok.click()
  await first
  await page.getByRole('alertdialog', { name: 'Error!' }).getByRole('button', { name: 'Fine' }).click()
  await second
})

it('the buttons of a dialog stay in sight on a low screen, whatever is above them', async () => {
  await page.viewport(360, 300)
  await renderDialogs()
  void dialogs.confirm({ ...ARE_YOU_SURE, text: 'Nobody can bring it back. '.repeat(20) })
  await expect.element(confirm).toBeVisible()
  // The focus has scrolled to a button.
  document
    .querySelectorAll('[role="alertdialog"], [role="alertdialog"] *')
    .forEach((one) => one.scrollTo(0, 0))
  for (const button of [cancel, confirm]) {
    const { top, bottom } = button.element().getBoundingClientRect()
    expect([top >= 0, bottom <= 300]).toEqual([true, true])
    expect(
      document.elementFromPoint(180, (top + bottom) / 2)?.closest('.MuiDialogActions-root'),
    ).not.toBeNull()
  }
})

it('a question that is asked before the code of dialogs has loaded stays as it is when that comes', async () => {
  dialogView.set(undefined)
  const answer = dialogs.confirm(ARE_YOU_SURE)
  await renderApp(<DialogHost />)
  const button = cancel.element()
  await loadDialogView()
  await expect.element(cancel).toHaveFocus()
  expect(cancel.element()).toBe(button)
  await cancel.click()
  expect(await answer).toBe(false)
  void dialogs.confirm(ARE_YOU_SURE)
  await expect.poll(() => question.element().closest('.MuiDialog-root')).not.toBeNull()
})
