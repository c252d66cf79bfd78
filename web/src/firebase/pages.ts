/** Lists that are read page by page, as `useInfiniteQuery` takes them. */
import type { InfiniteData } from '@tanstack/react-query'
import type { Query } from 'firebase/firestore/lite'
import type { Rest } from './gatherPage.ts'

/** What a list asks for. */
export interface ListQuery<T> {
  /** Without limit and cursor; null when it is known that nothing matches. */
  readonly query: Query<T> | null
  /** Whether a record that the query found is what was looked for. */
  readonly matches?: (item: T) => boolean
  /** How many match in all, when that is known beforehand. */
  readonly total?: number | undefined
}

/** Where the store goes on: after a record, or after the values that the query orders by. */
export interface Cursor {
  readonly after: readonly unknown[] | null
}

/** Where a list goes on: with the same query, so that nothing is planned or counted twice. */
export interface PageParam<T> {
  /** Null after a page that was asked for before the app ran: the query is made when it goes on. */
  readonly list: ListQuery<T> | null
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

/** The parameter of the page after this one; null when it is the last. */
export function nextPage<T>(page: Page<T>): PageParam<T> | null {
  return page.next
}

/** The pages that are there, as one list. */
export function toList<T>({ pages }: InfiniteData<Page<T>>): List<T> {
  const items = pages.flatMap((page) => page.items)
  const next = pages.at(-1)?.next ?? null
  if (next === null) return { items, total: pages.at(-1)?.isCut ? undefined : items.length }
  const { rest, list } = next
  return { items, total: rest.next === null ? items.length + rest.waiting.length : list?.total }
}
