#!/usr/bin/env node
/** The command line: starts the server, says so in one line, and ends cleanly when it is told to. */
import { parseOptions, USAGE } from '#cli/options.ts'
import { run } from '#cli/run.ts'

async function main(argv: readonly string[]): Promise<number> {
  try {
    const options = parseOptions(argv)
    if (options.help) {
      process.stdout.write(USAGE)
      return 0
    }
    return await run(options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

process.exitCode = await main(process.argv.slice(2))
