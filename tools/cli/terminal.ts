/** Input and output of a command. */
import { createInterface } from 'node:readline/promises'
import { Failure, LEFT_TO_DO } from '#cli/failure.ts'
import { printable } from '#cli/printable.ts'

export interface Terminal {
  /** Command-line arguments. */
  readonly args: readonly string[]
  /** Whether a user can answer questions. */
  readonly isInteractive: boolean
  /** Prints text without adding a line break. */
  write(text: string): void
  /**
   * Asks a question.
   * @returns the typed line; '' at the end of input
   */
  ask(question: string): Promise<string>
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  args: process.argv.slice(2),
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  write: (text) => void process.stdout.write(printable(text)),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    const ended = new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''))
    })
    try {
      return await Promise.race([lines.question(printable(question)), ended])
    } finally {
      lines.close()
    }
  },
}

/**
 * Asks for confirmation, unless `--yes` was given.
 * @throws Failure with exit code 2 if the answer is not yes, or the terminal is not interactive
 */
export async function confirm(terminal: Terminal, question: string, isYes: boolean): Promise<void> {
  if (isYes) return
  if (!terminal.isInteractive) {
    throw new Failure(
      'Nothing was changed: nobody is there to be asked. The same command with --yes does it.',
      LEFT_TO_DO,
    )
  }
  const answer = await terminal.ask(`  ${question} [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.', LEFT_TO_DO)
}
