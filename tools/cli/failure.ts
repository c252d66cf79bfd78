/** A failure that a person can act on: shown as one sentence, without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** What an error says, for a sentence of ours. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a script's main function: a Failure is a sentence and exit code 1, a bug shows its stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof Failure) console.error(`\n  ${error.message}\n`)
    else console.error(error)
    process.exitCode = 1
    process.exit()
  })
}
