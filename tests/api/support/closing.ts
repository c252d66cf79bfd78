/**
 * What to do when a file's tests are done. `afterAll` counts only while a file is read: within `beforeAll` or a test it
 * is ignored, so whatever starts there tells this instead.
 */
type Close = () => Promise<void>

const closings: Close[] = []

/** What started last is closed first; a failure fails the file, after everything is closed. */
export function closeAtEnd(close: Close): void {
  closings.push(close)
}

/** Closes what the file started (`closeFile.ts`). @throws what could not be closed, after everything else is */
export async function closeAll(): Promise<void> {
  const failures: unknown[] = []
  for (const close of closings.splice(0).toReversed()) {
    await close().catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'))
  if (failures.length === 1) throw failures[0]
}
