/** Exit code of a command that found necessary work but did not do it. */
export const LEFT_TO_DO = 2

/** An expected failure: shown as one sentence, without a stack trace. */
export class Failure extends Error {
  override name = 'Failure'
  readonly exitCode: number

  /** @param exitCode 1 for an error, `LEFT_TO_DO` for work that was not confirmed or not requested */
  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Ends a command that was called with `--help`. The message is the help text. */
export class Help extends Failure {
  constructor(message: string) {
    super(message, 0)
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs a script's main function. A Failure prints its message and sets its exit code; any other error is a bug and prints its stack trace. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    if (error instanceof Help) console.log(`\n  ${error.message}\n`)
    else if (error instanceof Failure) console.error(`\n  ${error.message}\n`)
    else console.error(error)
    process.exit(error instanceof Failure ? error.exitCode : 1)
  })
}
