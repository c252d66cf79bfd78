import { describe, expect, it } from 'vitest'
import { type Command, parseOneArgument, parseOptions, PROJECT } from '#cli/args.ts'
import { Failure, Help } from '#cli/failure.ts'

const COMMAND = {
  summary: 'Does something.',
  usage: 'npm run something',
  options: { ...PROJECT, check: { type: 'boolean', default: false, description: 'only check' } },
} as const satisfies Command<object>
const USAGE = 'Usage: npm run something'

describe('the arguments of a command', () => {
  it('are options with their defaults, and one argument for commands that take one', () => {
    expect({ ...parseOptions(['--project', 'some-project'], COMMAND) }).toEqual({
      project: 'some-project',
      check: false,
    })
    expect(parseOneArgument(['--check', 'file'], COMMAND)).toMatchObject({
      argument: 'file',
      values: { check: true },
    })
  })

  it('fail with a sentence and the usage for an unknown option', () => {
    for (const parse of [parseOptions, parseOneArgument]) {
      const parsing = () => parse(['--porject', 'some-project'], COMMAND)
      expect(parsing).toThrow(Failure)
      expect(parsing).toThrow(/^Unknown option '--porject'[^]*\n {2}Usage: npm run something$/)
    }
  })

  it('fail with the usage for a missing or a surplus argument', () => {
    expect(() => parseOptions(['file'], COMMAND)).toThrow(USAGE)
    expect(() => parseOneArgument([], COMMAND)).toThrow(USAGE)
    expect(() => parseOneArgument(['file', 'other'], COMMAND)).toThrow(USAGE)
  })

  it('show summary, usage and options for --help, whatever else is given', () => {
    const parsing = () => parseOneArgument(['--help', '--porject'], COMMAND)
    expect(parsing).toThrow(Help)
    expect(parsing).toThrow(/^Does something\.\n\n {2}Usage: npm run something\n\n[^]*--check +only check\n/)
  })
})
