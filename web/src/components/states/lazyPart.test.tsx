import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { lazyOverlay } from './lazyOverlay.tsx'
import { lazyPart } from './lazyPart.tsx'
import { lazySection } from './lazySection.tsx'

type Part = { default: (props: { onGone: () => void }) => React.ReactNode }

/** A script that arrives, fails or does not answer, as the test decides. */
function aScript() {
  const requests: PromiseWithResolvers<Part>[] = []
  const load = () => {
    const request = Promise.withResolvers<Part>()
    requests.push(request)
    return request.promise
  }
  const arrive = () => requests.at(-1)?.resolve({ default: () => <p>The part</p> })
  const fail = () => requests.at(-1)?.reject(new TypeError('Failed to fetch dynamically imported module'))
  return { load, requests, arrive, fail }
}

const part = page.getByText('The part')
const problem = page
  .getByRole('alert')
  .getByText('This part of the app could not be loaded.', { exact: false })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A page with a field, and a button that opens a part. */
function Opener({ Overlay }: { Overlay: ReturnType<typeof lazyOverlay> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <input aria-label="Text" />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Overlay onGone={() => setOpen(false)} />}
    </main>
  )
}

describe('a dialog whose script is missing', () => {
  it('says so beside the page, keeps what was typed, and comes with the next press', async () => {
    const { load, arrive, fail, requests } = aScript()
    await renderApp(<Opener Overlay={lazyOverlay(load)} />)
    const field = page.getByRole('textbox', { name: 'Text' })
    await field.fill('half a letter')
    await button('Open').click()
    await expect.element(page.getByRole('dialog', { name: 'Loading' })).toBeVisible()
    fail()
    await expect.element(problem).toBeVisible()
    await expect.element(field).toHaveValue('half a letter')
    await button('Close').click()
    await expect.element(problem).not.toBeInTheDocument()
    await expect.element(button('Open')).toHaveFocus()
    await button('Open').click()
    await expect.poll(() => requests).toHaveLength(2)
    arrive()
    await expect.element(part).toBeVisible()
    await expect.element(field).toHaveValue('half a letter')
  })

  it('comes when the network is back', async () => {
    const { load, arrive, fail, requests } = aScript()
    await renderApp(<Opener Overlay={lazyOverlay(load)} />)
    await button('Open').click()
    await expect.poll(() => requests).toHaveLength(1)
    fail()
    await expect.element(problem).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.poll(() => requests).toHaveLength(2)
    arrive()
    await expect.element(part).toBeVisible()
    await expect.element(problem).not.toBeInTheDocument()
  })

  it('can be given up while it loads', async () => {
    const { load } = aScript()
    await renderApp(<Opener Overlay={lazyOverlay(load)} />)
    await button('Open').click()
    await button('Cancel').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(button('Open')).toHaveFocus()
  })
})

describe('a script that does not answer', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  it('counts as missing after a while, and is shown when it comes', async () => {
    const { load, arrive } = aScript()
    const Section = lazySection(load)
    await renderApp(<Section onGone={() => {}} />)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(problem.query()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await expect.element(problem).toBeVisible()
    arrive()
    await expect.element(part).toBeVisible()
    await expect.element(problem).not.toBeInTheDocument()
  })

  it('stays on its way when an earlier try fails', async () => {
    const { load, arrive, requests } = aScript()
    const Section = lazySection(load)
    await renderApp(<Section onGone={() => {}} />)
    await vi.advanceTimersByTimeAsync(10_000)
    await button('Retry').click()
    await expect.poll(() => requests).toHaveLength(2)
    requests[0]?.reject(new TypeError('Failed to fetch dynamically imported module'))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(problem.query()).toBeNull()
    arrive()
    await expect.element(part).toBeVisible()
  })

  it('is requested again later if nothing shows that it is missing', async () => {
    const { load, arrive, fail, requests } = aScript()
    const Optional = lazyPart(load)
    await renderApp(<Optional onGone={() => {}} />)
    fail()
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(() => requests).toHaveLength(2)
    arrive()
    await expect.element(part).toBeVisible()
  })
})

it('Retry shows a missing section in its place', async () => {
  const { load, arrive, fail, requests } = aScript()
  const Section = lazySection(load)
  await renderApp(
    <>
      <Section onGone={() => {}} />
      <p>The rest</p>
    </>,
  )
  fail()
  await expect.element(problem).toBeVisible()
  await expect.element(page.getByText('The rest')).toBeVisible()
  await button('Retry').click()
  await expect.poll(() => requests).toHaveLength(2)
  arrive()
  await expect.element(part).toBeVisible()
})

it('a part that throws is replaced by the message, and Retry renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Section = lazySection(async () => ({
    default: () => {
      if (isBroken) throw new Error('The lamp went out.')
      return <p>The part</p>
    },
  }))
  await renderApp(<Section />)
  await expect.element(page.getByRole('alert').getByText('The lamp went out.')).toBeVisible()
  isBroken = false
  await button('Retry').click()
  await expect.element(part).toBeVisible()
})
