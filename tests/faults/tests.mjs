/** Resolves the test that a fault names: `api/photos`, or the whole path of a file. */

/**
 * Whether the test must run in a copy of the whole repository, because the environment cannot replace its
 * sources.
 */
export const isOfWeb = (file) => file.endsWith('.ts') || file.endsWith('.tsx')

/** The path of the test file. */
export const pathOf = (file) => (isOfWeb(file) ? file : `tests/${file}.test.ts`)

/** The project of vitest.config.ts that runs the file. */
export function projectOf(file) {
  if (!isOfWeb(file)) return file.split('/')[0]
  if (file.endsWith('.tsx')) return 'components'
  return file.startsWith('web/') ? 'unit' : 'rules'
}
