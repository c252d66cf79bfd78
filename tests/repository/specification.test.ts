import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../tools/cli/paths.ts'

const TESTS = ['web/src/**/*.test.{ts,tsx}', 'tests/journeys/**/*.ts']
const ROW = String.raw`\d\.\d+[a-h]?`
/** Row numbers at the beginning of a test's name: "2.1 …", "2.1 and 2.2 …", "2.1, 2.2 and 2.3 …". */
const NAME = new RegExp(String.raw`['\x60](${ROW}(?:(?:, | and )${ROW})*) [^\d\s]`, 'g')

async function rowsOfTests(): Promise<string[]> {
  const rows: string[] = []
  for await (const path of glob(TESTS, { cwd: ROOT })) {
    const text = await readFile(join(ROOT, path), 'utf8')
    for (const [, names = ''] of text.matchAll(NAME)) rows.push(...names.split(/, | and /))
  }
  return rows
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

it('each row of the specification in tests/README.md has exactly one test', async () => {
  const readme = await readFile(join(ROOT, 'tests/README.md'), 'utf8')
  const listed = [...readme.matchAll(/^\| (\d\.\d+[a-h]?) +\|/gm)].map(([, row = '']) => row)
  expect((await rowsOfTests()).toSorted(byNumber)).toEqual(listed.toSorted(byNumber))
  expect(listed.length).toBeGreaterThan(97)
})
