import { Problem } from '@tracker/domain/api/problem.ts'
import { type Like, readLike } from '@tracker/domain/likes/like.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { signedIn } from '#test/signedIn.tsx'
import { likeKeys } from './api/queryKeys.ts'
import LikedScreen from './LikedScreen.tsx'

/** Renders My Liked Artifacts with likes that are already read, or with a query that has failed. */
async function show(likes: readonly Like[] | Error) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false, retryOnMount: false } },
  })
  const queryKey = likeKeys.by('ada')
  if (likes instanceof Error) await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(likes) })
  else client.setQueryData(queryKey, { pages: [{ items: likes, next: null }], pageParams: [null] })
  return renderApp(<QueryClientProvider client={client}>{signedIn(<LikedScreen />)}</QueryClientProvider>)
}

it('2.50 leads to Browse while nothing is liked', async () => {
  await show([])
  await expect
    .element(page.getByRole('heading', { name: "You haven't liked any Artifact!", exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Please like one first.', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Browse Artifacts', exact: true }))
    .toHaveAttribute('href', '/allArtifacts')
})

it('2.49 is a table of the liked artifacts, each with a Details link', async () => {
  await show([
    readLike('ada_axe', { artifactId: 'axe', artifactName: 'Votive axe', artifactDiscoverer: 'Ada Hart' }),
    readLike('ada_jar', { artifactId: 'jar', artifactName: 'Jar' }),
  ])
  const row = page.getByRole('row').filter({ hasText: 'Votive axe' })
  await expect.element(row.getByRole('rowheader')).toBeVisible()
  await expect.element(row.getByText('Ada Hart', { exact: true })).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'Details of Votive axe' }))
    .toHaveAttribute('href', '/artifact/axe')
  expect(page.getByRole('rowheader').elements()).toHaveLength(2)
})

it('shows why the list could not be loaded, and Retry', async () => {
  await show(new Problem('unavailable', 'The collection could not be reached.'))
  await expect
    .element(page.getByRole('alert').getByText('The collection could not be reached.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
