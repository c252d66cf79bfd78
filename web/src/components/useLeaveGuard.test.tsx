import { useState } from 'react'
import { BrowserRouter, Link, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dialogs } from '#notifications/dialogs.ts'
import { useUnsentGuard } from './useLeaveGuard.ts'

const home = location.href
beforeEach(() => history.pushState({ idx: 0 }, '', '/before'))
afterEach(() => history.pushState(null, '', home))

function Form() {
  const [text, setText] = useState('')
  useUnsentGuard(() => text !== '')
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
}

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <output>{pathname}</output>
      <Link to="/form">Form</Link>
      <Link to="/after">After</Link>
      <Link to="/form#part">Part</Link>
      {pathname === '/form' && <Form />}
    </>
  )
}

const path = page.getByRole('status')
const link = (name: string) => page.getByRole('link', { name })
const questions = () => dialogs.requests.get().map(({ title }) => title)
const answer = (isSure: boolean) => dialogs.requests.get()[0]?.settle(isSure)
/** Whether closing the tab would be asked about. */
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Presses Back on a page that is not left: the step is taken, and taken back. */
async function pressBack() {
  let steps = 0
  const count = () => (steps += 1)
  addEventListener('popstate', count)
  history.back()
  await expect.poll(() => steps).toBe(2)
  removeEventListener('popstate', count)
}

async function openForm(text = '') {
  await render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  )
  await link('Form').click()
  await page.getByRole('textbox').fill(text)
}

it('nothing is asked of who typed nothing', async () => {
  await openForm()
  expect(isAskedByBrowser()).toBe(false)
  history.back()
  await expect.element(path).toMatchTextContent(/^\/before$/)
  await link('Form').click()
  await link('After').click()
  await expect.element(path).toMatchTextContent(/^\/after$/)
  expect(questions()).toEqual([])
})

it('a link is followed when the person wants it', async () => {
  await openForm('half a letter')
  await link('After').click()
  await expect.poll(questions).toEqual(['Leave this page?'])
  await expect.element(path).toMatchTextContent(/^\/form$/)
  answer(false)
  await link('After').click()
  await expect.poll(questions).toHaveLength(1)
  await expect.element(page.getByRole('textbox')).toHaveValue('half a letter')
  answer(true)
  await expect.element(path).toMatchTextContent(/^\/after$/)
  // The next page asks nothing.
  await link('Form').click()
  await expect.element(path).toMatchTextContent(/^\/form$/)
  expect(questions()).toEqual([])
})

it('Back goes back when the person wants it, and the address stays meanwhile', async () => {
  await openForm('half a letter')
  await pressBack()
  expect(questions()).toEqual(['Leave this page?'])
  expect(location.pathname).toBe('/form')
  // Pressed again, it asks nothing more.
  await pressBack()
  expect(questions()).toHaveLength(1)
  answer(false)
  await expect.element(path).toMatchTextContent(/^\/form$/)
  await expect.element(page.getByRole('textbox')).toHaveValue('half a letter')
  await pressBack()
  expect(questions()).toHaveLength(1)
  answer(true)
  await expect.element(path).toMatchTextContent(/^\/before$/)
  expect(location.pathname).toBe('/before')
})

it('a place on the same page is no other page', async () => {
  await openForm('half a letter')
  await link('Part').click()
  await expect.poll(() => location.hash).toBe('#part')
  expect(questions()).toEqual([])
})

it('closing the tab is asked about by the browser while something was typed', async () => {
  await openForm('half a letter')
  expect(isAskedByBrowser()).toBe(true)
  await page.getByRole('textbox').fill('')
  expect(isAskedByBrowser()).toBe(false)
})
