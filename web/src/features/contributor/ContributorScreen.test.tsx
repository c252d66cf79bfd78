import { SITE } from '@tracker/domain/site/site.ts'
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Route, Routes } from 'react-router'
import { renderApp } from '#test/render.tsx'
import { textsOf } from '#test/textsOf.ts'
import type { OwnSort } from '#firebase/artifacts/ownOrders.ts'
import { contributorKeys } from './api/queryKeys.ts'
import ContributorScreen from './ContributorScreen.tsx'

const UID = 'uid-of-ada'
const artifactNo = (number: number, fields: object = {}) =>
  readArtifact(`artifact-${number}`, {
    artifact_name: `Artifact ${number}`,
    adder_name: 'Ada Hart',
    adder_email: 'ada@example.com',
    ...fields,
  })
const SINCE = '2025-03-09T12:00:00.000Z'
/** Page parameter of a list's next page. */
const NEXT = { list: { query: null }, rest: { waiting: [], next: { after: null } } }

/** Renders the screen of a contributor with this cached data. */
async function show(
  items: readonly Artifact[],
  read: {
    known?: Partial<Contributor>
    isFull?: boolean
    at?: string
    sort?: OwnSort
    centuries?: SearchFacets['century']
  } = {},
) {
  const { known, isFull = false, at = UID, sort = 'date-desc', centuries = [] } = read
  const contributor = { name: 'Ada', since: SINCE, artifacts: items.length, likes: 0, ...known }
  return renderApp(
    <Routes>
      <Route path="/contributor/:uid" element={<ContributorScreen />} />
    </Routes>,
    {
      at: `/contributor/${at}`,
      seed(client) {
        client.setQueryData(contributorKeys.artifacts(UID, sort), {
          pages: [{ items, next: isFull ? NEXT : null }],
          pageParams: [null],
        })
        client.setQueryData(contributorKeys.record(UID), contributor)
        client.setQueryData(contributorKeys.centuries(UID), centuries)
      },
    },
  )
}

it('shows the current name, the statistics and the artifacts', async () => {
  await show([artifactNo(2), artifactNo(1, { adder_name: 'Ada' })])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Hart' })).toBeVisible()
  await expect.element(page.getByText('2 artifacts, since March 2025')).toBeVisible()
  expect(page.getByRole('article').all()).toHaveLength(2)
  await expect.poll(() => document.title).toBe(`Ada Hart - ${SITE.name}`)
})

it('has a time axis of the artifacts, darker where there are more', async () => {
  await show([artifactNo(1)], {
    centuries: [
      [-2, 4],
      [19, 1],
    ],
  })
  await expect.element(page.getByText('3000 BC')).toBeVisible()
  const bars = [...document.querySelectorAll<HTMLElement>('.ticks > span')]
  expect(bars.map(({ style }) => Number(style.opacity))).toEqual([1, 0.55])
})

it('shows no e-mail address', async () => {
  await show([artifactNo(1)])
  await expect.element(page.getByText('1 artifact, since March 2025')).toBeVisible()
  expect(document.body.textContent).not.toContain('@')
})

const PAGE = Array.from({ length: 24 }, (_, index) => artifactNo(index, { likes_count: 1 }))

it('shows the total counts of artifacts and likes beyond a page', async () => {
  await show(PAGE, { known: { artifacts: 131, likes: 1 }, isFull: true })
  await expect.element(page.getByText('131 artifacts and 1 like, since March 2025')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load more' })).toBeVisible()
})

it('has no further page after a full last one', async () => {
  await show(PAGE, { known: { likes: 20 }, isFull: true })
  await expect.element(page.getByText('24 artifacts and 24 likes, since March 2025')).toBeVisible()
  expect(page.getByRole('button', { name: 'Load more' }).query()).toBeNull()
})

it('shows an empty state', async () => {
  await show([])
  await expect.element(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All Artifacts' }))
    .toHaveAttribute('href', '/allArtifacts')
})

it('runs no query for an invalid id', async () => {
  await show([], { at: '__a b__' })
  await expect.element(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
})

it('sorts the artifacts; the order is in the address, and the name stays', async () => {
  const { address, client } = await show([artifactNo(2), artifactNo(1)], { known: { name: 'Ada Hart' } })
  client.setQueryData(contributorKeys.artifacts(UID, 'name-asc'), {
    pages: [{ items: [artifactNo(1), artifactNo(2)], next: null }],
    pageParams: [null],
  })
  const names = () => textsOf(page.getByRole('heading', { level: 2 }))
  await expect.poll(names).toEqual(['Artifact 2', 'Artifact 1'])
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Name (A–Z)')
  await expect.poll(names).toEqual(['Artifact 1', 'Artifact 2'])
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ada Hart' })).toBeVisible()
  expect(address()).toBe(`/contributor/${UID}?sort=name-asc`)
})
