/** Where the test is that a fault names: `api/photos`, or a file of the web app by its whole path. */

/** Whether it runs in a copy of everything: its sources are not told to it by the environment. */
export const isOfWeb = (file) => file.endsWith('.ts') || file.endsWith('.tsx')

/** The path of the test's file. */
export const pathOf = (file) => (isOfWeb(file) ? file : `tests/${file}.test.ts`)

/** The project of vitest.config.ts that has it. */
export function projectOf(file) {
  if (!isOfWeb(file)) return file.split('/')[0]
  if (file.endsWith('.tsx')) return 'components'
  return file.startsWith('web/') ? 'unit' : 'rules'
}
