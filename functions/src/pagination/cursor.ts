/**
 * Cursor pagination. A cursor holds the position of the last item and is opaque to callers. A checksum ties it to its list, so
 * that cursors of other lists and modified cursors are rejected. The checksum is not a security feature.
 */
import { isLikeId } from '@tracker/domain/api/ids.ts'
import {
  FieldPath,
  type Query as Documents,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type HttpResponse, type Context, ok } from '#http/context.ts'
import { invalidField } from '#http/problem.ts'

/** Order value and id of the last document. */
export interface Cursor {
  readonly value: string | Timestamp
  readonly id: string
}

const SECONDS_MAX = 253_402_300_799
const NANOS_MAX = 999_999_999

// Anyone can compute the checksum, so the values are validated too: Firestore must accept them as a position.
const valueSchema = z.string().check(z.refine((value) => value.isWellFormed()))
const idSchema = z.string().check(z.refine(isLikeId))

const cursorSchema = z.union([
  z.tuple([valueSchema, idSchema]),
  z.tuple([
    z.int().check(z.nonnegative(), z.maximum(SECONDS_MAX)),
    z.int().check(z.nonnegative(), z.maximum(NANOS_MAX)),
    idSchema,
  ]),
])

function checkOf(list: string, payload: string): string {
  return createHash('sha256').update(`${list}\n${payload}`).digest('base64url').slice(0, 16)
}

/** @param list identifies the list: query, order and user */
function encodeCursor(list: string, { value, id }: Cursor): string {
  const parts = typeof value === 'string' ? [value, id] : [value.seconds, value.nanoseconds, id]
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `${payload}.${checkOf(list, payload)}`
}

function parsePayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** @throws Problem 400 for a cursor of another list */
function decodeCursor(list: string, cursor: string): Cursor {
  const [payload = '', check] = cursor.split('.')
  const parsed = cursorSchema.safeParse(parsePayload(payload))
  if (cursor !== `${payload}.${check}` || check !== checkOf(list, payload) || !parsed.success) {
    throw invalidField('cursor', 'The cursor does not belong to this list. Please start again without it.')
  }
  const parts = parsed.data
  return parts.length === 2
    ? { value: parts[0], id: parts[1] }
    : { value: new Timestamp(parts[0], parts[1]), id: parts[2] }
}

/** Sort order of a list. Ties are ordered by id, in the same direction. */
export interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** One page of documents and the cursor of the next page. */
export interface Page {
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
): Promise<Page> {
  const { docs } = await startAfter(ordered(query, order), after)
    .limit(limit + 1)
    .get()
  const documents = docs.slice(0, limit)
  const last = documents.at(-1)
  return { documents, read: docs.length, next: docs.length > limit && last ? cursorAt(last, order) : null }
}

/** Merges two pages with the same order (newest first) and the same start cursor. */
export function mergePages(one: Page, other: Page, order: Order, limit: number): Page {
  const newestFirst = (a: QueryDocumentSnapshot, b: QueryDocumentSnapshot) =>
    timeOf(b, order) - timeOf(a, order) || (a.id < b.id ? 1 : -1)
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

function timeOf(document: QueryDocumentSnapshot, { field }: Order): number {
  const time: unknown = document.get(field)
  return time instanceof Timestamp ? time.seconds * 1e6 + Math.floor(time.nanoseconds / 1e3) : 0
}

/** Reads the cursor parameter, or null without one. @throws Problem 400 for a cursor of another list */
export function readCursor(context: Context, list: string): Cursor | null {
  const cursor = context.query.get('cursor')
  return cursor === null ? null : decodeCursor(list, cursor)
}

/** Returns the `Link` header with the URL of the next page (RFC 8288), or undefined on the last page. */
export function nextLink(context: Context, list: string, next: Cursor | null): HttpResponse['headers'] {
  if (next === null) return undefined
  const address = `${context.path}?${context.query.withCursor(encodeCursor(list, next))}`
  return { Link: `<${address}>; rel="next"` }
}

/** Returns the response for a page, with a link to the next one. */
export const pageResponse = <T>(context: Context, list: string, items: T[], next: Cursor | null) =>
  ok(items, nextLink(context, list, next))
