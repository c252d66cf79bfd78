/** True with `TEST_SCALE=full` (nightly): load tests use all of their data, and the journeys that run only nightly run as well. */
export const IS_FULL = process.env.TEST_SCALE === 'full'

/**
 * Scales a number of records or runs: the full number in a full run, else a fifth, but at least `minimum`.
 */
export const scaled = (count: number, minimum = 1): number =>
  Math.max(minimum, Math.round(IS_FULL ? count : count / 5))
