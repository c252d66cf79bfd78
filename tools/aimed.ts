import { parseArgs } from 'node:util'

const { positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  allowPositionals: true,
  strict: false,
})

/** Whether somebody runs the tests of what they work on, by naming a test file: they see at once what broke. */
export const IS_AIMED = !process.env.CI && positionals.some((word) => !['run', 'watch', 'dev'].includes(word))
