import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const CASES = new URL('specification/', import.meta.url)

/** Each numbered case with the file that holds it. */
function numberedCases(): [number: string, file: string][] {
  return readdirSync(CASES).flatMap((file) => {
    const text = readFileSync(new URL(file, CASES), 'utf8')
    const names = [...text.matchAll(/^ {2}it\('(\d+\.\d+[a-z]?(?: and \d+\.\d+)*) /gm)]
    return names.flatMap(([, numbers = '']) =>
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
    String(one[0]).localeCompare(String(other[0]), 'en', { numeric: true })
  expect(listed.toSorted(byNumber)).toEqual(numberedCases().toSorted(byNumber))
  expect(listed.length).toBeGreaterThan(100)
})
