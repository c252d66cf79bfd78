/**
 * Lists that grow page by page: `readPage` reads a page from Firestore, `useList` is the hook for screens. A query may find
 * more than what matches: reading on is bounded, and nothing is read twice.
 */
import { PAGE_SIZE, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  skipToken,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Query, getDocs, limit, query, startAfter } from 'firebase/firestore/lite'
import { toProblem } from './errors.ts'
import { withTimeout } from './withTimeout.ts'

export interface ListQuery<T> {
  /** Without limit and cursor; null when nothing can match. */
  readonly query: Query<T> | null
  /** Filters what the query finds. */
  readonly matches?: (item: T) => boolean
  /** The number of matches, if known without reading them. */
  readonly total?: number | undefined
}

/** What a page leaves for the next one. `C` is the cursor of the store. */
export interface Rest<T, C> {
  /** Matches that were read already. */
  readonly waiting: readonly T[]
  /** Where to read on; null when everything was read. */
  readonly next: C | null
}

/** A snapshot to start after; null for the beginning of the list. */
export interface Cursor {
  readonly after: unknown
}

/** The page parameter of `useInfiniteQuery`: the same query goes on, so nothing is planned or counted twice. */
export interface PageParam<T> {
  readonly list: ListQuery<T>
  readonly rest: Rest<T, Cursor>
  /** Items of the page, `PAGE_SIZE` if omitted. */
  readonly size?: number
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Null on the last page. */
  readonly next: PageParam<T> | null
  /** True for a page of an earlier visit that had more behind it: it cannot go on. */
  readonly isCut?: true
}

interface Batch<T, C> {
  readonly items: readonly T[]
  /** Null when the store has nothing more. */
  readonly next: C | null
}

interface Source<T, C> {
  read: (after: C, limit: number) => Promise<Batch<T, C>>
  matches: (item: T) => boolean
}

interface Sizes {
  /** Items of a page. */
  readonly page: number
  /** Extra items that tell whether there is another page; 0 if that is known otherwise. */
  readonly ahead: 0 | 1
  /** Items that one query may ask for. */
  readonly limit: number
  /** Items that one page may read before it shows what it has. */
  readonly budget: number
}

/**
 * Collects the next page. If few items match, each further query asks for more. Without an item ahead, a full page may be
 * followed by an empty one.
 */
export async function collectPage<T, C>(
  rest: Rest<T, C>,
  { read, matches }: Source<T, C>,
  sizes: Sizes,
): Promise<{ readonly items: readonly T[]; readonly rest: Rest<T, C> }> {
  const found = [...rest.waiting]
  let { next } = rest
  const wanted = sizes.page + sizes.ahead
  let spent = 0
  while (next !== null && found.length < wanted && spent < sizes.budget) {
    const missing = wanted - found.length
    const count = Math.min(
      sizes.limit,
      sizes.budget - spent,
      spent === 0 ? missing : Math.max(missing, spent),
    )
    const batch: Batch<T, C> = await read(next, count)
    found.push(...batch.items.filter(matches))
    spent += count
    next = batch.next
  }
  return { items: found.slice(0, sizes.page), rest: { waiting: found.slice(sizes.page), next } }
}

async function readBatch<T>(list: Query<T>, { after }: Cursor, count: number): Promise<Batch<T, Cursor>> {
  const from = after === null ? [] : [startAfter(after)]
  const { docs } = await withTimeout(getDocs(query(list, ...from, limit(count))))
  const last = docs.at(-1)
  return {
    items: docs.map((snapshot) => snapshot.data()),
    next: last && docs.length === count ? { after: last } : null,
  }
}

/**
 * Reads one page.
 * @param param what the previous page left; null for the first page
 * @param createQuery creates the list's query for the first page
 * @param isCounted true if the total is known: then no item is read only to learn whether another page follows
 * @throws Problem
 */
export async function readPage<T>(
  param: PageParam<T> | null,
  createQuery: () => Promise<ListQuery<T>>,
  isCounted = false,
): Promise<Page<T>> {
  try {
    const list = param?.list ?? (await createQuery())
    const { query: listQuery, matches = () => true } = list
    if (!listQuery) return { items: [], next: null }
    const read = (cursor: Cursor, count: number) => readBatch(listQuery, cursor, count)
    const start = param?.rest ?? { waiting: [], next: { after: null } }
    const { items, rest } = await collectPage(
      start,
      { read, matches },
      {
        page: param?.size ?? PAGE_SIZE,
        ahead: isCounted ? 0 : 1,
        limit: QUERY_LIMIT_MAX,
        budget: 3 * QUERY_LIMIT_MAX,
      },
    )
    const isLast = rest.next === null && rest.waiting.length === 0
    return { items, next: isLast ? null : { list, rest } }
  } catch (error) {
    throw toProblem(error)
  }
}

/** What a screen shows of a list. */
export interface List<T> {
  readonly items: readonly T[]
  /** The number of all matches, if known. */
  readonly total: number | undefined
}

/** What `LoadMore` needs. */
export interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** Why the last page failed. */
  error: Error | null
  fetchNextPage: () => unknown
}

/** Yields a whole list: the loaded pages, then the others, which are read but not added to the list. */
export type ReadAll<T> = () => AsyncIterable<readonly T[]>

export type ListResult<T> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | { status: 'success'; data: List<T>; more: MorePages; readAll?: ReadAll<T> }

/** The loaded pages as one list. */
export function toList<T>({ pages }: InfiniteData<Page<T>>): List<T> {
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  if (!last?.next) return { items, total: last?.isCut ? undefined : items.length }
  const { rest, list } = last.next
  return { items, total: rest.next === null ? items.length + rest.waiting.length : list.total }
}

/** Items of a page that is read for an export. */
const EXPORT_PAGE = QUERY_LIMIT_MAX - 1

async function* readAllPages<T>(
  loaded: InfiniteData<Page<T>>,
  read: (param: PageParam<T>) => Promise<Page<T>>,
): AsyncIterable<readonly T[]> {
  for (const { items } of loaded.pages) yield items
  let next = loaded.pages.at(-1)?.next ?? null
  while (next) {
    const page: Page<T> = await read({ ...next, size: EXPORT_PAGE })
    yield page.items
    next = page.next
  }
}

type ReadPage<T> = (param: PageParam<T> | null) => Promise<Page<T>>

/** @param read reads a page, the first one for null; null instead of a function reads nothing yet */
export const listOptions = <T>(queryKey: QueryKey, read: ReadPage<T> | null) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: null as PageParam<T> | null,
    getNextPageParam: ({ next }) => next,
    select: toList,
  })

/** @param read as for `listOptions` */
export function useList<T>(queryKey: QueryKey, read: ReadPage<T> | null): ListResult<T> {
  const client = useQueryClient()
  const { data, error, refetch, ...query } = useInfiniteQuery(listOptions(queryKey, read))
  // A page that failed leaves the others on screen.
  if (data) {
    const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
    const readAll = () => {
      const loaded = client.getQueryData<InfiniteData<Page<T>>>(queryKey)
      return readAllPages(loaded ?? { pages: [], pageParams: [] }, read ?? (() => Promise.reject(error)))
    }
    const more = { hasNextPage, isFetchingNextPage, error, fetchNextPage }
    return { status: 'success', data, more, readAll }
  }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}
