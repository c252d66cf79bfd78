import { Problem } from '@tracker/domain/api/problem.ts'
import { type Like, readLike } from '@tracker/domain/likes/like.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { likeKeys } from './api/queryKeys.ts'
import LikedScreen from './LikedScreen.tsx'

/** Renders My Liked Artifacts with likes that are already read, or with a query that has failed. */
const show = (likes: readonly Like[] | Error) =>
  renderApp(<LikedScreen />, {
    user: ADA,
    async seed(client) {
      const queryKey = likeKeys.by(ADA.uid)
      client.setQueryDefaults(queryKey, { retryOnMount: false })
      if (likes instanceof Error)
        await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(likes) })
      else client.setQueryData(queryKey, { pages: [{ items: likes, next: null }], pageParams: [null] })
    },
  })

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
