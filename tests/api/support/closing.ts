/**
 * Cleanup after a test file. Vitest ignores `afterAll` within `beforeAll` or a test, so everything started
 * there registers its cleanup here instead.
 */
type Close = () => Promise<void>

const closings: Close[] = []

/** Registers a cleanup. Cleanups run in reverse order; a failing one fails the file after all have run. */
export function closeAtEnd(close: Close): void {
  closings.push(close)
}

/**
 * Runs the registered cleanups (called by `closeFile.ts`).
 * @throws the failure of a cleanup, or an AggregateError of several, after all have run
 */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = []
  for (const close of closings.splice(0).toReversed()) {
    await close().catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'))
  if (failures.length === 1) throw failures[0]
}
