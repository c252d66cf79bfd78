import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draftedForm } from '#components/forms/draftedForms.ts'
import { DialogHost } from '#notifications/DialogHost.tsx'
import Toaster from '#notifications/Toaster.tsx'
import { renderApp } from '#test/render.tsx'
import { announceNewVersion } from './updatePrompt.ts'

const announcement = page.getByRole('status').filter({ hasText: 'A new version is here.' })
const reloadButton = announcement.getByRole('button', { name: 'Reload' })
const question = page.getByRole('alertdialog', { name: 'Reload this page?' })

/** Renders a page with a form, before a new release is announced. */
async function renderForm(props: ComponentProps<'form'> = {}) {
  await renderApp(
    <>
      <Toaster />
      <DialogHost />
      <form {...props}>
        <input aria-label="Name" />
      </form>
    </>,
  )
  const reload = vi.fn<() => void>()
  return { reload, announce: () => announceNewVersion(reload) }
}

it('is announced until the user reloads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { reload, announce } = await renderForm()
  announce()
  await expect.element(announcement).toBeVisible()
  vi.advanceTimersByTime(24 * 60 * 60_000)
  await expect.element(announcement).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  await reloadButton.click()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('asks before unsent text is lost, and keeps it on No', async () => {
  const { reload, announce } = await renderForm()
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a na')
  announce()
  await reloadButton.click()
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  await expect.element(announcement).not.toBeInTheDocument()
  announce()
  await reloadButton.click()
  await question.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('does not ask for drafts', async () => {
  const { reload, announce } = await renderForm({ ref: draftedForm })
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a na')
  announce()
  await reloadButton.click()
  expect(reload).toHaveBeenCalledTimes(1)
})
