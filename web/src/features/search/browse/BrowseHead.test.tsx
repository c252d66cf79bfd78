import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { renderApp } from '#test/render.tsx'
import { BrowseHead } from './BrowseHead.tsx'

const items = ['Anchor', 'Bowl'].map((name) => readArtifact(name, { artifact_name: name }))
const listOf = (count: number, total: number | undefined): ListResult<Artifact> => ({
  status: 'success',
  data: { items: items.slice(0, count), total },
  more: { hasNextPage: false, isFetchingNextPage: false, error: null, fetchNextPage: () => undefined },
})

it.each([
  ['1 artifact', listOf(1, 1)],
  ['2 artifacts', listOf(2, 2)],
  ['2 of 1,310 shown', listOf(2, 1310)],
  ['2 shown', listOf(2, undefined)],
  ['', { status: 'pending' } as const],
])('announces the count: "%s"', async (count, list) => {
  await renderApp(<BrowseHead list={list} filterButton={null} action={null} />)
  expect(page.getByRole('status').element().textContent).toBe(count)
})
