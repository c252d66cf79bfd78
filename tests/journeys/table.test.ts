import { readdirSync, readFileSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { expect, it } from 'vitest'

const JOURNEYS = new URL('specification/', import.meta.url)
const COMPONENTS = new URL('../../web/src/', import.meta.url)

const testsIn = (folder: URL, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((path) => ({
      file: basename(path),
      text: readFileSync(new URL(path.replaceAll(sep, '/'), folder), 'utf8'),
    }))

/** Each numbered case with the file that holds it: a journey, or the test of one component. */
function numberedCases(): [number: string, file: string][] {
  const files = [...testsIn(JOURNEYS, '.test.ts'), ...testsIn(COMPONENTS, '.test.tsx')]
  return files.flatMap(({ file, text }) => {
    const names = text.matchAll(/^ *(?:it|\] as const\)|\]\))\(\s*'(\d+\.\d+[a-z]?(?: and \d+\.\d+)*) /gm)
    return [...names].flatMap(([, numbers = '']) =>
      numbers.split(' and ').map((number): [string, string] => [number, file]),
    )
  })
}

it('the README lists every numbered case of the specification’s sections, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const listed = [...readme.matchAll(/^\| ([\d.]+[a-z]?) +\|.*\| `([^`]+)` +\|$/gm)].map(
    ([, number = '', file = '']): [string, string] => [number, file],
  )
  const byNumber = (one: readonly string[], other: readonly string[]) =>
    one.join(' ').localeCompare(other.join(' '), 'en', { numeric: true })
  expect(listed.toSorted(byNumber)).toEqual(numberedCases().toSorted(byNumber))
  expect(listed.length).toBeGreaterThan(100)
})
