/** The scale of `tests/support/scale.ts` for tests in the browser: vitest.config.ts passes `TEST_SCALE` on. */
const isFull = import.meta.env['TEST_SCALE'] === 'full'

/** Scales a number of runs: the full number in a full run, else a fifth. */
export const scaled = (count: number): number => (isFull ? count : Math.round(count / 5))
