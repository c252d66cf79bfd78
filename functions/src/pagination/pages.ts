/** Pages of Firestore queries. */
import {
  FieldPath,
  type Query as Documents,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import type { Cursor } from '#pagination/cursor.ts'
import { microsOf } from '#timestamps.ts'

/** Sort order of a list. Ties are ordered by id, in the same direction. */
export interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** One page of documents and the cursor of the next page. */
export interface ResultPage {
  readonly documents: readonly QueryDocumentSnapshot[]
  /** Number of billed document reads. */
  readonly read: number
  readonly next: Cursor | null
}

/** Orders by a field and by id. The same direction lets Firestore use the field's automatic index. */
export function ordered(query: Documents, { field, direction }: Order): Documents {
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
}

/** Starts a query after a cursor, or at its beginning without one. */
export function startAfter(query: Documents, cursor: Cursor | null): Documents {
  return cursor === null ? query : query.startAfter(cursor.value, cursor.id)
}

/** Returns the cursor that points after a document. */
export function cursorAt(document: QueryDocumentSnapshot, { field }: Order): Cursor {
  const value: unknown = document.get(field)
  return { value: value instanceof Timestamp ? value : String(value), id: document.id }
}

/**
 * Maximum documents per query. The largest valid ones have 90 kB (artifacts) or 330 kB (lists): all documents of a long page at
 * once would be more than the platform sends, and several such pages more than the memory.
 */
const CHUNK = 51
/** Characters after which a page ends early, with a cursor to continue. Ordinary pages of 500 artifacts have fewer. */
export const PAGE_CHARS = 2_000_000

const charsOf = (document: QueryDocumentSnapshot): number => JSON.stringify(document.data()).length

interface Chunks {
  readonly docs: readonly QueryDocumentSnapshot[]
  /** Number of billed document reads. */
  readonly read: number
  readonly chars: number
  /** Whether there may be more documents. */
  readonly isCut: boolean
}

/**
 * Reads documents in small steps, up to a number or until they are large together.
 * @param query ordered query
 * @param start the query after the first cursor
 */
export async function readChunks(query: Documents, start: Documents, most: number): Promise<Chunks> {
  const docs: QueryDocumentSnapshot[] = []
  let next = start
  let read = 0
  let chars = 0
  while (docs.length < most) {
    const size = Math.min(CHUNK, most - docs.length)
    const chunk = (await next.limit(size).get()).docs
    docs.push(...chunk)
    read += Math.max(1, chunk.length)
    chars += chunk.reduce((sum, document) => sum + charsOf(document), 0)
    const last = chunk.at(-1)
    if (chunk.length < size || !last) return { docs, read, chars, isCut: false }
    if (chars > PAGE_CHARS) break
    next = query.startAfter(last)
  }
  return { docs, read, chars, isCut: true }
}

/** Reads a page, which may be short if its documents are large. One extra document shows whether there is a next page. */
export async function readPage(
  query: Documents,
  order: Order,
  limit: number,
  after: Cursor | null,
): Promise<ResultPage> {
  const all = ordered(query, order)
  const { docs, read, isCut } = await readChunks(all, startAfter(all, after), limit + 1)
  const documents = docs.slice(0, limit)
  const last = documents.at(-1)
  return { documents, read, next: isCut && last ? cursorAt(last, order) : null }
}

/** Merges two pages with the same order (newest first) and the same start cursor. */
export function mergePages(one: ResultPage, other: ResultPage, order: Order, limit: number): ResultPage {
  const timeOf = (document: QueryDocumentSnapshot) => microsOf(document.get(order.field)) ?? 0
  const newestFirst = (a: QueryDocumentSnapshot, b: QueryDocumentSnapshot) =>
    timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
  // What follows the end of one page may come after documents that this page does not have.
  const ends = [one, other].flatMap(({ next, documents }) => (next && documents.at(-1)) || [])
  const isWithin = (document: QueryDocumentSnapshot) => ends.every((end) => newestFirst(document, end) <= 0)
  const both = [...one.documents, ...other.documents].filter(isWithin).toSorted(newestFirst)
  const documents = both.slice(0, limit)
  const last = documents.at(-1)
  const hasMore = both.length > limit || ends.length > 0
  return {
    documents,
    read: one.read + other.read,
    next: hasMore && last ? cursorAt(last, order) : null,
  }
}
