/** What was typed after a command. Whatever is wrong with it is one sentence, with the usage below. */
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Failure, messageOf } from '#cli/failure.ts'

type Options = NonNullable<ParseArgsConfig['options']>

function parse<const T extends Options>(
  args: readonly string[],
  usage: string,
  options: T,
  allowPositionals: boolean,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals })
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n  ${usage}`)
  }
}

/** The options of a command that takes nothing else. @throws Failure */
export function readOptions<const T extends Options>(args: readonly string[], usage: string, options: T) {
  return parse(args, usage, options, false).values
}

/** The options of a command, and the one thing that it is about. @throws Failure, also without that or with more */
export function readOneAndOptions<const T extends Options>(
  args: readonly string[],
  usage: string,
  options: T,
) {
  const { values, positionals } = parse(args, usage, options, true)
  const [one, ...rest] = positionals
  if (!one || rest.length > 0) throw new Failure(usage)
  return { one, values }
}
