import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { allowMotion } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import { toast } from './toast.ts'
import Toaster from './Toaster.tsx'

const FAILURE = 'The server could not be reached.'

const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
const failure = page.getByRole('alert').filter({ hasText: FAILURE })
const statusOf = (message: string) => page.getByRole('status').filter({ hasText: message })

/** Renders a bar with the toast container, and a focused button. */
async function renderToaster() {
  await renderApp(
    <>
      <nav style={{ position: 'sticky', top: 0, height: 60 }}>
        <Toaster />
      </nav>
      <button style={{ marginTop: 600 }}>Elsewhere</button>
    </>,
  )
  await elsewhere.click()
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()

/** Returns the time line's animation, at whose end the toast closes. */
function timeLine(locator: Locator): Animation {
  const line = locator
    .element()
    .getAnimations({ subtree: true })
    .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'run-out')
  if (!line) throw new Error('The toast does not count down.')
  return line
}

/** Advances a toast's time line, unless it is paused. */
function pass(locator: Locator, ms: number) {
  const line = timeLine(locator)
  if (line.playState === 'running') line.currentTime = Number(line.currentTime) + ms
}

async function expectPaused(locator: Locator, isPaused = true): Promise<void> {
  await expect.poll(() => timeLine(locator).playState).toBe(isPaused ? 'paused' : 'running')
}
async function expectGone(locator: Locator): Promise<void> {
  await expect.element(locator).not.toBeInTheDocument()
}

beforeEach(allowMotion)

it('4.15 toasts appear at the top right by default, failures at the top left', async () => {
  await renderToaster()
  toast.notice('No changes to save.')
  toast.success('Liked this artifact!')
  toast.failure(new Error(FAILURE))
  await expect.element(failure).toBeVisible()
  expect(boxOf(failure).left).toBeLessThanOrEqual(40)
  for (const message of ['No changes to save.', 'Liked this artifact!']) {
    const { right, top } = boxOf(statusOf(message))
    expect(right).toBeGreaterThanOrEqual(innerWidth - 40)
    expect(top).toBeLessThan(300)
  }
  // Pauses the toasts.
  window.dispatchEvent(new Event('blur'))
  await expectAccessible(page.getByRole('navigation'))
})

it.each([
  ['failure', FAILURE, 5000],
  ['notice', 'No changes to save.', 5000],
  ['success', 'Liked this artifact!', 1500],
] as const)(
  '4.16 and 9.7 a %s is 320 px wide and closes by itself: "%s" after %d ms',
  async (kind, message, ms) => {
    await renderToaster()
    toast[kind](message)
    const shown = kind === 'failure' ? failure : statusOf(message)
    await expect.element(shown).toBeVisible()
    expect(boxOf(shown).width).toBe(320)
    expect(timeLine(shown).effect?.getTiming().duration).toBe(ms)
    pass(shown, ms)
    await expectGone(shown)
  },
)

it('4.17 a toast pauses on hover and focus, and while the window has no focus', async () => {
  await renderToaster()
  toast.failure(FAILURE)
  await failure.hover()
  await expectPaused(failure)
  await elsewhere.hover()
  await expectPaused(failure, false)
  window.dispatchEvent(new Event('blur'))
  await expectPaused(failure)
  failure.getByRole('button', { name: 'Close' }).element().focus()
  window.dispatchEvent(new Event('focus'))
  await expectPaused(failure)
  pass(failure, 20_000)
  await expect.element(failure).toBeVisible()
  elsewhere.element().focus()
  await expectPaused(failure, false)
  pass(failure, 5000)
  await expectGone(failure)
})

it('4.18 toasts can be swiped away, from 80 percent of their width', async () => {
  await renderToaster()
  toast.failure(FAILURE)
  await expect.element(failure).toBeVisible()
  // Pauses toasts, so that they do not close during the test.
  window.dispatchEvent(new Event('blur'))
  const drag = async (share: number) => {
    // Hover pauses the toast once its entrance has ended.
    await failure.hover()
    const x = boxOf(failure).left - boxOf(elsewhere).left + 30 + share * 320
    await failure.dropTo(elsewhere, {
      force: true,
      sourcePosition: { x: 30, y: 10 },
      targetPosition: { x, y: 5 },
    })
  }
  await drag(0.79)
  await expect.element(failure).toBeVisible()
  await drag(0.81)
  await expectGone(failure)
})

it('4.19 Alt+T focuses the newest toast', async () => {
  await renderToaster()
  toast.failure(FAILURE)
  toast.notice('No changes to save.')
  const newest = statusOf('No changes to save.')
  await expect.element(newest).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(newest).toHaveFocus()
})

it('4.20 Escape resumes toasts, and returns the focus', async () => {
  await renderToaster()
  toast.failure(FAILURE)
  await expect.element(failure).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.element(failure).toHaveFocus()
  await expectPaused(failure)
  await userEvent.keyboard('{Escape}')
  await expect.element(elsewhere).toHaveFocus()
  await expectPaused(failure, false)
  await failure.hover()
  await expectPaused(failure)
  await userEvent.keyboard('{Escape}')
  await expectPaused(failure, false)
  pass(failure, 5000)
  await expectGone(failure)
})

it('ends above the title of the page, and has one sentence', async () => {
  const unreachable = 'The collection could not be reached.'
  await renderToaster()
  toast.failure(`${unreachable} Check your connection and try again.`)
  const shown = page.getByRole('alert')
  await expect.element(shown).toHaveTextContent(`${unreachable} Check your connection and try again.`)
  // The bar is 60 px high; the title of Browse starts 32 px below it, its letters 5 px further down.
  for (const width of [360, 1280]) {
    await page.viewport(width, 740)
    await expect.poll(() => boxOf(shown).top).toBeGreaterThanOrEqual(60)
    await expect.poll(() => boxOf(shown).bottom).toBeLessThanOrEqual(100)
  }
})

it('a toast closes by its button', async () => {
  await renderToaster()
  toast.failure(FAILURE)
  await failure.getByRole('button', { name: 'Close' }).click()
  await expectGone(failure)
})

it('a toast without a duration stays until its button is pressed, whatever follows', async () => {
  await renderToaster()
  const reload = vi.fn<() => void>()
  toast.add('notice', 'A new version is here.', null, { label: 'Reload', run: reload })
  for (const number of [1, 2, 3, 4, 5]) toast.notice(`Message ${number}`)
  await expect.element(page.getByText('Message 5')).toBeVisible()
  const announcement = statusOf('A new version is here.')
  expect(announcement.element().getAnimations({ subtree: true })).toEqual([])
  await announcement.getByRole('button', { name: 'Reload' }).click()
  expect(reload).toHaveBeenCalledOnce()
  await expectGone(announcement)
})

it('retract removes shown and waiting failures only', async () => {
  toast.failure('Failure 0')
  toast.retract()
  await renderToaster()
  toast.notice('No changes to save.')
  for (const number of [1, 2]) toast.failure(`Failure ${number}`)
  const texts = () => textsOf(page.getByRole('alert'))
  await expect.poll(texts).toEqual(['Failure 1', 'Failure 2'])
  toast.retract()
  toast.failure('Failure 3')
  await expect.poll(texts).toEqual(['Failure 3'])
  await expect.element(statusOf('No changes to save.')).toBeVisible()
})

it('four are shown at a time: the next one replaces the oldest', async () => {
  await renderToaster()
  for (const number of [1, 2, 3, 4, 5, 6]) toast.notice(`Message ${number}`)
  const messages = () => textsOf(page.getByRole('status'))
  const seen: number[] = []
  await expect
    .poll(() => {
      seen.push(messages().length)
      return messages()
    })
    .toEqual(['Message 3', 'Message 4', 'Message 5', 'Message 6'])
  expect(Math.max(...seen)).toBe(4)
})

it('requests before mounting are shown when mounted', async () => {
  toast.notice('No changes to save.')
  await renderToaster()
  await expect.element(statusOf('No changes to save.')).toBeVisible()
})

it('on phones all are in one column as wide as the page, and a swipe does not widen it', async () => {
  await page.viewport(360, 740)
  await renderToaster()
  toast.success('Liked this artifact!')
  toast.failure(FAILURE)
  await expect.element(failure).toBeVisible()
  const first = statusOf('Liked this artifact!')
  for (const shown of [first, failure]) expect(boxOf(shown).width).toBeGreaterThan(320)
  expect(boxOf(failure).left).toBe(boxOf(first).left)
  // After the entrance animation.
  await expect.poll(() => boxOf(failure).top - boxOf(first).bottom).toBeGreaterThan(0)
  const at = (clientX: number) => ({ clientX, clientY: boxOf(failure).top + 10, bubbles: true, pointerId: 1 })
  vi.spyOn(failure.element(), 'setPointerCapture').mockImplementation(() => {})
  failure.element().dispatchEvent(new PointerEvent('pointerdown', at(30)))
  failure.element().dispatchEvent(new PointerEvent('pointermove', at(270)))
  await expect.poll(() => boxOf(failure).right).toBeGreaterThan(360)
  expect(document.documentElement.scrollWidth).toBe(360)
})
