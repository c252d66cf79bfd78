/** The test that a fault names: `api/photos`, or the whole path of a file. */

/** Whether the test runs in a copy of the whole repository, since the environment cannot replace its sources. */
export const isOfWeb = (file) => file.endsWith('.ts') || file.endsWith('.tsx')

/** The path of the test's file. */
export const pathOf = (file) => (isOfWeb(file) ? file : `tests/${file}.test.ts`)

/** The project of vitest.config.ts that has it. */
export function projectOf(file) {
  if (!isOfWeb(file)) return file.split('/')[0]
  if (file.endsWith('.tsx')) return 'components'
  return file.startsWith('web/') ? 'unit' : 'rules'
}
