import { Failure } from '#cli/failure.ts'

/**
 * Waits for Ctrl-C or a stop signal. Further signals are ignored while the stack stops and saves its data.
 * @param command command to run again, for the message
 * @param broken promises that resolve with a sentence when a process fails permanently
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
