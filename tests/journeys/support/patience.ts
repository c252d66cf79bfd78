import type { BrowserContext } from 'playwright-core'

/**
 * On a busy machine an answer is late, not lost: what the pages of a visitor give up on after seconds, they give up on ten times
 * later. For journeys that need the answer, never for those that look at what happens without one.
 */
export async function waitLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [TIMES, MOST] = [10, 2 ** 31 - 1]
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(TIMES * ms)
    const set = window.setTimeout.bind(window)
    const later = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      set(run, ms < 3_000 ? ms : Math.min(TIMES * ms, MOST), ...given)
    Object.assign(window, { setTimeout: later })
  })
}
