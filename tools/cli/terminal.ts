/** Where a command is typed: what was typed, what it shows, and how it asks. */
import { createInterface } from 'node:readline/promises'
import { Failure, LEFT_TO_DO } from '#cli/failure.ts'

export interface Terminal {
  /** What was typed after the command's name. */
  readonly args: readonly string[]
  /** Whether somebody can answer, and watches. */
  readonly isInteractive: boolean
  /** Shows a text as it is, without a line break of its own. */
  write(text: string): void
  /** Asks, and answers the line that was typed; an empty one at the end of input. */
  ask(question: string): Promise<string>
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  args: process.argv.slice(2),
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  write: (text) => void process.stdout.write(text),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    const ended = new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''))
    })
    try {
      return await Promise.race([lines.question(question), ended])
    } finally {
      lines.close()
    }
  },
}

/**
 * Asks whether to go on, unless `--yes` has said so. What would be done is on the terminal by then.
 * @throws Failure with exit code 2 when the answer is not yes, or nobody is there to answer
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
