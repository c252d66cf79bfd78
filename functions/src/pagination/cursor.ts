/**
 * Cursors of paginated lists, as sent to clients. A cursor holds the position of the last item and is opaque to
 * callers. A checksum ties it to its list, so that cursors of other lists and modified cursors are rejected. The
 * checksum is not a security feature.
 */
import { isLikeId } from '@tracker/domain/api/ids.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { Timestamp } from 'firebase-admin/firestore'
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
    throw invalidField('cursor', say('cursor-of-another-list'))
  }
  const parts = parsed.data
  return parts.length === 2
    ? { value: parts[0], id: parts[1] }
    : { value: new Timestamp(parts[0], parts[1]), id: parts[2] }
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
