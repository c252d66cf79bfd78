import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dialogs } from '#notifications/dialogs.ts'
import { renderApp } from '#test/render.tsx'
import { useUnsavedGuard } from './useLeaveGuard.ts'

function Form() {
  const [text, setText] = useState('')
  useUnsavedGuard(() => text !== '')
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
}

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/form">Form</Link>
      <Link to="/after">After</Link>
      <Link to="/form#part">Part</Link>
      {pathname === '/form' && <Form />}
    </>
  )
}

const link = (name: string) => page.getByRole('link', { name })
const questions = () => dialogs.requests.get().map(({ title }) => title)
const answer = (isSure: boolean) => dialogs.requests.get()[0]?.settle(isSure)
/** Returns true if the browser would ask before closing the tab. */
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function openForm(text = '') {
  const { address, router } = await renderApp(<Pages />, { at: '/before' })
  await link('Form').click()
  await page.getByRole('textbox').fill(text)
  return { address, goBack: () => router.navigate(-1) }
}

it('does not ask without changes', async () => {
  const { address, goBack } = await openForm()
  expect(isAskedByBrowser()).toBe(false)
  await goBack()
  await expect.poll(address).toBe('/before')
  await link('Form').click()
  await link('After').click()
  await expect.poll(address).toBe('/after')
  expect(questions()).toEqual([])
})

it('a link is followed once the user confirms', async () => {
  const { address } = await openForm('half a letter')
  await link('After').click()
  await expect.poll(questions).toEqual(['Leave this page?'])
  expect(address()).toBe('/form')
  answer(false)
  await expect.poll(questions).toEqual([])
  await link('After').click()
  await expect.poll(questions).toHaveLength(1)
  await expect.element(page.getByRole('textbox')).toHaveValue('half a letter')
  answer(true)
  await expect.poll(address).toBe('/after')
  // The next form does not ask.
  await link('Form').click()
  await link('After').click()
  await expect.poll(address).toBe('/after')
  expect(questions()).toEqual([])
})

it('Back leaves once the user confirms, with one dialog however often it is pressed', async () => {
  const { address, goBack } = await openForm('half a letter')
  await goBack()
  await goBack()
  await expect.poll(questions).toEqual(['Leave this page?'])
  answer(false)
  await expect.poll(questions).toEqual([])
  expect(address()).toBe('/form')
  await expect.element(page.getByRole('textbox')).toHaveValue('half a letter')
  await goBack()
  await expect.poll(questions).toHaveLength(1)
  answer(true)
  await expect.poll(address).toBe('/before')
})

it('does not ask for a hash of the same page', async () => {
  const { address } = await openForm('half a letter')
  await link('Part').click()
  await expect.poll(address).toBe('/form#part')
  expect(questions()).toEqual([])
})

it('the browser asks for confirmation when a tab with typed text is closed', async () => {
  await openForm('half a letter')
  expect(isAskedByBrowser()).toBe(true)
  await page.getByRole('textbox').fill('')
  expect(isAskedByBrowser()).toBe(false)
})
