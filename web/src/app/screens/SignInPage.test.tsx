import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import '#app/query/QueryProvider.tsx'
import SignInPage from './SignInPage.tsx'
import SignUpPage from './SignUpPage.tsx'

const PAGES = [
  ['Sign In', SignInPage],
  ['Sign Up', SignUpPage],
] as const
const STONE = readArtifact('stone', {
  artifact_name: 'Rosetta Stone',
  artifact_type: 'Writings',
  created_at: '196 BC',
  short_description: 'A stele in three scripts.',
})
const email = page.getByRole('textbox', { name: 'E-mail' })
const preview = page.getByRole('region', { name: 'Rosetta Stone' })

/** The app's query client with the artifact in its cache. */
function client(): QueryClient {
  const found: unknown = Reflect.get(globalThis, '__TANSTACK_QUERY_CLIENT__')
  if (!(found instanceof QueryClient)) throw new Error('The app has no query client.')
  return found
}

const comingFrom = (from?: string) => ({ at: { pathname: '/signin', state: from && { from } } })

afterEach(() => client().clear())

it.each(PAGES)('%s shows a preview of the page behind it', async (title, Page) => {
  client().setQueryData([ARTIFACTS, 'one', 'stone'], [STONE])
  const { screen } = await renderApp(<Page />, comingFrom('/artifact/stone?x=1#y'))
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(preview.getByRole('heading', { name: 'Rosetta Stone' })).toBeVisible()
  for (const text of ['Writings · Made: 196 BC', 'A stele in three scripts.', 'Sign in to see all of it'])
    await expect.element(preview.getByText(text)).toBeVisible()
  // The preview has no focusable element: the first tab stop is in the form.
  expect(preview.getByRole('link').all()).toEqual([])
  await expectAccessible(screen.locator)
})

it('shows no preview of a missing artifact', async () => {
  client().setQueryData([ARTIFACTS, 'one', 'stone'], [])
  const { screen } = await renderApp(<SignInPage />, comingFrom('/artifact/stone'))
  await expect.element(email).toBeVisible()
  expect(screen.getByText('Sign in to see all of it').query()).toBeNull()
})

it.each([undefined, '/myArtifacts', '/updateArtifact/stone', '//elsewhere.example/artifact/stone'])(
  'runs no query for the return path %s',
  async (from) => {
    await renderApp(<SignInPage />, comingFrom(from))
    await expect.element(email).toBeVisible()
    expect(client().getQueryCache().getAll()).toEqual([])
  },
)

it('shows no preview to signed-in users', async () => {
  client().setQueryData([ARTIFACTS, 'one', 'stone'], [STONE])
  await renderApp(<SignInPage />, { ...comingFrom('/artifact/stone'), user: ADA })
  await expect.element(email).toBeVisible()
  expect(preview.query()).toBeNull()
})
