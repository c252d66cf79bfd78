import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { loadPart } from '#test/loadPart.ts'
import { renderApp } from '#test/render.tsx'
import { toastStack } from './parts.ts'
import { createToasts, type Toasts } from './toast.ts'
import { Toaster } from './Toaster.tsx'

const FAILURE = 'The server could not be reached.'

const elsewhere = page.getByRole('button', { name: 'Elsewhere' })

/** A page with one button, which was used last, and toasts. */
async function renderToaster(): Promise<Toasts> {
  const toasts = createToasts()
  await renderApp(
    <>
      <nav style={{ position: 'sticky', top: 0, height: 60 }}>
        <Toaster toasts={toasts} />
      </nav>
      <button style={{ marginTop: 600 }}>Elsewhere</button>
    </>,
  )
  await elsewhere.click()
  return toasts
}

const failure = page.getByRole('alert').filter({ hasText: FAILURE })
const placeOf = (toast: Locator) => toast.element().getBoundingClientRect()

beforeAll(() => loadPart(toastStack))

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Lets the toast leave the screen, which takes some steps of its own. */
  async function expectGone(toast: Locator) {
    await expect
      .poll(() => {
        vi.advanceTimersByTime(50)
        return toast.query()
      })
      .toBeNull()
  }

  /** Time goes by, and what it brings is drawn. */
  async function pass(ms: number) {
    for (let passed = 0; passed < ms; passed += 100) {
      vi.advanceTimersByTime(100)
      await new Promise(requestAnimationFrame)
    }
  }

  it('4.15 stand at the top right by default, failures at the top left', async () => {
    const toasts = await renderToaster()
    toasts.notice('No changes to save.')
    toasts.success('Liked this artifact!')
    toasts.failure(new Error(FAILURE))
    await expect.element(failure).toBeVisible()
    expect(placeOf(failure).left).toBeLessThanOrEqual(40)
    for (const message of ['No changes to save.', 'Liked this artifact!']) {
      const { right, top } = placeOf(page.getByRole('status').filter({ hasText: message }))
      expect(right).toBeGreaterThanOrEqual(innerWidth - 40)
      expect(top).toBeLessThan(300)
    }
  })

  it.each([
    ['failure', FAILURE, 5000],
    ['notice', 'No changes to save.', 5000],
    ['success', 'Liked this artifact!', 1500],
  ] as const)(
    '4.16 and 9.7 a %s is 320 px wide and closes by itself: "%s" after %d ms',
    async (kind, message, ms) => {
      const toasts = await renderToaster()
      toasts[kind](message)
      const toast = page.getByRole(kind === 'failure' ? 'alert' : 'status').filter({ hasText: message })
      await expect.element(toast).toBeVisible()
      expect(placeOf(toast).width).toBe(320)
      vi.advanceTimersByTime(ms - 1)
      expect(toast.element().isConnected).toBe(true)
      await expectGone(toast)
    },
  )

  it('4.17 wait while the pointer or the focus is on them, and while the window is left', async () => {
    const toasts = await renderToaster()
    toasts.failure(FAILURE)
    await failure.hover()
    vi.advanceTimersByTime(20_000)
    await expect.element(failure).toBeVisible()
    await elsewhere.hover()
    vi.advanceTimersByTime(2000)
    window.dispatchEvent(new Event('blur'))
    vi.advanceTimersByTime(20_000)
    await expect.element(failure).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    vi.advanceTimersByTime(2000)
    failure.getByRole('button', { name: 'Close' }).element().focus()
    vi.advanceTimersByTime(20_000)
    await expect.element(failure).toBeVisible()
    elsewhere.element().focus()
    vi.advanceTimersByTime(1000)
    await expectGone(failure)
  })

  it('4.19 Alt+T focuses the newest', async () => {
    const toasts = await renderToaster()
    toasts.failure(FAILURE)
    toasts.notice('No changes to save.')
    const newest = page.getByRole('status').filter({ hasText: 'No changes to save.' })
    await expect.element(newest).toBeVisible()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(newest).toHaveFocus()
  })

  it('4.20 Escape lets them run on, and gives the focus back', async () => {
    const toasts = await renderToaster()
    toasts.failure(FAILURE)
    await expect.element(failure).toBeVisible()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(failure).toHaveFocus()
    vi.advanceTimersByTime(20_000)
    await expect.element(failure).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(elsewhere).toHaveFocus()
    await failure.hover()
    await userEvent.keyboard('{Escape}')
    vi.advanceTimersByTime(5000)
    await expectGone(failure)
  })

  it('close by their button, at once', async () => {
    const toasts = await renderToaster()
    toasts.failure(FAILURE)
    await failure.getByRole('button', { name: 'Close' }).click()
    await expectGone(failure)
  })

  it('failures go when what failed is tried again, shown or waiting; the rest stays', async () => {
    const toasts = await renderToaster()
    for (const number of [1, 2, 3]) toasts.notice(`Message ${number}`)
    for (const number of [1, 2]) toasts.failure(`Failure ${number}`)
    const failures = page.getByRole('alert')
    await expect.element(failures).toHaveTextContent('Failure 1')
    toasts.retract()
    toasts.failure('Failure 3')
    await expectGone(failures.filter({ hasText: 'Failure 1' }))
    await expect.poll(() => failures.elements().map(({ textContent }) => textContent)).toEqual(['Failure 3'])
    expect(page.getByRole('status').elements()).toHaveLength(3)
  })

  it('show four at a time: each has its time, and what came later waits', async () => {
    const toasts = await renderToaster()
    for (const number of [1, 2, 3, 4, 5, 6]) toasts.notice(`Message ${number}`)
    const messages = () =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(messages).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4'])
    await pass(4500)
    expect(messages()).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4'])
    await expectGone(page.getByText('Message 4'))
    await expect.poll(messages).toEqual(['Message 5', 'Message 6'])
    await pass(4000)
    expect(messages()).toEqual(['Message 5', 'Message 6'])
  })
})

describe('before what shows toasts is there', () => {
  const load = vi.spyOn(toastStack, 'load')
  beforeEach(() => {
    load.mockImplementation(() => {})
    toastStack.component.set(undefined)
  })
  afterEach(async () => {
    load.mockRestore()
    await loadPart(toastStack)
  })

  it('the newest is a plain line at its side, which asks for the rest and can be closed', async () => {
    const toasts = await renderToaster()
    toasts.notice('No changes to save.')
    const notice = page.getByRole('status').filter({ hasText: 'No changes to save.' })
    await expect.element(notice).toBeVisible()
    expect(placeOf(notice).right).toBeGreaterThanOrEqual(innerWidth - 40)
    expect(load).toHaveBeenCalled()
    toasts.failure(FAILURE)
    await expect.element(failure).toBeVisible()
    expect(placeOf(failure).left).toBeLessThanOrEqual(40)
    await failure.getByRole('button', { name: 'Close' }).click()
    await expect.element(failure).not.toBeInTheDocument()
  })

  it('what shows them takes over when it comes', async () => {
    const toasts = await renderToaster()
    toasts.failure(FAILURE)
    await expect.element(failure).toBeVisible()
    load.mockRestore()
    toastStack.load()
    await expect.element(failure).toHaveAttribute('data-toast')
  })
})

it('4.18 toasts can be swiped away, from 80 percent of their width', async () => {
  const toasts = await renderToaster()
  toasts.failure(FAILURE)
  const drag = async (share: number) => {
    // The pointer holds the toast, once it stands still.
    await failure.hover()
    const x = placeOf(failure).left - placeOf(elsewhere).left + 30 + share * 320
    await failure.dropTo(elsewhere, {
      force: true,
      sourcePosition: { x: 30, y: 10 },
      targetPosition: { x, y: 5 },
    })
  }
  await drag(0.79)
  await expect.element(failure).toBeVisible()
  await drag(0.81)
  await expect.poll(() => failure.query()).toBeNull()
})
