/**
 * Lists that are answered page by page. A cursor says where an answer ended and is opaque to callers. A check ties it to
 * the list that gave it, so that a changed one, or one of another list, is refused instead of answering something odd. It
 * is no secret and guards nothing.
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
import { type Answer, type Context, ok } from '#http/context.ts'
import { invalidField } from '#http/problem.ts'

/** The order field's value and the id of the last document. */
export interface Cursor {
  readonly value: string | Timestamp
  readonly id: string
}

const SECONDS_MAX = 253_402_300_799
const NANOS_MAX = 999_999_999

// The check is no secret, so a cursor may be anybody's: only what Firestore takes as a place is one.
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

/** @param list names the list: what was asked for, in which order, by whom */
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

/** @throws Problem 400 for a cursor that this list did not give */
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

/** What a list is ordered by; ties by id, in the same direction. */
export interface Order {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** What a list gives at once, and the cursor after which there may be more. */
export interface Page {
  readonly documents: readonly QueryDocumentSnapshot[]
  /** Documents that were read for it, as Firestore bills them. */
  readonly read: number
  readonly next: Cursor | null
}

/** Orders by a field and by id, in the same direction, so that the field's own index serves. */
export function ordered(query: Documents, { field, direction }: Order): Documents {
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction)
}

/** The query from a cursor on; from its beginning without one. */
export function startAfter(query: Documents, cursor: Cursor | null): Documents {
  return cursor === null ? query : query.startAfter(cursor.value, cursor.id)
}

/** The cursor behind a document of a list. */
export function cursorAt(document: QueryDocumentSnapshot, { field }: Order): Cursor {
  const value: unknown = document.get(field)
  return { value: value instanceof Timestamp ? value : String(value), id: document.id }
}

/** A page of a query that needs no check: one document more than asked for tells whether there is a next page. */
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

/** One page out of two of the same order (a time, newest first) that began behind the same cursor. */
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

/** Where the caller wants to go on; null at the beginning. @throws Problem for a foreign cursor */
export function readCursor(context: Context, list: string): Cursor | null {
  const cursor = context.query.get('cursor')
  return cursor === null ? null : decodeCursor(list, cursor)
}

/** The `Link` header with the address of the next page (RFC 8288); no header on the last one. */
export function nextLink(context: Context, list: string, next: Cursor | null): Answer['headers'] {
  if (next === null) return undefined
  const address = `${context.path}?${context.query.withCursor(encodeCursor(list, next))}`
  return { Link: `<${address}>; rel="next"` }
}

/** The answer for a page, with the address of the next one when there is more. */
export const answerPage = <T>(context: Context, list: string, items: T[], next: Cursor | null) =>
  ok(items, nextLink(context, list, next))
