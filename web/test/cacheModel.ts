/** The server of `app/offline/consistency.test.tsx`, and every query of the app that its records are in. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { type List, readList } from '@tracker/domain/lists/list.ts'
import * as z from 'zod/mini'
import { likeKeys } from '#features/likes/api/queryKeys.ts'
import { listKeys } from '#features/lists/api/queryKeys.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { parseJson } from '#utils/parseJson.ts'
import { apiWith } from './fakeApi.tsx'

export const USER = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
export const IDS = ['a', 'b', 'c', 'd'] as const
export const LIST_IDS = ['x', 'y'] as const
const anArtifact = (id: string, name: string) => readArtifact(id, { artifact_name: name })
const aList = (id: string, title: string) => readList(id, { title, entries: [{ artifactId: 'a', note: '' }] })

/** The server: existing artifacts and lists, and deleted ones, which can be restored. */
export function createServer() {
  const artifacts = new Map<string, Artifact>(IDS.slice(0, 3).map((id) => [id, anArtifact(id, `${id} 0`)]))
  const lists = new Map<string, List>(LIST_IDS.map((id) => [id, aList(id, `${id} 0`)]))
  const trash = new Map<string, Artifact>()
  let count = 0
  const next = (id: string) => `${id} ${(count += 1)}`
  const api = apiWith(async (address, init) => {
    const path = typeof address === 'string' ? address : ''
    const [, , call = '', id = ''] = path.split('?')[0]?.split('/') ?? []
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
      lists.set(id, {
        ...list,
        ...z.parse(
          z.object({ title: z.string() }),
          parseJson(typeof init?.body === 'string' ? init.body : ''),
        ),
      })
    if (call === 'listEntries' && list)
      lists.set(id, {
        ...list,
        entries: method === 'DELETE' ? [] : [{ artifactId: 'a', note: '' }],
      })
    return Response.json({ insertedId: 'any', modifiedCount: 1, deletedCount: 1, restoredCount: 1 })
  })
  return { artifacts, lists, api }
}

export type Server = ReturnType<typeof createServer>

/** Every query of the app with artifacts or lists, in the shapes of the hooks that read them. */
export const queriesOf = ({ artifacts, lists }: Server) => {
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
