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

/** Reads a page. One extra document shows whether there is a next page. */
export async function readPage(
  query: Documents,
  order: Order,
  limit: number,
  after: Cursor | null,
): Promise<ResultPage> {
  const { docs } = await startAfter(ordered(query, order), after)
    .limit(limit + 1)
    .get()
  const documents = docs.slice(0, limit)
  const last = documents.at(-1)
  return {
    documents,
    read: Math.max(1, docs.length),
    next: docs.length > limit && last ? cursorAt(last, order) : null,
  }
}

/** Merges two pages with the same order (newest first) and the same start cursor. */
export function mergePages(one: ResultPage, other: ResultPage, order: Order, limit: number): ResultPage {
  const timeOf = (document: QueryDocumentSnapshot) => microsOf(document.get(order.field)) ?? 0
  const newestFirst = (a: QueryDocumentSnapshot, b: QueryDocumentSnapshot) =>
    timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
  const both = [...one.documents, ...other.documents].toSorted(newestFirst)
  const documents = both.slice(0, limit)
  const last = documents.at(-1)
  const hasMore = both.length > limit || one.next !== null || other.next !== null
  return {
    documents,
    read: one.read + other.read,
    next: hasMore && last ? cursorAt(last, order) : null,
  }
}
