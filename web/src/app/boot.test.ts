import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'

/** Runs the boot script on a page, and returns the attributes that it sets. */
function boot(pathname: string, stored: Readonly<Record<string, string>>): Record<string, string> {
  const dataset: Record<string, string> = {}
  const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    addEventListener: () => {},
    document: { documentElement: { dataset }, createElement: () => ({}), head: { append: () => {} } },
  })
  return dataset
}

it.each([
  ['a visitor', '/artifact/stone', {}, {}],
  ['a member', '/lists', { 'signed-in': 'yes' }, { member: '' }],
  ['a member who opens an artifact', '/artifact/stone', { 'signed-in': 'yes' }, { member: '', artifact: '' }],
])('before the first paint the page is marked for %s', (_, path, stored, marks) => {
  expect(boot(path, stored)).toEqual(marks)
})
