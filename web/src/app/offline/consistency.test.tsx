/**
 * Random sequences of the app's mutations and reads, in two tabs: afterwards no query and no stored copy holds a
 * deleted id or an old value.
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type Query, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { clear, createStore, values } from 'idb-keyval'
import { type ReactNode, useEffect } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/query/queryClient.ts'
import { useDeleteArtifact } from '#features/collection/api/useDeleteArtifact.ts'
import { useUndoDelete } from '#features/collection/api/useUndoDelete.ts'
import { useCreateArtifact } from '#features/editor/api/useCreateArtifact.ts'
import { useUpdateArtifact } from '#features/editor/api/useUpdateArtifact.ts'
import { EMPTY_FORM } from '#features/editor/form/formValues.ts'
import { useRestoreVersion } from '#features/history/api/useRestoreVersion.ts'
import { useCreateList } from '#features/lists/api/useCreateList.ts'
import { useDeleteList } from '#features/lists/api/useDeleteList.ts'
import { usePutEntry } from '#features/lists/api/usePutEntry.ts'
import { useRemoveEntry } from '#features/lists/api/useRemoveEntry.ts'
import { useUpdateList } from '#features/lists/api/useUpdateList.ts'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { onRecordChange } from '#firebase/artifacts/recordChanges.ts'
import { SessionContext } from '#firebase/auth/currentUser.ts'
import { createServer, IDS, LIST_IDS, queriesOf, USER } from '#test/cacheModel.ts'
import { renderAtOnce } from '#test/render.tsx'
import { scaled } from '#test/scale.ts'
import { openPersistedQueries } from './queryPersister.ts'
import { changeStored } from './storedQueries.ts'

/** What the server stores for it is its own. */
const NEW = {
  ...EMPTY_FORM,
  artifact_type: 'Tools',
  adder_name: 'Ada',
  adder_email: USER.email,
} as const
const store = createStore('offline', 'queries')

type Mutations = ReturnType<typeof useMutations>

function useMutations() {
  return {
    create: useCreateArtifact().mutateAsync,
    remove: useDeleteArtifact().mutateAsync,
    undo: useUndoDelete().mutateAsync,
    createList: useCreateList().mutateAsync,
    deleteList: useDeleteList().mutateAsync,
    put: usePutEntry().mutateAsync,
    take: useRemoveEntry().mutateAsync,
  }
}

function useArtifactMutations(id: string) {
  return { update: useUpdateArtifact(id).mutateAsync, restore: useRestoreVersion(id).mutateAsync }
}

class Hooks {
  all: Mutations | undefined
  readonly artifacts = new Map<string, ReturnType<typeof useArtifactMutations>>()
  readonly lists = new Map<string, ReturnType<typeof useUpdateList>['mutateAsync']>()
  readonly keep = (all: Mutations) => {
    this.all = all
  }
}

function Everything({ hooks: { keep, artifacts, lists } }: { hooks: Hooks }): ReactNode {
  const all = useMutations()
  useEffect(() => keep(all))
  return (
    <>
      {IDS.map((id) => (
        <OfArtifact key={id} id={id} all={artifacts} />
      ))}
      {LIST_IDS.map((id) => (
        <OfList key={id} id={id} all={lists} />
      ))}
    </>
  )
}

function OfArtifact({ id, all }: { id: string; all: Hooks['artifacts'] }): ReactNode {
  const own = useArtifactMutations(id)
  useEffect(() => void all.set(id, own))
  return null
}

function OfList({ id, all }: { id: string; all: Hooks['lists'] }): ReactNode {
  const { mutateAsync } = useUpdateList(id)
  useEffect(() => void all.set(id, mutateAsync))
  return null
}

/** Records in a value of any shape: artifacts and lists by id, with their name. */
function recordsIn(value: unknown): { id: string; name: string | undefined }[] {
  if (Array.isArray(value)) return value.flatMap((one) => recordsIn(one))
  if (typeof value !== 'object' || value === null) return []
  const { _id, artifactId, artifact_name, title } = value as Record<string, unknown>
  const id = artifactId ?? _id
  const name = artifact_name ?? title
  const own = typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : undefined }] : []
  // Entries of a list outlive their artifacts.
  const inner = Object.entries(value).filter(([key]) => key !== 'entries')
  return [...own, ...inner.flatMap(([, one]) => recordsIn(one))]
}

/** The whole artifacts in a list of them. */
const artifactsIn = (data: unknown) =>
  Array.isArray(data) ? data.filter((one): one is Artifact => 'artifact_image' in Object(one)) : []

const action = fc.record({
  kind: fc.constantFrom(
    'read',
    'read',
    'read',
    'read elsewhere',
    'start read',
    'end reads',
    'live',
    'create',
    'update',
    'restore',
    'delete',
    'undo',
    'create list',
    'update list',
    'delete list',
    'put',
    'take',
  ),
  at: fc.nat(30),
})

async function run(actions: readonly { kind: string; at: number }[]) {
  await clear(store)
  const server = createServer()
  const [client, elsewhere] = [createQueryClient(async () => {}), createQueryClient(async () => {})]
  const tabs = [openPersistedQueries('ada', client), openPersistedQueries('ada', elsewhere)]
  const changes: Promise<void>[] = []
  const stop = onRecordChange((change) => changes.push(changeStored(change)))
  const hooks = new Hooks()
  const session = { currentUser: { status: 'signed-in', user: USER } as const, number: 1 }
  const screen = await renderAtOnce(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <ApiContext value={server.api}>
          <Everything hooks={hooks} />
        </ApiContext>
      </QueryClientProvider>
    </SessionContext>,
  )
  const queries = queriesOf(server)
  let started: { end: () => void; done: Promise<unknown> }[] = []
  const read = (from: typeof client, at: number, gate = Promise.resolve()) => {
    const query = queries[at % queries.length]
    // A read that the test still holds back is shared, and would be waited for.
    if (!query || from.getQueryState(query.key)?.fetchStatus === 'fetching') return Promise.resolve()
    return from.fetchQuery({
      queryKey: query.key,
      staleTime: 0,
      queryFn: async () => {
        const readAt = Date.now()
        // As the server had it when it received the request.
        const data: unknown = structuredClone(query.read())
        await gate
        setArtifacts(from, artifactsIn(data), readAt)
        return data
      },
    })
  }
  const existing = (at: number) => [...server.artifacts.keys()][at % Math.max(1, server.artifacts.size)]
  const list = (at: number) => [...server.lists.keys()][at % Math.max(1, server.lists.size)]
  const deleted = new Set<string>()
  const perform = async (kind: string, at: number): Promise<unknown> => {
    const { all } = hooks
    if (!all) throw new Error('The hooks are not ready.')
    const id = existing(at)
    const listId = list(at)
    switch (kind) {
      case 'read':
        return read(client, at)
      case 'read elsewhere':
        return read(elsewhere, at)
      case 'start read': {
        const { promise, resolve } = Promise.withResolvers<void>()
        started.push({ end: resolve, done: read(client, at, promise).catch(() => undefined) })
        return undefined
      }
      case 'end reads':
        for (const { end } of started) end()
        await Promise.all(started.map(({ done }) => done))
        started = []
        return undefined
      case 'live': {
        const artifact = server.artifacts.get(id ?? '')
        if (artifact) setArtifacts(client, [artifact], Date.now())
        return undefined
      }
      case 'create':
        if (server.artifacts.size + deleted.size >= IDS.length) return undefined
        return all.create({ payload: NEW, idempotencyKey: 'k' })
      case 'update':
        return id && hooks.artifacts.get(id)?.update({ artifact_name: 'new' })
      case 'restore':
        return id && hooks.artifacts.get(id)?.restore({ artifact_name: 'new' })
      case 'delete':
        if (id) deleted.add(id)
        return id && all.remove(id)
      case 'undo': {
        const [last] = deleted
        if (last) deleted.delete(last)
        return last && all.undo(last)
      }
      case 'create list':
        return server.lists.size < LIST_IDS.length ? all.createList({ title: 't', key: 'k' }) : undefined
      case 'update list':
        return listId && hooks.lists.get(listId)?.({ title: `title ${at}` })
      case 'delete list':
        return listId && all.deleteList(listId)
      case 'put':
        return listId && all.put({ id: listId, artifactId: 'a' })
      default:
        return listId && all.take({ id: listId, artifactId: 'a' })
    }
  }
  const isRight = ({ id, name }: { id: string; name: string | undefined }) => {
    const known = server.artifacts.get(id)?.artifact_name ?? server.lists.get(id)?.title
    const isOurs = (IDS as readonly string[]).includes(id) || (LIST_IDS as readonly string[]).includes(id)
    return !isOurs || (known !== undefined && (name === undefined || name === known))
  }
  /** A stale query is read again before its old values count; a deleted record is nowhere. */
  const wrongIn = ({ queryKey, state }: Query) => {
    const ids: readonly unknown[] = queryKey[0] === 'reported' && Array.isArray(state.data) ? state.data : []
    const goneIds = ids.filter((id) => !server.artifacts.has(String(id)))
    if (goneIds.length > 0) return goneIds
    return recordsIn(state.data).filter(
      ({ id, name }) => !isRight({ id, name: state.isInvalidated ? undefined : name }),
    )
  }
  try {
    for (const { kind, at } of [...actions, { kind: 'end reads', at: 0 }]) {
      await perform(kind, at)
      const queries = client.getQueryCache().getAll()
      const inMemory = queries.map((query) => ({ query: query.queryHash, wrong: wrongIn(query) }))
      await Promise.all(changes)
      const inStore = (await values<unknown>(store)).map((entry) =>
        recordsIn(entry).filter((one) => !isRight(one)),
      )
      expect({
        kind,
        inMemory: inMemory.filter(({ wrong }) => wrong.length > 0),
        inStore: inStore.flat(),
      }).toEqual({ kind, inMemory: [], inStore: [] })
    }
  } finally {
    for (const { end } of started) end()
    stop()
    await screen.unmount()
    for (const tab of tabs) tab.end()
    client.clear()
    elsewhere.clear()
  }
}

// Each run renders the hooks and opens the stored copies of two tabs.
const TIMEOUT_MS = 4 * 60_000

it(
  'after any mutation no query and no stored copy holds a deleted id or an old value',
  { timeout: TIMEOUT_MS },
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), run), {
      numRuns: scaled(100),
      seed: 38,
    })
  },
)
