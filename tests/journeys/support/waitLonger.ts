import type { BrowserContext } from 'playwright-core'

/**
 * Makes the app's timeouts ten times longer, for journeys that need a response on a busy machine. Not for
 * journeys about missing responses.
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
