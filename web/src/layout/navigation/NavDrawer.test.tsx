import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { NavDrawer } from './NavDrawer.tsx'

function WithButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <NavDrawer onSignOut={() => {}} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const drawer = page.getByRole('dialog', { name: 'Menu' })

it('traps the focus and returns it', async () => {
  const { screen } = await renderApp(<WithButton />, { user: null })
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(drawer).toHaveFocus()
  await expect.element(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible()
  // Content behind the open drawer is hidden from screen readers.
  expect(opener.query()).toBeNull()
  await expectAccessible(drawer)
  const controls = [...drawer.element().querySelectorAll('a, button')]
  const seen = new Set<Element | null>()
  for (let step = 0; step < 2 * controls.length + 4; step += 1) {
    await userEvent.tab()
    expect(drawer.element().contains(document.activeElement)).toBe(true)
    seen.add(document.activeElement)
  }
  expect(controls.filter((control) => !seen.has(control))).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(document.body.style.overflow).toBe('')
})
