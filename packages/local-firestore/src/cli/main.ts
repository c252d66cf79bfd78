/** Starts the server, says so in one line, and ends cleanly when it is told to. */
import { parseOptions, USAGE } from '#cli/options.ts'
import { serve } from '#cli/serve.ts'
import { messageOf } from '#log.ts'

/** Runs the command with its arguments and gives the exit code. Prints a sentence when it cannot start. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    const options = parseOptions(argv)
    if (options.help) {
      process.stdout.write(USAGE)
      return 0
    }
    return await serve(options)
  } catch (error) {
    console.error(messageOf(error))
    return 1
  }
}
