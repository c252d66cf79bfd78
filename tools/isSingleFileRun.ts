import { parseArgs } from 'node:util'

const { positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  allowPositionals: true,
  strict: false,
})

/** True if the command line names test files, as during development; false for whole projects and in CI. */
export const isSingleFileRun =
  !process.env.CI && positionals.some((word) => !['run', 'watch', 'dev'].includes(word))
