/** Lists that are read page by page, as `useInfiniteQuery` takes them. */
import { PAGE_SIZE, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import type { InfiniteData } from '@tanstack/react-query'
import { type Query, getDocs, limit, query, startAfter } from 'firebase/firestore/lite'
import { toProblem } from './errors.ts'
import { type Batch, type Rest, gatherPage } from './gatherPage.ts'
import { inTime } from './inTime.ts'

const SIZES = { page: PAGE_SIZE, limit: QUERY_LIMIT_MAX, budget: 3 * QUERY_LIMIT_MAX }

/** What a list asks for. */
export interface ListQuery<T> {
  /** Without limit and cursor; null when it is known that nothing matches. */
  readonly query: Query<T> | null
  /** Whether a record that the query found is what was looked for. */
  readonly matches?: (item: T) => boolean
  /** How many match in all, when that is known beforehand. */
  readonly total?: number | undefined
  /** The first items, when they were asked for before; null when not. */
  readonly first?: (count: number) => Promise<Batch<T, Cursor> | null>
}

/** Where the store goes on: after a record, or after the values that the query orders by. */
export interface Cursor {
  readonly after: readonly unknown[] | null
}

/** Where a list goes on: with the same query, so that nothing is planned or counted twice. */
export interface PageParam<T> {
  readonly list: ListQuery<T>
  readonly rest: Rest<T, Cursor>
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Null when this is the last page. */
  readonly next: PageParam<T> | null
  /** Whether there was more when it was kept: of a page from an earlier visit, which cannot go on. */
  readonly isCut?: true
}

/** What a screen shows of a list. */
export interface List<T> {
  readonly items: readonly T[]
  /** How many there are in all, when known. */
  readonly total: number | undefined
}

/** The parameter of the first page, which makes the query. */
export function firstPage<T>(): PageParam<T> | null {
  return null
}

export function nextPage<T>(page: Page<T>): PageParam<T> | null {
  return page.next
}

/** The pages that are there, as one list. */
export function toList<T>({ pages }: InfiniteData<Page<T>>): List<T> {
  const items = pages.flatMap((page) => page.items)
  const next = pages.at(-1)?.next ?? null
  if (next === null) return { items, total: pages.at(-1)?.isCut ? undefined : items.length }
  const { rest, list } = next
  return { items, total: rest.next === null ? items.length + rest.waiting.length : list.total }
}

async function readBatch<T>(list: Query<T>, { after }: Cursor, count: number): Promise<Batch<T, Cursor>> {
  const from = after ? [startAfter(...after)] : []
  const { docs } = await inTime(getDocs(query(list, ...from, limit(count))))
  const last = docs.at(-1)
  return {
    items: docs.map((snapshot) => snapshot.data()),
    next: last && docs.length === count ? { after: [last] } : null,
  }
}

/**
 * Reads one page from the server.
 * @param param what the page before left, or null for the first page
 * @param begin makes the list's query, for the first page
 * @throws Problem with a sentence for people
 */
export async function readPage<T>(
  param: PageParam<T> | null,
  begin: () => Promise<ListQuery<T>>,
): Promise<Page<T>> {
  try {
    const list = param?.list ?? (await begin())
    const { query: asked, matches = () => true } = list
    if (!asked) return { items: [], next: null }
    const read = async (cursor: Cursor, count: number) =>
      (cursor.after === null && (await list.first?.(count))) || readBatch(asked, cursor, count)
    const start = param?.rest ?? { waiting: [], next: { after: null } }
    const { items, rest } = await gatherPage(start, { read, matches }, SIZES)
    const isLast = rest.next === null && rest.waiting.length === 0
    return { items, next: isLast ? null : { list, rest } }
  } catch (error) {
    throw toProblem(error)
  }
}
