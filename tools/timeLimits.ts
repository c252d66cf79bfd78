/** Times by which the limits of tests are longer: `npm run test:slow` doubles them for a slow machine. */
const TIMES = Number(process.env.TEST_TIME_LIMITS ?? 1)

/** A second and a minute of a test's time limit, in milliseconds. */
export const SECOND = 1_000 * TIMES
export const MINUTE = 60 * SECOND
