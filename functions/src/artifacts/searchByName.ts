/**
 * Substring search by name: queries the most selective n-gram and filters by the whole text
 * (docs/decisions/002-search-by-name.md).
 */
import { nameMatcher, mostSelective, type SearchPlan } from '@tracker/domain/search/nameSearch.ts'
import type { Query as Documents, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { artifacts } from '#firestore.ts'
import type { Cursor } from '#pagination/cursor.ts'
import {
  cursorAt,
  type Order,
  ordered,
  type ResultPage,
  readChunks,
  readPage,
  startAfter,
} from '#pagination/pages.ts'

/** Maximum index entries per count: as many as one billed read covers. */
const COUNTED_MAX = 1_000
/** Minimum documents per query when results must be filtered. */
const CHUNK_MIN = 20
/** Maximum filtered-out documents per page. At the limit the page ends early, with a cursor to continue. */
const EXTRA_READS_MAX = 500

interface NameSearch {
  readonly text: string
  readonly plan: SearchPlan
  readonly fields: readonly string[]
  readonly order: Order
}

const withNgram = (ngram: string) => artifacts.where('name_pieces', 'array-contains', ngram)

async function countOf(ngram: string): Promise<number> {
  const counted = await withNgram(ngram).limit(COUNTED_MAX).count().get()
  return counted.data().count
}

/** Returns the n-gram to query. A single candidate is not counted. */
async function ngramOf({ candidates }: SearchPlan): Promise<string> {
  const best = candidates.length > 1 ? await mostSelective(candidates, countOf) : undefined
  return best?.ngram ?? candidates[0] ?? ''
}

/** Reads and filters until the page is full, the query ends or the read limit is reached. */
async function readFiltered(
  query: Documents,
  { text, order }: NameSearch,
  limit: number,
  after: Cursor | null,
): Promise<ResultPage> {
  const matches = nameMatcher(text)
  const found: QueryDocumentSnapshot[] = []
  let cursor = after
  let read = 0
  while (read < found.length + EXTRA_READS_MAX) {
    const most = Math.max(CHUNK_MIN, limit + 1 - found.length)
    const { docs, isCut } = await readChunks(query, startAfter(query, cursor), most)
    read += docs.length
    for (const document of docs) {
      if (!matches(String(document.get('artifact_name')))) continue
      const last = found.at(-1)
      if (found.length === limit && last) return { documents: found, read, next: cursorAt(last, order) }
      found.push(document)
    }
    const lastRead = docs.at(-1)
    if (!isCut || !lastRead) return { documents: found, read, next: null }
    cursor = cursorAt(lastRead, order)
    // They are large.
    if (docs.length < most) break
  }
  return { documents: found, read, next: cursor }
}

/** Reads a page of search results. */
export async function searchPage(
  search: NameSearch,
  limit: number,
  after: Cursor | null,
): Promise<ResultPage> {
  const { candidates, exact } = search.plan
  const query = withNgram(await ngramOf(search.plan)).select(...search.fields)
  const page = exact
    ? await readPage(query, search.order, limit, after)
    : await readFiltered(ordered(query, search.order), search, limit, after)
  const counted = candidates.length > 1 ? candidates.length : 0
  return { ...page, read: page.read + counted }
}
