import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ArtifactMenu } from '#components/records/actions/ArtifactMenu.tsx'
import { NavDrawer } from '#layout/navigation/NavDrawer.tsx'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { renderApp } from '#test/render.tsx'
import { useUnsavedGuard } from '#components/hooks/useLeaveGuard.ts'

function Form() {
  const [text, setText] = useState('')
  useUnsavedGuard(() => text !== '')
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
}

function Pages() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Link to="/page">Page</Link>
      <button onClick={() => setOpen(true)}>Open</button>
      {pathname === '/page' && <Form />}
      <ArtifactMenu id="anchor" name="Anchor" />
      <NavDrawer onSignOut={() => {}} isOpen={isOpen} onClose={() => setOpen(false)} />
      <DialogHost />
    </main>
  )
}

const drawer = page.getByRole('dialog', { name: 'Menu' })
const menu = page.getByRole('menu')
const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
const alert = page.getByRole('dialog', { name: 'Signed In!' })

async function openPage() {
  const { address, router } = await renderApp(<Pages />, { at: '/before', user: null })
  await page.getByRole('link', { name: 'Page' }).click()
  await expect.poll(address).toBe('/page')
  return { address, goBack: () => router.navigate(-1) }
}

it('Back closes the drawer, then leaves the page', async () => {
  const { address, goBack } = await openPage()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(drawer).toBeVisible()
  await goBack()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(address()).toBe('/page')
  await goBack()
  await expect.poll(address).toBe('/before')
})

it('Back closes the menu of a card', async () => {
  const { address, goBack } = await openPage()
  await page.getByRole('button', { name: 'More about Anchor' }).click()
  await expect.element(menu).toBeVisible()
  await goBack()
  await expect.element(menu).not.toBeInTheDocument()
  expect(address()).toBe('/page')
})

it('Back dismisses a dialog, and first the one that is on top', async () => {
  const { address, goBack } = await openPage()
  await page.getByRole('button', { name: 'Open' }).click()
  const answer = dialogs.alert({ title: 'Signed In!', icon: 'check' })
  await expect.element(alert).toBeVisible()
  await goBack()
  expect(await answer).toBe(false)
  await expect.element(drawer).toBeVisible()
  await goBack()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(address()).toBe('/page')
})

it('a link of the drawer asks before leaving unsaved changes, and Back cancels', async () => {
  const { address, goBack } = await openPage()
  await page.getByRole('textbox').fill('half a letter')
  await page.getByRole('button', { name: 'Open' }).click()
  await drawer.getByRole('link', { name: 'About Us' }).click()
  await expect.element(question).toBeVisible()
  await goBack()
  await expect.element(question).not.toBeInTheDocument()
  expect(address()).toBe('/page')
  await goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(address).toBe('/before')
})
