import { parseOptions, USAGE } from '#cli/options.ts'
import { serve } from '#cli/serve.ts'
import { messageOf } from '#log.ts'

/** Runs the command and returns its exit code. Prints an error without a stack if the server cannot start. */
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
