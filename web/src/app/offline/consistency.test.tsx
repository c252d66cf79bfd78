/**
 * Random sequences of the app's mutations and reads, in two tabs: afterwards no query and no stored copy holds a
 * deleted id or an old value.
 */
import { type Artifact, CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { type List, readList } from '@tracker/domain/lists/list.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { clear, createStore, values } from 'idb-keyval'
import { type ReactNode, useEffect } from 'react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/query/queryClient.ts'
import { useDeleteArtifact } from '#features/collection/api/useDeleteArtifact.ts'
import { useUndoDelete } from '#features/collection/api/useUndoDelete.ts'
import { useCreateArtifact } from '#features/editor/api/useCreateArtifact.ts'
import { useUpdateArtifact } from '#features/editor/api/useUpdateArtifact.ts'
import { useRestoreVersion } from '#features/history/api/useRestoreVersion.ts'
import { likeKeys } from '#features/likes/api/queryKeys.ts'
import { listKeys } from '#features/lists/api/queryKeys.ts'
import {
  useCreateList,
  useDeleteList,
  usePutEntry,
  useRemoveEntry,
  useUpdateList,
} from '#features/lists/api/useListChanges.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { ApiContext } from '#firebase/api/useApi.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { onRecordChange } from '#firebase/artifacts/recordChanges.ts'
import { SessionContext } from '#firebase/auth/currentUser.ts'
import { apiWith } from '#test/fakeApi.tsx'
import { renderAtOnce } from '#test/render.tsx'
import { scaled } from '#test/scale.ts'
import { openPersistedQueries } from './queryPersister.ts'
import { changeStored } from './storedQueries.ts'

const USER = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
const IDS = ['a', 'b', 'c', 'd'] as const
const LIST_IDS = ['x', 'y'] as const
const EMPTY = Object.fromEntries(CONTENT_FIELDS.map((field) => [field, '']))
const CONTENT = { ...EMPTY, adder_name: 'Ada', adder_email: USER.email } as const
const store = createStore('offline', 'queries')

const anArtifact = (id: string, name: string) => readArtifact(id, { artifact_name: name })
const aList = (id: string, title: string) => readList(id, { title, entries: [{ artifactId: 'a', note: '' }] })

/** The server: existing artifacts and lists, and deleted ones, which can be restored. */
function createServer() {
  const artifacts = new Map<string, Artifact>(IDS.slice(0, 3).map((id) => [id, anArtifact(id, `${id} 0`)]))
  const lists = new Map<string, List>(LIST_IDS.map((id) => [id, aList(id, `${id} 0`)]))
  const trash = new Map<string, Artifact>()
  let count = 0
  const next = (id: string) => `${id} ${(count += 1)}`
  const api = apiWith(async (address, init) => {
    const [, , call = '', id = ''] = String(address).split('?')[0]?.split('/') ?? []
    const method = init?.method ?? ''
    if (call === 'artifacts') {
      const added = IDS.find((one) => !artifacts.has(one) && !trash.has(one)) ?? 'd'
      artifacts.set(added, anArtifact(added, next(added)))
      return Response.json({ insertedId: added }, { status: 201 })
    }
    if (call === 'updateArtifact') artifacts.set(id, anArtifact(id, next(id)))
    const artifact = artifacts.get(id)
    if (call === 'artifact' && artifact) {
      artifacts.delete(id)
      trash.set(id, artifact)
    }
    const deleted = trash.get(id)
    if (call === 'undoDelete' && deleted) {
      trash.delete(id)
      artifacts.set(id, deleted)
    }
    const list = lists.get(id)
    if (call === 'lists' && method === 'POST') {
      const added = LIST_IDS.find((one) => !lists.has(one)) ?? 'y'
      lists.set(added, aList(added, next(added)))
      return Response.json({ insertedId: added }, { status: 201 })
    }
    if (call === 'lists' && method === 'DELETE') lists.delete(id)
    if (call === 'lists' && method === 'PATCH' && list)
      lists.set(id, { ...list, ...(JSON.parse(String(init?.body)) as Partial<List>) })
    if (call === 'listEntries' && list)
      lists.set(id, {
        ...list,
        entries: method === 'DELETE' ? [] : [{ artifactId: 'a', note: '' }],
      })
    return Response.json({ insertedId: 'any', modifiedCount: 1, deletedCount: 1, restoredCount: 1 })
  })
  return { artifacts, lists, api }
}

type Server = ReturnType<typeof createServer>

/** Every query of the app with artifacts or lists, in the shapes of the hooks that read them. */
const queriesOf = ({ artifacts, lists }: Server) => {
  const all = () => [...artifacts.values()]
  const names = () => all().map(({ _id, artifact_name }) => ({ _id, artifact_name }))
  const one = (id: string) => artifacts.get(id)
  const pages = (items: unknown, next: unknown = null) => ({ pages: [{ items, next }], pageParams: [null] })
  return [
    { key: artifactKeys.featured, read: all },
    { key: searchKeys.byName('', 'name-asc'), read: () => pages(all()) },
    {
      key: searchKeys.byName('waiting', 'name-asc'),
      read: () =>
        pages(all().slice(0, 1), {
          list: { query: null, total: 9 },
          rest: { waiting: all().slice(1), next: null },
        }),
    },
    { key: artifactKeys.byId(IDS), read: all },
    ...IDS.map((id) => ({ key: artifactKeys.one(id), read: () => [one(id)].filter(Boolean) })),
    { key: artifactKeys.addedBy('ada', 'added_at'), read: () => pages(all()) },
    { key: artifactKeys.pictured('an address'), read: all },
    { key: artifactKeys.named('a name'), read: names },
    { key: artifactKeys.reportedOf('ada'), read: () => [...artifacts.keys()] },
    { key: [...listKeys.artifacts, ...IDS], read: all },
    {
      key: likeKeys.by('ada'),
      read: () =>
        pages(all().map(({ _id, artifact_name }) => ({ _id: `ada_${_id}`, artifactId: _id, artifact_name }))),
    },
    {
      key: searchKeys.result('q', 24, 0),
      read: () => ({ pages: [{ results: names(), total: 4 }], pageParams: [null] }),
    },
    { key: searchKeys.similar('a'), read: () => ({ results: names() }) },
    {
      key: searchKeys.neighbours('b'),
      read: () => ({ before: names()[0] ?? null, after: names()[1] ?? null }),
    },
    {
      key: listKeys.mine('ada'),
      read: () => ({ pages: [{ data: [...lists.values()], next: null }], pageParams: [''] }),
    },
    ...LIST_IDS.map((id) => ({ key: listKeys.one(id), read: () => lists.get(id) ?? null })),
  ]
}

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

interface Hooks {
  all?: Mutations
  readonly artifacts: Map<string, ReturnType<typeof useArtifactMutations>>
  readonly lists: Map<string, ReturnType<typeof useUpdateList>['mutateAsync']>
}

function Everything({ hooks }: { hooks: Hooks }): ReactNode {
  const all = useMutations()
  useEffect(() => {
    hooks.all = all
  })
  return (
    <>
      {IDS.map((id) => (
        <OfArtifact key={id} id={id} hooks={hooks} />
      ))}
      {LIST_IDS.map((id) => (
        <OfList key={id} id={id} hooks={hooks} />
      ))}
    </>
  )
}

function OfArtifact({ id, hooks }: { id: string; hooks: Hooks }): ReactNode {
  const own = useArtifactMutations(id)
  useEffect(() => void hooks.artifacts.set(id, own))
  return null
}

function OfList({ id, hooks }: { id: string; hooks: Hooks }): ReactNode {
  const { mutateAsync } = useUpdateList(id)
  useEffect(() => void hooks.lists.set(id, mutateAsync))
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
  const hooks: Hooks = { artifacts: new Map(), lists: new Map() }
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
    if (!query) return Promise.resolve()
    return from.fetchQuery({
      queryKey: query.key,
      staleTime: 0,
      queryFn: async () => {
        // As the server had it when it received the request.
        const data = structuredClone(query.read())
        await gate
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
        return
      }
      case 'end reads':
        for (const { end } of started) end()
        await Promise.all(started.map(({ done }) => done))
        started = []
        return
      case 'live': {
        const artifact = server.artifacts.get(id ?? '')
        if (artifact) setArtifacts(client, [artifact])
        return
      }
      case 'create':
        if (server.artifacts.size + deleted.size >= IDS.length) return
        return all.create({ payload: { ...CONTENT, artifact_type: 'Tools' } as never, idempotencyKey: 'k' })
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
  const isKnown = ({ id }: { id: string }) => isRight({ id, name: undefined })
  try {
    for (const { kind, at } of actions) {
      await perform(kind, at)
      for (const query of client.getQueryCache().getAll()) {
        const records = recordsIn(query.state.data)
        const where = `${kind}: ${query.queryHash}`
        // A stale query is read again before its old values count; a deleted record is nowhere.
        expect({ where, wrong: records.filter((one) => !isKnown(one)) }).toEqual({ where, wrong: [] })
        if (!query.state.isInvalidated)
          expect({ where, wrong: records.filter((one) => !isRight(one)) }).toEqual({ where, wrong: [] })
        const ids: unknown = query.queryKey[0] === 'reported' ? query.state.data : []
        expect({
          where,
          ids: Array.isArray(ids) ? ids.filter((id) => !server.artifacts.has(String(id))) : [],
        }).toEqual({ where, ids: [] })
      }
      await Promise.all(changes)
      for (const entry of await values<unknown>(store)) {
        const wrong = recordsIn(entry).filter((one) => !isRight(one))
        expect({ kind, wrong }).toEqual({ kind, wrong: [] })
      }
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

it('after any mutation no query and no stored copy holds a deleted id or an old value', async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), run), {
    numRuns: scaled(200),
    seed: 38,
  })
})
