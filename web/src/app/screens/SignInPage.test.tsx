import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
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

const comingFrom = (from?: string) => ({ at: { pathname: '/signin', state: from && { from } } })

/** Puts what was read of the artifact into the cache. */
const known = (artifacts: readonly Artifact[]) => (client: QueryClient) => {
  client.setQueryData(artifactKeys.one('stone'), artifacts)
}

it.each(PAGES)('%s shows a preview of the page behind it', async (title, Page) => {
  const from = comingFrom('/artifact/stone?x=1#y')
  const { screen } = await renderApp(<Page />, { ...from, seed: known([STONE]) })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(preview.getByRole('heading', { name: 'Rosetta Stone' })).toBeVisible()
  for (const text of ['Writings · Made: 196 BC', 'A stele in three scripts.', 'Sign in to see all of it'])
    await expect.element(preview.getByText(text)).toBeVisible()
  // The preview has no focusable element: the first tab stop is in the form.
  expect(preview.getByRole('link').all()).toEqual([])
  await expectAccessible(screen.locator)
})

it('shows no preview of a missing artifact', async () => {
  const { screen } = await renderApp(<SignInPage />, { ...comingFrom('/artifact/stone'), seed: known([]) })
  await expect.element(email).toBeVisible()
  expect(screen.getByText('Sign in to see all of it').query()).toBeNull()
})

it.each([undefined, '/myArtifacts', '/updateArtifact/stone', '//elsewhere.example/artifact/stone'])(
  'runs no query for the return path %s',
  async (from) => {
    const { client } = await renderApp(<SignInPage />, comingFrom(from))
    await expect.element(email).toBeVisible()
    expect(client.getQueryCache().getAll()).toEqual([])
  },
)

it('shows no preview to signed-in users', async () => {
  await renderApp(<SignInPage />, { ...comingFrom('/artifact/stone'), user: ADA, seed: known([STONE]) })
  await expect.element(email).toBeVisible()
  expect(preview.query()).toBeNull()
})
