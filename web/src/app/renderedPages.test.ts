import { readFile } from 'node:fs/promises'
import { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { PATHS } from '#navigation/paths.ts'
import { RENDERED_PAGES, renderedPageAt } from './renderedPages.ts'
import { RequireUser } from './RequireUser.tsx'
import { createRoutes } from './routes.tsx'

/** Paths below the route that asks for a sign-in, and all others. */
function pathsOf(routes: readonly RouteObject[], isMembers = false): { members: string[]; others: string[] } {
  const found = { members: [] as string[], others: [] as string[] }
  for (const { path, children = [], Component } of routes) {
    if (path !== undefined) found[isMembers ? 'members' : 'others'].push(path)
    const below = pathsOf(children, isMembers || Component === RequireUser)
    found.members.push(...below.members)
    found.others.push(...below.others)
  }
  return found
}

// A site without legal pages has no routes for them.
it('every path has a route, and a member’s page is served where the route asks for a sign-in', () => {
  const { members, others } = pathsOf(createRoutes(new QueryClient()))
  const routed: readonly string[] = [...members, ...others, PATHS.privacy, PATHS.imprint]
  expect(Object.values(PATHS).filter((path) => !routed.includes(path))).toEqual([])
  const pageOf = (path: string) =>
    renderedPageAt(new URL(path.replaceAll(/:\w+/g, 'any'), 'https://app.example'))
  expect(members.filter((path) => pageOf(path) !== 'member')).toEqual([])
  expect(others.filter((path) => pageOf(path) === 'member')).toEqual([])
})

it.each(Object.entries(RENDERED_PAGES))('the file %s has a page that the routes know', (file, { path }) => {
  const { members, others } = pathsOf(createRoutes(new QueryClient()))
  expect(file === 'notFound' || [...members, ...others].includes(path)).toBe(true)
})

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
  '/exhibitions',
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
