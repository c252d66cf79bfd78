/**
 * Keeps records consistent across cached queries. A newly read artifact replaces the old one in all of them,
 * and a deleted one is removed, without further reads. Every query key begins with its collection.
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS, LIKES } from '@tracker/domain/firestore/collections.ts'
import type { Like } from '@tracker/domain/likes/like.ts'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '#firebase/firestore/pagination.ts'

type Pages<T> = InfiniteData<Page<T>>
/** The two shapes of cached data. */
type Data<T> = readonly T[] | Pages<T>

const isArray = <T>(data: Data<T>): data is readonly T[] => Array.isArray(data)

/** Returns the replacement of a record, undefined to remove it, or the same record if nothing changes. */
type Change<T> = (record: T) => T | undefined

function changeRecords<T>(records: readonly T[], change: Change<T>): readonly T[] {
  const changed = records.flatMap((record) => change(record) ?? [])
  const isSame = changed.length === records.length && changed.every((one, index) => one === records[index])
  return isSame ? records : changed
}

function changePage<T>(page: Page<T>, change: Change<T>, removed: number): Page<T> {
  const items = changeRecords(page.items, change)
  if (!page.next) return { items, next: null }
  const { list, rest } = page.next
  const total = list.total === undefined ? undefined : list.total - removed
  const waiting = changeRecords(rest.waiting, change)
  return { items, next: { list: { ...list, total }, rest: { ...rest, waiting } } }
}

/** Yields the records of cached data in order: loaded ones, then those read in advance for the next page. */
function* recordsOf<T>(data: Data<T>): Generator<T> {
  if (isArray(data)) yield* data
  else {
    for (const { items } of data.pages) yield* items
    yield* data.pages.at(-1)?.next?.rest.waiting ?? []
  }
}

function changeData<T>(data: Data<T>, change: Change<T>): Data<T> {
  const before = [...recordsOf(data)]
  const after = changeRecords(before, change)
  if (after === before) return data
  if (isArray(data)) return after
  const removed = before.length - after.length
  return { ...data, pages: data.pages.map((page) => changePage(page, change, removed)) }
}

/** Unlike `setQueriesData`, does not mark invalidated queries as fresh. */
function changeQueries<T>(client: QueryClient, queryKey: QueryKey, change: Change<T>): void {
  for (const [key, data] of client.getQueriesData<Data<T>>({ queryKey })) {
    const changed = data && changeData(data, change)
    if (changed !== data) client.getQueryCache().find({ queryKey: key })?.setState({ data: changed })
  }
}

/** Finds an artifact in any cached list. */
export function getArtifact(client: QueryClient, id: string): Artifact | undefined {
  for (const [, data] of client.getQueriesData<Data<Artifact>>({ queryKey: [ARTIFACTS] }))
    if (data) for (const artifact of recordsOf(data)) if (artifact._id === id) return artifact
  return undefined
}

/** Replaces newly read artifacts in all cached lists. */
export function setArtifacts(client: QueryClient, artifacts: readonly Artifact[]): void {
  const newest = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
  changeQueries<Artifact>(client, [ARTIFACTS], (artifact) => {
    const next = newest.get(artifact._id)
    return next && JSON.stringify(next) !== JSON.stringify(artifact) ? next : artifact
  })
}

/** Removes a deleted artifact from all cached lists, and its likes from lists of likes. */
export function removeArtifact(client: QueryClient, id: string): void {
  changeQueries<Artifact>(client, [ARTIFACTS], (artifact) => (artifact._id === id ? undefined : artifact))
  changeQueries<Like>(client, [LIKES], (like) => (like.artifactId === id ? undefined : like))
}

/**
 * Resets lists changed by a write to their first page: visible ones now, others on the next visit.
 * Invalidating a list would read all of its pages again.
 */
export function restartLists(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' })
  client.resetQueries({ queryKey, type: 'active' }).catch(console.error)
}
