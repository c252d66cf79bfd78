import type { BrowserContext, Page } from 'playwright-core'

/** Times that pages are slower than this machine; 1 by default (`npm run test:slow`). */
export const SLOWDOWN = Number(process.env.JOURNEYS_SLOWDOWN ?? 1)

/** Slows the processor of each page of a context. */
export function slowDown(context: BrowserContext): void {
  if (SLOWDOWN === 1) return
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  context.on('page', (page) => void slow(page))
}
