/** Renders My Artifacts with Firestore's data already in the query cache. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import MyArtifactsScreen from '#app/screens/MyArtifactsScreen.tsx'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { fakeApi } from './fakeApi.tsx'
import { renderApp } from './render.tsx'
import { ADA } from './users.ts'

export const UID = ADA.uid
/** Page parameter of a next page. */
const NEXT = { list: { query: null }, rest: { waiting: [], next: { after: null } } }

export const artifactNo = (number: number, fields: object = {}) =>
  readArtifact(`artifact-${number}`, { artifact_name: `Artifact ${number}`, likes_count: number, ...fields })
/** A full page. */
export const PAGE = Array.from({ length: 24 }, (_, index) => artifactNo(index))

interface Read {
  /** A promise simulates loading. */
  hidden?: readonly Artifact[] | Promise<readonly Artifact[]>
  /** Ids of artifacts with open reports; a promise simulates loading. */
  reported?: readonly string[] | Promise<readonly string[]>
  isCut?: boolean
  at?: string
  /** Lists with other orders or starts, by field, direction and start. */
  other?: Readonly<Record<string, readonly Artifact[]>>
}

/** Renders My Artifacts with this Firestore data; the test answers API calls. */
export async function showCollection(
  items: readonly Artifact[],
  { hidden = [], reported = [], isCut = false, at = '', other = {} }: Read = {},
) {
  // Only a full page has a next page.
  const listOf = (list: readonly Artifact[]) => ({
    pages: [{ items: list, next: isCut && list.length === PAGE.length ? NEXT : null }],
    pageParams: [null],
  })
  const seed = (client: QueryClient) => {
    client.setQueryData(artifactKeys.addedBy(UID, 'added_at', 'desc', ''), listOf(items))
    const answer = (queryKey: QueryKey, data: unknown) => {
      if (data instanceof Promise) void client.prefetchQuery({ queryKey, queryFn: () => data })
      else client.setQueryData(queryKey, data)
    }
    answer(artifactKeys.hiddenOf(UID), hidden)
    // The screen does not query reports for a user without artifacts.
    if (items.length > 0) answer(artifactKeys.reportedOf(UID), reported)
    for (const [order, list] of Object.entries(other)) {
      const [field = '', direction = '', from = ''] = order.split(' ')
      client.setQueryData(artifactKeys.addedBy(UID, field, direction, from), listOf(list))
    }
  }
  const api = fakeApi()
  const app = await renderApp(api.provide(<MyArtifactsScreen />), {
    at: `/myArtifacts${at}`,
    user: ADA,
    seed,
  })
  return { ...app, api }
}
