/** How large the data of load and concurrency tests is: everything with `TEST_SCALE=full` (nightly), else a fifth. */
const SHARE = process.env.TEST_SCALE === 'full' ? 1 : 0.2

/** A count of records or runs for this run's scale, at least `minimum`. */
export const scaled = (count: number, minimum = 1): number => Math.max(minimum, Math.round(count * SHARE))
