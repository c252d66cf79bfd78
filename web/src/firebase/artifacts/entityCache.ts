/**
 * Keeps records consistent across cached queries and their stored copies. A newly read artifact replaces the old
 * one in all of them, and a deleted one is removed, without further reads. Every query key begins with its
 * collection.
 */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import {
  ARTIFACTS,
  HIDDEN,
  HISTORIES,
  LIKES,
  LISTS,
  REPORTED,
} from '@tracker/domain/firestore/collections.ts'
import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '#firebase/firestore/pagination.ts'
import { type RecordChange, reportRecordChange } from './recordChanges.ts'
import { withoutRecord } from './withoutRecord.ts'

/** Key of the artifacts of lists. */
const LISTED = [LISTS, 'artifacts']
/** First part of the keys of lists in the gallery. */
export const EXHIBITIONS = 'exhibitions'
/** First part of the keys of answers that are computed from artifacts. */
const DERIVED: readonly unknown[] = [
  'search',
  'suggestions',
  'named like',
  'pictured by',
  'alike',
  'contributor',
  EXHIBITIONS,
]

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
  const total = list?.total === undefined ? undefined : list.total - removed
  const waiting = changeRecords(rest.waiting, change)
  return { items, next: { ...(list && { list: { ...list, total } }), rest: { ...rest, waiting } } }
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

/** Finds an artifact in any cached list. */
export function getArtifact(client: QueryClient, id: string): Artifact | undefined {
  for (const [, data] of client.getQueriesData<Data<Artifact>>({ queryKey: [ARTIFACTS] }))
    if (data) for (const artifact of recordsOf(data)) if (artifact._id === id) return artifact
  return undefined
}

/** Time (ms) of the last write. */
let changedAt = 0

function reportWrite(change: RecordChange): void {
  changedAt = Date.now()
  reportRecordChange(change)
}

/**
 * Replaces newly read artifacts in all cached lists.
 * @param readAt time (ms) when the read began: one that began before a write may bring an old value, and replaces nothing
 */
export function setArtifacts(client: QueryClient, artifacts: readonly Artifact[], readAt: number): void {
  if (readAt <= changedAt) return
  const newest = new Map(artifacts.map((artifact) => [artifact._id, artifact]))
  const replace = (artifact: Artifact) => {
    const next = newest.get(artifact._id)
    return next && JSON.stringify(next) !== JSON.stringify(artifact) ? next : artifact
  }
  for (const queryKey of [[ARTIFACTS], LISTED]) {
    for (const [key, data] of client.getQueriesData<Data<Artifact>>({ queryKey })) {
      const changed = data && changeData(data, replace)
      // Unlike `setQueriesData`, does not mark invalidated queries as fresh.
      if (changed !== data) client.getQueryCache().find({ queryKey: key })?.setState({ data: changed })
    }
  }
  reportRecordChange({ kind: 'replaced', artifacts, readAt })
}

/** True for what outlives its artifacts: entries of lists, cases and drafts. */
const keepsDeleted = ([collection, part]: QueryKey) =>
  (collection === LISTS && part !== LISTED[1]) || collection === 'reports' || collection === 'listDrafts'

/** What its adder and curators still see of a hidden artifact. */
const PRIVATE: readonly unknown[] = [HIDDEN, HISTORIES, REPORTED]

/**
 * Removes an artifact that is deleted or hidden from all cached queries, with its likes. Only its adder's and the
 * curators' own queries stay.
 */
export function removePublicArtifact(client: QueryClient, id: string): void {
  for (const query of client.getQueryCache().getAll()) {
    const { queryKey, state } = query
    if (keepsDeleted(queryKey) || PRIVATE.includes(queryKey[0])) continue
    const changed = withoutRecord(state.data, id)
    // Unlike `setQueriesData`, does not mark invalidated queries as fresh.
    if (changed !== state.data) query.setState({ data: changed })
  }
  restartReads(client, isOfArtifacts)
  outdateDerived(client)
  reportWrite({ kind: 'removed', id })
}

/** Removes a deleted artifact from all cached queries, with its likes. */
export function removeArtifact(client: QueryClient, id: string): void {
  removePublicArtifact(client, id)
  client.removeQueries({ queryKey: [HISTORIES, id] })
  for (const queryKey of [[HIDDEN], [REPORTED]])
    client.setQueriesData<unknown>({ queryKey }, (data: unknown) => withoutRecord(data, id))
}

/** True for queries of artifacts and of their copies. */
const isOfArtifacts = ([collection, part]: QueryKey) =>
  collection === ARTIFACTS || collection === LIKES || (collection === LISTS && part === LISTED[1])

/** Restarts reads in progress, whose answer may be older than a write. */
export function restartReads(client: QueryClient, isAffected: (queryKey: QueryKey) => boolean): void {
  const isReading = ({ queryKey, state }: Query) => state.fetchStatus === 'fetching' && isAffected(queryKey)
  client.removeQueries({ predicate: isReading, type: 'inactive' })
  const isFirst = (query: Query) => isReading(query) && query.state.data === undefined
  client.resetQueries({ predicate: isFirst, type: 'active' }).catch(console.error)
  client.refetchQueries({ predicate: isReading, type: 'active' }).catch(console.error)
}

/**
 * Resets lists to their first page: visible ones now, others on the next visit. Invalidating a list would read all
 * of its pages again. Stored copies stay, for reading without a network.
 */
export function restartLists(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' })
  client.resetQueries({ queryKey, type: 'active' }).catch(console.error)
}

/** Restarts lists after an artifact was added, which no stored copy contains. */
export function restartForNewArtifact(client: QueryClient): void {
  restartLists(client, [ARTIFACTS])
  outdateDerived(client)
}

/**
 * Restarts everything that contains fields of artifacts, including their copies in likes, after a write.
 * @param id the only changed artifact: stored copies of lists without it are kept
 */
export function restartArtifacts(client: QueryClient, id?: string): void {
  for (const queryKey of [[ARTIFACTS], [LIKES], LISTED]) restartLists(client, queryKey)
  outdateDerived(client)
  reportWrite({ kind: 'outdated', queryKey: [ARTIFACTS], ...(id !== undefined && { id }) })
}

/** Marks answers of the search as stale. The search follows a write within seconds. */
function outdateDerived(client: QueryClient): void {
  const isDerived = (queryKey: QueryKey) => DERIVED.includes(queryKey[0])
  restartReads(client, isDerived)
  const predicate = ({ queryKey }: Query) => isDerived(queryKey)
  client.invalidateQueries({ predicate, refetchType: 'none' }).catch(console.error)
}
