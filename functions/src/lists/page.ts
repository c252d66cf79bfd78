/** One page of a list: its query, where it starts, and where the next one does. */
import {
  FieldPath,
  type Query as Documents,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { type Answer, ok } from '#http/answer.ts'
import type { Call } from '#http/call.ts'
import { type Position, readCursor, writeCursor } from '#lists/cursor.ts'

export interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** What a list gives at once, and the position after which there may be more. */
export interface Page {
  readonly documents: readonly QueryDocumentSnapshot[]
  readonly next: Position | null
}

/** Orders by a field and by id, in the same direction, so that the field's own index serves. */
export function ordered(query: Documents, { field, direction }: Order): Documents {
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
}

export function startAfter(query: Documents, position: Position | null): Documents {
  return position === null ? query : query.startAfter(position.value, position.id)
}

export function positionOf(document: QueryDocumentSnapshot, { field }: Order): Position {
  const value: unknown = document.get(field)
  return { value: value instanceof Timestamp ? value : String(value), id: document.id }
}

/** A page of a query that needs no check: one document more than asked for tells whether there is a next page. */
export async function readPage(
  query: Documents,
  order: Order,
  limit: number,
  after: Position | null,
): Promise<Page> {
  const { docs } = await startAfter(ordered(query, order), after)
    .limit(limit + 1)
    .get()
  const documents = docs.slice(0, limit)
  const last = documents.at(-1)
  return { documents, next: docs.length > limit && last ? positionOf(last, order) : null }
}

/** Where the caller wants to go on; null at the beginning. @throws Problem for a foreign cursor */
export function askedPosition(call: Call, list: string): Position | null {
  const cursor = call.query.get('cursor')
  return cursor === null ? null : readCursor(list, cursor)
}

/** The answer for a page, with the address of the next one when there is more (RFC 8288). */
export function answerPage<T>(call: Call, list: string, items: T[], next: Position | null): Answer<T[]> {
  if (next === null) return ok(items)
  const address = `${call.path}?${call.query.withCursor(writeCursor(list, next))}`
  return ok(items, { Link: `<${address}>; rel="next"` })
}
