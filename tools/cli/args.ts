/**
 * Command-line arguments. Every command supports `--help`; an invalid argument fails with one sentence and
 * the usage.
 */
import { parseArgs } from 'node:util'
import { Failure, Help, messageOf } from '#cli/failure.ts'

interface Option {
  type: 'string' | 'boolean'
  multiple?: boolean
  default?: boolean
  /** One line for `--help`. */
  description: string
}

export interface Command<T> {
  /** What the command does, in one sentence. */
  readonly summary: string
  /** One line for each way to call the command. */
  readonly usage: string | readonly string[]
  readonly options: T
}
type Options = Record<string, Option>

/** Option of commands that work on a Firebase project. */
export const PROJECT = {
  project: {
    type: 'string',
    description: 'Firebase project: its ID, or an alias in .firebaserc (default: the alias "default")',
  },
} as const
/** Option of commands that ask before they delete or overwrite. */
export const YES = {
  yes: { type: 'boolean', default: false, description: 'do not ask for confirmation' },
} as const

export const usageOf = ({ usage }: Command<unknown>): string => `Usage: ${[usage].flat().join('\n         ')}`

function helpOf(command: Command<Options>): string {
  const help: Option = { type: 'boolean', description: 'show this help' }
  const options = Object.entries({ ...command.options, help })
  const width = Math.max(...options.map(([name]) => name.length))
  const lines = options.map(([name, { description }]) => `    --${name.padEnd(width)}  ${description}`)
  return [command.summary, '', `  ${usageOf(command)}`, '', ...lines].join('\n')
}

/**
 * Parses the options of a command and any number of arguments.
 * @throws Failure for an unknown option; Help for `--help`
 */
export function parseArguments<const T extends Options>(
  args: readonly string[],
  command: Command<T>,
  allowPositionals = true,
) {
  if (args.includes('--help')) throw new Help(helpOf(command))
  try {
    return parseArgs({ args: [...args], options: command.options, allowPositionals })
  } catch (error) {
    throw new Failure(`${messageOf(error)}\n  ${usageOf(command)}`)
  }
}

/**
 * Parses the options of a command without arguments.
 * @throws Failure for anything else; Help for `--help`
 */
export function parseOptions<const T extends Options>(args: readonly string[], command: Command<T>) {
  return parseArguments(args, command, false).values
}

/**
 * Parses the options of a command and its one argument.
 * @throws Failure without it or with more; Help for `--help`
 */
export function parseOneArgument<const T extends Options>(args: readonly string[], command: Command<T>) {
  const { values, positionals } = parseArguments(args, command)
  const [argument, ...rest] = positionals
  if (!argument || rest.length > 0) throw new Failure(usageOf(command))
  return { argument, values }
}
