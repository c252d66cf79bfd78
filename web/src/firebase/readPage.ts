/** How a page of a list is read. It comes with the SDK; what screens know of lists is in pages.ts. */
import { PAGE_SIZE, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { type Query, getDocs, limit, query, startAfter } from 'firebase/firestore/lite'
import { toProblem } from './errors.ts'
import { type Batch, gatherPage } from './gatherPage.ts'
import { inTime } from './inTime.ts'
import type { Cursor, ListQuery, Page, PageParam } from './pages.ts'

const SIZES = { page: PAGE_SIZE, limit: QUERY_LIMIT_MAX, budget: 3 * QUERY_LIMIT_MAX } as const

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
 * @param begin makes the list's query, when no page did before
 * @param isCounted whether it is known how many there are: then no item is read only to know whether another page follows
 * @throws Problem with a sentence for people
 */
export async function readPage<T>(
  param: PageParam<T> | null,
  begin: () => Promise<ListQuery<T>>,
  isCounted = false,
): Promise<Page<T>> {
  try {
    const list = param?.list ?? (await begin())
    const { query: asked, matches = () => true } = list
    if (!asked) return { items: [], next: null }
    const read = (cursor: Cursor, count: number) => readBatch(asked, cursor, count)
    const start = param?.rest ?? { waiting: [], next: { after: null } }
    const { items, rest } = await gatherPage(start, { read, matches }, { ...SIZES, ahead: isCounted ? 0 : 1 })
    const isLast = rest.next === null && rest.waiting.length === 0
    return { items, next: isLast ? null : { list, rest } }
  } catch (error) {
    throw toProblem(error)
  }
}
