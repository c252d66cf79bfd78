import type { BrowserContext } from 'playwright-core'

/**
 * Makes the app's own timeouts ten times longer, for journeys that need the response although the machine is busy. Not for
 * journeys about a missing response.
 */
export async function waitLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [TIMES, MOST] = [10, 2 ** 31 - 1]
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(TIMES * ms)
    const set = window.setTimeout.bind(window)
    const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      set(run, ms < 3_000 ? ms : Math.min(TIMES * ms, MOST), ...args)
    Object.assign(window, { setTimeout: later })
  })
}
