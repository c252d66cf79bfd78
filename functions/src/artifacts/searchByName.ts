/** Artifacts whose name contains a text: by their most selective n-gram, checked against the whole (docs/decisions/002-search-by-name.md). */
import { nameMatcher, mostSelective, type SearchPlan } from '@tracker/domain/search/nameSearch.ts'
import type { Query as Documents, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore'
import { artifacts } from '#firestore.ts'
import { type Cursor, cursorAt, type Order, ordered, type Page, readPage, startAfter } from '#pagination.ts'

/** Index entries that a count looks at: as many as one billed read covers. */
const COUNTED_MAX = 1_000
/** Documents that are asked for at once, at least, when each has to be checked. */
const CHUNK_MIN = 20
/** Documents that one answer may read beside those that it shows. A page that ends here names where to go on. */
const SPARE_READS = 500

/** A search by name. */
export interface Search {
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

/** The n-gram to ask for. One that has no other to be chosen from is not counted. */
async function ngramOf({ candidates }: SearchPlan): Promise<string> {
  const best = candidates.length > 1 ? await mostSelective(candidates, countOf) : undefined
  return best?.ngram ?? candidates[0] ?? ''
}

/** Reads on until the page is full, nothing is left, or the reads are spent. */
async function readChecked(
  query: Documents,
  { text, order }: Search,
  limit: number,
  after: Cursor | null,
): Promise<Page> {
  const matches = nameMatcher(text)
  const found: QueryDocumentSnapshot[] = []
  let cursor = after
  let read = 0
  while (read < found.length + SPARE_READS) {
    const size = Math.max(CHUNK_MIN, limit + 1 - found.length)
    const { docs }: QuerySnapshot = await startAfter(query, cursor).limit(size).get()
    read += docs.length
    for (const document of docs) {
      if (!matches(String(document.get('artifact_name')))) continue
      const last = found.at(-1)
      if (found.length === limit && last) return { documents: found, read, next: cursorAt(last, order) }
      found.push(document)
    }
    const lastRead = docs.at(-1)
    if (docs.length < size || !lastRead) return { documents: found, read, next: null }
    cursor = cursorAt(lastRead, order)
  }
  return { documents: found, read, next: cursor }
}

/** One page of a search. */
export async function searchPage(search: Search, limit: number, after: Cursor | null): Promise<Page> {
  const { candidates, exact } = search.plan
  const query = withNgram(await ngramOf(search.plan)).select(...search.fields)
  const page = exact
    ? await readPage(query, search.order, limit, after)
    : await readChecked(ordered(query, search.order), search, limit, after)
  const counted = candidates.length > 1 ? candidates.length : 0
  return { ...page, read: page.read + counted }
}
