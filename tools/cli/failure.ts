import { printable } from '#cli/printable.ts'

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

const isForbidden = (path: string) =>
  `This user may not read or write ${path}. Another user may have made it, for example with sudo: change its owner, or delete it if it is below .local.`
const isFull = (path: string) =>
  `The disk is full: ${path} could not be written. Free some space, then try again.`

/** Errors of the system that the user can mend, by their code. */
const SYSTEM_ERRORS: Readonly<Record<string, (path: string) => string>> = {
  EACCES: isForbidden,
  EPERM: isForbidden,
  EROFS: (path) =>
    `The disk is read-only: ${path} could not be written. Use a copy of the repository on another disk.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  EMFILE: (path) =>
    `Too many files are open: ${path} could not be opened. Close other programs, then try again.`,
}

/** Converts an error of the file system that the user can mend to a Failure. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return error
  const toSentence = SYSTEM_ERRORS[String(error.code)]
  return toSentence ? new Failure(toSentence(String(error.path))) : error
}

/**
 * Runs a script's main function. A Failure prints its message and sets its exit code, as does a full disk or a file that may
 * not be written; any other error is a bug and prints its stack trace.
 */
export function runMain(main: () => Promise<void>): void {
  main().catch((thrown: unknown) => {
    const error = asFailure(thrown)
    if (error instanceof Help) console.log(`\n  ${error.message}\n`)
    else if (error instanceof Failure) console.error(`\n  ${printable(error.message)}\n`)
    else console.error(error)
    process.exit(error instanceof Failure ? error.exitCode : 1)
  })
}
