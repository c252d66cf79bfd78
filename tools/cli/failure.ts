/** The exit code of a command that has shown something that is still to be done, and did not do it. */
export const LEFT_TO_DO = 2

/** A failure that a person can act on: shown as one sentence, without a stack. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: number

  /** @param exitCode 1: it could not be done; `LEFT_TO_DO`: it was not wanted yet */
  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** What an error says, for a sentence of ours. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a script's main function: a Failure is a sentence and its exit code, a bug shows its stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof Failure) console.error(`\n  ${error.message}\n`)
    else console.error(error)
    process.exitCode = error instanceof Failure ? error.exitCode : 1
    process.exit()
  })
}
