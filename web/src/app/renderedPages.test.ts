import { expect, it } from 'vitest'
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
