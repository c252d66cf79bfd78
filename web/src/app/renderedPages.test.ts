import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { PATHS } from '#navigation/paths.ts'
import { renderedPageAt } from './renderedPages.ts'

it.each([
  ['/', 'index'],
  ['/?from=a-letter', 'index'],
  ['/allArtifacts', 'browse'],
  ['/allArtifacts?name=stone', 'browse'],
  ['/signin', 'signin'],
  ['/signup', 'signup'],
  ['/aboutUs', 'aboutUs'],
  ['/contactUs', 'contactUs'],
  ['/account', 'member'],
  ['/artifact/rosetta-stone', 'member'],
  ['/updateArtifact/rosetta-stone', 'member'],
  ['/no/such/page', 'notFound'],
  ['/artifact', 'notFound'],
  ['/artifact/one/two', 'notFound'],
  ['/contributor', 'notFound'],
])('%s is served as the prerendered page %s', (address, page) => {
  expect(renderedPageAt(new URL(address, 'https://app.example'))).toBe(page)
})

it.each([
  '/allArtifacts/',
  '/AllArtifacts',
  '/Artifact/rosetta-stone',
  '/contributor/ada',
  '/apiDocs',
  '/resetPassword',
  '/Contributor/ada',
])('no prerendered page is used for %s', (address) => {
  expect(renderedPageAt(new URL(address, 'https://app.example'))).toBeUndefined()
})

it('every address with an id comes from the function, which knows the language of the visitor', async () => {
  const config = await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8')
  const rewrites = config.matchAll(/"source": "\/@\(([\w|]+)\)\/\*",\s*"function"/g)
  const names = [...rewrites].flatMap(([, some = '']) => some.split('|'))
  const withId = Object.values(PATHS).filter((path) => path.includes(':'))
  expect(withId.filter((path) => !names.includes(path.split('/')[1] ?? ''))).toEqual([])
})
