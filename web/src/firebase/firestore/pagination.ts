/**
 * Lists that load page by page: `readPage` reads a page from Firestore, `useList` is the hook for screens.
 * Results may be filtered after reading; the reads per page are limited, and nothing is read twice.
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
import { type Query, getDocs, limit, query, startAfter, Timestamp } from 'firebase/firestore/lite'
import { toProblem } from '#firebase/errors.ts'
import { withTimeout } from '#firebase/withTimeout.ts'

export interface ListQuery<T> {
  /** Query without limit and cursor; null if nothing can match. */
  readonly query: Query<T> | null
  /** Filters the results of the query. */
  readonly matches?: (item: T) => boolean
  /** Number of matches, if known without reading them. */
  readonly total?: number | undefined
}

/** State for reading the next page. `C` is the store's cursor. */
export interface Rest<T, C> {
  /** Matches already read for the next page. */
  readonly waiting: readonly T[]
  /** Cursor to continue reading; null if everything was read. */
  readonly next: C | null
}

/** Where to start: after a snapshot, or after the values of an item in the order's fields. */
export interface Cursor {
  /** Null for the beginning of the list. */
  readonly after: unknown
}

/** Order value (a text, or seconds and nanoseconds of a time) and id of an item, as the function sends them. */
export type SentPosition =
  readonly [value: string, id: string] | readonly [seconds: number, nanos: number, id: string]

/** Converts the position of an item to a cursor that starts after it. */
export const cursorAfter = (position: SentPosition): Cursor => ({
  after: position.length === 2 ? position : [new Timestamp(position[0], position[1]), position[2]],
})

/** Page parameter of `useInfiniteQuery`. Contains the query, so that nothing is planned or counted again. */
export interface PageParam<T> {
  /** Missing if the function read the pages before. */
  readonly list?: ListQuery<T>
  readonly rest: Rest<T, Cursor>
  /** Items per page. Default: `PAGE_SIZE`. */
  readonly size?: number
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Null on the last page. */
  readonly next: PageParam<T> | null
  /** True for a restored page of an earlier visit that cannot be continued, although it had further pages. */
  readonly isCut?: true
}

interface Batch<T, C> {
  readonly items: readonly T[]
  /** Null if the store has no more items. */
  readonly next: C | null
}

interface Source<T, C> {
  read: (after: C, limit: number) => Promise<Batch<T, C>>
  matches: (item: T) => boolean
}

interface Sizes {
  /** Items of a page. */
  readonly page: number
  /** Extra items to read in order to know whether there is another page; 0 if that is known otherwise. */
  readonly ahead: 0 | 1
  /** Maximum items per query. */
  readonly limit: number
  /** Maximum items to read for one page, even if it is not full. */
  readonly budget: number
}

/**
 * Collects the next page. If few items match, each further query reads more. Without an extra item, a full
 * page may be followed by an empty one.
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
  const position: readonly unknown[] = Array.isArray(after) ? after : [after]
  const from = after === null ? [] : [startAfter(...position)]
  const { docs } = await withTimeout(getDocs(query(list, ...from, limit(count))))
  const last = docs.at(-1)
  return {
    items: docs.map((snapshot) => snapshot.data()),
    next: last && docs.length === count ? { after: last } : null,
  }
}

/**
 * Reads one page.
 * @param param parameter from the previous page; null for the first page
 * @param createQuery creates the list's query for the first page
 * @param isCounted true if the total is known, so that no extra item is read
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

/** A list as shown by a screen. */
export interface List<T> {
  readonly items: readonly T[]
  /** Number of all matches, if known. */
  readonly total: number | undefined
}

/** Props for `LoadMore`. */
export interface MorePages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  /** Error of the last fetch. */
  error: Error | null
  fetchNextPage: () => unknown
}

/**
 * Yields a whole list: the loaded pages, then the others, which are read without adding them to the query.
 */
export type ReadAll<T> = () => AsyncIterable<readonly T[]>

/** State of data that loads page by page. If a further page failed, the loaded ones stay visible. */
export type PagedResult<Data, More = unknown> =
  | { status: 'pending' }
  | { status: 'error'; error: Error; refetch: () => unknown }
  | ({ status: 'success'; data: Data; more: MorePages } & More)

export type ListResult<T> = PagedResult<List<T>, { readAll?: ReadAll<T> }>

type PagedQuery<Data> = MorePages & { data: Data | undefined; refetch: () => unknown }

export function toPagedResult<Data>(query: PagedQuery<Data>): PagedResult<Data> {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data)
    return { status: 'success', data, more: { hasNextPage, isFetchingNextPage, error, fetchNextPage } }
  return error ? { status: 'error', error, refetch } : { status: 'pending' }
}

/** Combines the loaded pages into one list. */
export function toList<T>({ pages }: InfiniteData<Page<T>>): List<T> {
  const items = pages.flatMap((page) => page.items)
  const last = pages.at(-1)
  if (!last?.next) return { items, total: last?.isCut ? undefined : items.length }
  const { rest, list } = last.next
  return { items, total: rest.next === null ? items.length + rest.waiting.length : list?.total }
}

/** Items per page when reading for an export. */
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

const listOptions = <T>(queryKey: QueryKey, read: ReadPage<T> | null) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: read ? ({ pageParam }) => read(pageParam) : skipToken,
    initialPageParam: null as PageParam<T> | null,
    getNextPageParam: ({ next }) => next,
    select: toList,
  })

/** A list that loads page by page. */
export interface PagedList<T> {
  /** For `useInfiniteQuery` and `prefetchInfiniteQuery`. */
  readonly options: ReturnType<typeof listOptions<T>>
  readonly read: ReadPage<T> | null
}

/** @param read reads a page (null for the first one); null instead of a function disables the query */
export const pagedList = <T>(queryKey: QueryKey, read: ReadPage<T> | null): PagedList<T> => ({
  options: listOptions(queryKey, read),
  read,
})

export function useList<T>({ options, read }: PagedList<T>): ListResult<T> {
  const client = useQueryClient()
  const result = toPagedResult(useInfiniteQuery(options))
  if (result.status !== 'success' || !read) return result
  const readAll = () => {
    const loaded = client.getQueryData<InfiniteData<Page<T>>>(options.queryKey)
    return readAllPages(loaded ?? { pages: [], pageParams: [] }, read)
  }
  return { ...result, readAll }
}
