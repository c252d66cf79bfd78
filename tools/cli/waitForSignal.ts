import { Failure } from '#cli/failure.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** As of a shell's command that Ctrl-C ended. */
const EXIT_INTERRUPTED = 130

/**
 * Ends this process with a sentence at Ctrl-C or a stop signal while a stack starts; its processes end with it.
 * @param command command to run again, for the message
 * @returns function that stops this
 */
export function endOnSignal(command: string): () => void {
  const end = () => {
    console.error(`\n  Stopped before everything was ready. ${command} goes on from here.\n`)
    process.exit(EXIT_INTERRUPTED)
  }
  for (const signal of SIGNALS) process.once(signal, end)
  return () => {
    for (const signal of SIGNALS) process.off(signal, end)
  }
}

/**
 * Waits for Ctrl-C or a stop signal. Further signals are ignored while the stack stops and saves its data.
 * @param command command to run again, for the message
 * @param broken promises that resolve with a sentence when a process fails permanently
 * @throws Failure with the first of these sentences
 */
export async function waitForSignal(command: string, broken: readonly Promise<string>[]): Promise<void> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(null))
  })
  const reason = await Promise.race([signalled, ...broken])
  if (reason !== null) {
    throw new Failure(`${reason} Everything else was stopped too; run ${command} again.`)
  }
}
