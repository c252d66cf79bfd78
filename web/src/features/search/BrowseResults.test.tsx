import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { describe, expect, it, vi } from 'vitest'
import type { ListResult, MorePages } from '#firebase/useList.ts'
import { renderApp } from '#test/render.tsx'
import { BrowseResults } from './BrowseResults.tsx'

const anArtifact = (name: string) =>
  readArtifact(name, { artifact_name: name, artifact_type: 'Tools', likes_count: 3 })
const NO_MORE: MorePages = {
  hasNextPage: false,
  isFetchingNextPage: false,
  error: null,
  fetchNextPage: () => undefined,
}
const found = (
  names: readonly string[],
  more = NO_MORE,
  total = more.hasNextPage ? undefined : names.length,
): ListResult<Artifact> => ({
  status: 'success',
  data: { items: names.map(anArtifact), total },
  more,
})
const show = (search: ListResult<Artifact>) =>
  renderApp(
    <BrowseResults
      search={search}
      sortField={null}
      allArtifacts={<a href="/allArtifacts">All Artifacts</a>}
    />,
  )

describe('what a search found', () => {
  it('is announced with its count, and is a list of links to its artifacts', async () => {
    const { screen } = await show(found(['Anchor', 'Bowl']))
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 artifacts')
    await expect
      .element(screen.getByRole('link', { name: 'View Details of Bowl' }))
      .toHaveAttribute('href', '/artifact/Bowl')
    expect(screen.getByRole('button', { name: 'Load more' }).query()).toBeNull()
  })

  it('says how much of it is shown while there is more', async () => {
    const { screen } = await show(found(['Anchor'], { ...NO_MORE, hasNextPage: true }, 131))
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 131 shown')
  })

  it('asks for the next page once, however often it is pressed meanwhile', async () => {
    const fetchNextPage = vi.fn<() => void>()
    const more = { ...NO_MORE, hasNextPage: true, fetchNextPage }
    const { screen } = await show(found(['Anchor'], more))
    await screen.getByRole('button', { name: 'Load more' }).click()
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
    const loading = await show(found(['Anchor'], { ...more, isFetchingNextPage: true }))
    await loading.screen.getByRole('button', { name: 'Loading more' }).click({ force: true })
    expect(fetchNextPage).toHaveBeenCalledTimes(1)
  })

  it('keeps what is there when the next page does not come, and says why', async () => {
    const error = new Problem('unavailable', 'The cable is cut.')
    const { screen } = await show(found(['Anchor'], { ...NO_MORE, hasNextPage: true, error }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The cable is cut.')
    await expect.element(screen.getByRole('heading', { name: 'Anchor' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Load more' })).toBeVisible()
  })

  it('leads back to all artifacts when it is nothing', async () => {
    const { screen } = await show(found([]))
    await expect.element(screen.getByRole('heading', { name: 'No Items Found!' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'All Artifacts' })).toBeVisible()
  })

  it('can be asked for again when it failed', async () => {
    const refetch = vi.fn<() => void>()
    const { screen } = await show({
      status: 'error',
      error: new Problem('unavailable', 'No connection.'),
      refetch,
    })
    await expect.element(screen.getByRole('alert').getByText('No connection.')).toBeVisible()
    await screen.getByRole('button', { name: 'Retry' }).click()
    expect(refetch).toHaveBeenCalledTimes(1)
  })
})
