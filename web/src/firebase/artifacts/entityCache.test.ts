import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS, LIKES } from '@tracker/domain/firestore/collections.ts'
import { type Like, readLike } from '@tracker/domain/likes/like.ts'
import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  getArtifact,
  removeArtifact,
  removePublicArtifact,
  restartArtifacts,
  restartForNewArtifact,
  restartLists,
  setArtifacts,
} from './entityCache.ts'
import { onRecordChange, type RecordChange } from './recordChanges.ts'
import type { Page } from '#firebase/firestore/pagination.ts'
import { type List, toList } from '#firebase/firestore/pagination.ts'

const anArtifact = (id: string, fields: Partial<Artifact> = {}) =>
  readArtifact(id, { artifact_name: `Artifact ${id}`, likes_count: 1, ...fields })

const FEATURED = [ARTIFACTS, LIKES, 'featured']
const SEARCH = [ARTIFACTS, 'search', '', 'name-asc']
const LIKED = [LIKES, 'by', 'ada']

/** A list of five: two shown, one already read, two more in the store. */
const pages = (): InfiniteData<Page<Artifact>> => ({
  pageParams: [null],
  pages: [
    {
      items: [anArtifact('a'), anArtifact('b')],
      next: { list: { query: null, total: 5 }, rest: { waiting: [anArtifact('c')], next: { after: null } } },
    },
  ],
})

/** A read that began after the writes of the tests before. */
const afterWrites = () => Date.now() + 1

let client = new QueryClient()
const featured = () => client.getQueryData<Artifact[]>(FEATURED)
const search = (): List<Artifact> => {
  const data = client.getQueryData<InfiniteData<Page<Artifact>>>(SEARCH)
  if (!data) throw new Error('The search is not in the cache.')
  return toList(data)
}

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(FEATURED, [anArtifact('a'), anArtifact('x')])
  client.setQueryData(SEARCH, pages())
  client.setQueryData(LIKED, {
    pageParams: [null],
    pages: [
      { items: [readLike('ada_a', { artifactId: 'a' }), readLike('ada_b', { artifactId: 'b' })], next: null },
    ],
  })
})

describe('an artifact that is read again', () => {
  test('has its newest state in every list', () => {
    setArtifacts(client, [anArtifact('a', { likes_count: 9 })], afterWrites())
    expect(featured()?.map(({ likes_count }) => likes_count)).toEqual([9, 1])
    expect(search().items.map(({ likes_count }) => likes_count)).toEqual([9, 1])
  })

  test('changes nothing if it is unchanged', () => {
    const before = featured()
    setArtifacts(client, [anArtifact('a'), anArtifact('elsewhere')], afterWrites())
    expect(featured()).toBe(before)
  })

  test('does not mark an invalidated query as fresh', async () => {
    await client.invalidateQueries({ queryKey: FEATURED })
    setArtifacts(client, [anArtifact('a', { likes_count: 9 })], afterWrites())
    expect(client.getQueryState(FEATURED)?.isInvalidated).toBe(true)
  })

  test('changes nothing if the read began before a write', () => {
    const readAt = Date.now()
    restartArtifacts(client)
    client.setQueryData(FEATURED, [anArtifact('a')])
    setArtifacts(client, [anArtifact('a', { likes_count: 9 })], readAt)
    expect(featured()?.map(({ likes_count }) => likes_count)).toEqual([1])
  })

  test('is found in any list, also among items read in advance', () => {
    expect(['a', 'x', 'c', 'z'].map((id) => getArtifact(client, id)?.artifact_name)).toEqual([
      'Artifact a',
      'Artifact x',
      'Artifact c',
      undefined,
    ])
  })
})

test('an artifact is found without reading the records after it', () => {
  const records = [anArtifact('a'), anArtifact('b')]
  const readNext = vi.fn<() => Artifact>(() => anArtifact('b'))
  Object.defineProperty(records, 1, { get: readNext })
  client = new QueryClient()
  client.setQueryData(FEATURED, records)
  readNext.mockClear()
  expect(getArtifact(client, 'a')?._id).toBe('a')
  expect(readNext).not.toHaveBeenCalled()
})

describe('a deleted artifact', () => {
  test('is removed from every list, and its like from the list of likes', () => {
    removeArtifact(client, 'a')
    expect(featured()?.map(({ _id }) => _id)).toEqual(['x'])
    expect(search().items.map(({ _id }) => _id)).toEqual(['b'])
    const likes = client.getQueryData<InfiniteData<Page<Like>>>(LIKED)
    expect(likes?.pages[0]?.items.map(({ artifactId }) => artifactId)).toEqual(['b'])
  })

  test('is removed from answers of the search, from lists of hidden artifacts and from their pages', () => {
    const kept = [
      [['search', 'q'], { pages: [{ results: [{ _id: 'a' }, { _id: 'b' }], total: 7 }], pageParams: [null] }],
      [['search', 'neighbours', 'b'], { before: { _id: 'a' }, after: null }],
      [['hidden', 'one', 'a', 'ada'], anArtifact('a')],
      [
        ['reported', 'of', 'ada'],
        ['a', 'b'],
      ],
      [['lists', 'one', 'x'], { _id: 'x', entries: [{ artifactId: 'a', note: '' }] }],
    ] as const
    for (const [key, data] of kept) client.setQueryData(key, data)
    const dataOf = () => kept.map(([key]) => client.getQueryData(key))
    const found = { pages: [{ results: [{ _id: 'b' }], total: 6 }], pageParams: [null] }
    const list = { _id: 'x', entries: [{ artifactId: 'a', note: '' }] }
    removePublicArtifact(client, 'a')
    expect(dataOf()).toEqual([found, { before: null, after: null }, anArtifact('a'), ['a', 'b'], list])
    removeArtifact(client, 'a')
    expect(dataOf()).toEqual([found, { before: null, after: null }, null, ['b'], list])
  })

  test('is subtracted from the totals', () => {
    removeArtifact(client, 'a')
    expect(search().total).toBe(4)
    removeArtifact(client, 'c')
    expect(search().total).toBe(3)
    removeArtifact(client, 'elsewhere')
    expect(search().total).toBe(3)
  })
})

test('restarted lists are removed from the cache if no screen shows them', () => {
  restartLists(client, [ARTIFACTS])
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([LIKED])
})

test('a search that is only repeated keeps the stored copies, a write does not', () => {
  const changes: RecordChange[] = []
  onTestFinished(onRecordChange((change) => changes.push(change)))
  restartLists(client, [ARTIFACTS])
  restartForNewArtifact(client)
  expect(changes).toEqual([])
  restartArtifacts(client, 'a')
  restartArtifacts(client)
  expect(changes).toEqual([
    { kind: 'outdated', queryKey: [ARTIFACTS], id: 'a' },
    { kind: 'outdated', queryKey: [ARTIFACTS] },
  ])
})
