import { Failure } from '#cli/failure.ts'

/**
 * Waits for Ctrl-C or a stop signal. Further signals change nothing: the end is under way, takes seconds, and saves what
 * there is to save.
 * @param command what the person started
 * @param broken each resolves with a sentence when a part of it ends by itself
 * @throws Failure with the first of these sentences
 */
export async function waitForSignal(command: string, broken: readonly Promise<string>[]): Promise<void> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  })
  const reason = await Promise.race([signalled, ...broken])
  if (reason !== null) {
    throw new Failure(`${reason} Everything else was stopped too; run ${command} again.`)
  }
}
