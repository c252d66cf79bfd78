/** My Artifacts as a test opens it: what Firestore would answer is there already. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import MyArtifactsScreen from '#app/MyArtifactsScreen.tsx'
import { artifactKeys } from '#features/artifacts/api/queryKeys.ts'
import { SessionContext } from '#firebase/currentUser.ts'
import { fakeApi } from './fakeApi.tsx'
import { renderApp } from './render.tsx'

export const UID = 'ada'
const SESSION = {
  currentUser: {
    status: 'signed-in',
    user: { uid: UID, email: 'ada@example.com', displayName: 'Ada', photoURL: '' },
  },
  number: 1,
} as const
/** Where a list would go on. */
const NEXT = { list: { query: null }, rest: { waiting: [], next: { after: null } } }

export const artifactNo = (number: number, fields: object = {}) =>
  readArtifact(`artifact-${number}`, { artifact_name: `Artifact ${number}`, likes_count: number, ...fields })
/** A page that is full. */
export const PAGE = Array.from({ length: 24 }, (_, index) => artifactNo(index))

interface Read {
  /** A promise: they are on their way. */
  hidden?: readonly Artifact[] | Promise<readonly Artifact[]>
  isCut?: boolean
  at?: string
  /** Lists in other orders, or from another place on, by field, direction and start. */
  other?: Readonly<Record<string, readonly Artifact[]>>
}

/** My Artifacts of somebody of whom this was read from Firestore; the API answers what the test says. */
export async function showMine(
  items: readonly Artifact[],
  { hidden = [], isCut = false, at = '', other = {} }: Read = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  // Only a full page has a next one.
  const listOf = (list: readonly Artifact[]) => ({
    pages: [{ items: list, next: isCut && list.length === PAGE.length ? NEXT : null }],
    pageParams: [null],
  })
  client.setQueryData(artifactKeys.addedBy(UID, 'added_at', 'desc', ''), listOf(items))
  if (hidden instanceof Promise)
    void client.prefetchQuery({ queryKey: artifactKeys.hiddenOf(UID), queryFn: () => hidden })
  else client.setQueryData(artifactKeys.hiddenOf(UID), hidden)
  for (const [order, list] of Object.entries(other)) {
    const [field = '', direction = '', from = ''] = order.split(' ')
    client.setQueryData(artifactKeys.addedBy(UID, field, direction, from), listOf(list))
  }
  const api = fakeApi()
  const app = await renderApp(
    <QueryClientProvider client={client}>
      <SessionContext value={SESSION}>{api.provide(<MyArtifactsScreen />)}</SessionContext>
    </QueryClientProvider>,
    { at: `/myArtifacts${at}` },
  )
  return { ...app, api, client }
}
