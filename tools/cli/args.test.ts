import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '#cli/failure.ts'
import { readOneAndOptions, readOptions } from '#cli/args.ts'

const USAGE = 'Usage: npm run something'
const OPTIONS = { project: { type: 'string' }, check: { type: 'boolean', default: false } } as const
let before: string[]
const typed = (...words: string[]) => process.argv.splice(2, Infinity, ...words)

beforeEach(() => {
  before = [...process.argv]
})
afterEach(() => {
  process.argv.splice(0, Infinity, ...before)
})

describe('the arguments of a command', () => {
  it('are options, with their defaults, and one word for commands that are about something', () => {
    typed('--project', 'some-project')
    expect({ ...readOptions(USAGE, OPTIONS) }).toEqual({ project: 'some-project', check: false })
    typed('--check', 'file')
    expect(readOneAndOptions(USAGE, OPTIONS)).toMatchObject({ one: 'file', values: { check: true } })
  })

  it('are refused in a sentence with the usage when there is no such option', () => {
    typed('--porject', 'some-project')
    for (const read of [readOptions, readOneAndOptions]) {
      const reading = () => read(USAGE, OPTIONS)
      expect(reading).toThrow(Failure)
      expect(reading).toThrow(/^Unknown option '--porject'[^]*\n {2}Usage: npm run something$/)
    }
  })

  it('are refused with the usage when a word is missing or too much', () => {
    typed('file')
    expect(() => readOptions(USAGE, OPTIONS)).toThrow(USAGE)
    typed()
    expect(() => readOneAndOptions(USAGE, OPTIONS)).toThrow(USAGE)
    typed('file', 'other')
    expect(() => readOneAndOptions(USAGE, OPTIONS)).toThrow(USAGE)
  })
})
