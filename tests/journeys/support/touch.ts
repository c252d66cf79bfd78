/** Gestures with a finger. */
import type { Locator, Page } from 'playwright-core'

/** Drags with one finger, in small steps. */
export async function swipe(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const STEPS = 12
  await send('touchStart', [from])
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await send('touchEnd', [])
  await session.detach()
}

/** Returns the middle of an element. */
export async function centreOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element has no size.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
