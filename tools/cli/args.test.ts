import { describe, expect, it } from 'vitest'
import { Failure } from '#cli/failure.ts'
import { readOneAndOptions, readOptions } from '#cli/args.ts'

const USAGE = 'Usage: npm run something'
const OPTIONS = { project: { type: 'string' }, check: { type: 'boolean', default: false } } as const

describe('the arguments of a command', () => {
  it('are options, with their defaults, and one word for commands that are about something', () => {
    expect({ ...readOptions(['--project', 'some-project'], USAGE, OPTIONS) }).toEqual({
      project: 'some-project',
      check: false,
    })
    expect(readOneAndOptions(['--check', 'file'], USAGE, OPTIONS)).toMatchObject({
      one: 'file',
      values: { check: true },
    })
  })

  it('are refused in a sentence with the usage when there is no such option', () => {
    for (const read of [readOptions, readOneAndOptions]) {
      const reading = () => read(['--porject', 'some-project'], USAGE, OPTIONS)
      expect(reading).toThrow(Failure)
      expect(reading).toThrow(/^Unknown option '--porject'[^]*\n {2}Usage: npm run something$/)
    }
  })

  it('are refused with the usage when a word is missing or too much', () => {
    expect(() => readOptions(['file'], USAGE, OPTIONS)).toThrow(USAGE)
    expect(() => readOneAndOptions([], USAGE, OPTIONS)).toThrow(USAGE)
    expect(() => readOneAndOptions(['file', 'other'], USAGE, OPTIONS)).toThrow(USAGE)
  })
})
