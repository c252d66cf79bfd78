/**
 * Cursors: where a list answer ended. Opaque to callers. A check ties a cursor to the list that gave it, so that a
 * changed one, or one of another list, is refused instead of answering something odd. It is no secret and guards nothing.
 */
import { isLikeId } from '@tracker/domain/id.ts'
import { Timestamp } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { invalidField } from '#http/problem.ts'

/** The order field's value and the id of the last document. */
export interface Position {
  readonly value: string | Timestamp
  readonly id: string
}

const SECONDS_MAX = 253_402_300_799
const NANOS_MAX = 999_999_999

// The check is no secret, so a cursor may be anybody's: only what Firestore takes as a place is one.
const valueSchema = z.string().check(z.refine((value) => value.isWellFormed()))
const idSchema = z.string().check(z.refine(isLikeId))

const positionSchema = z.union([
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
export function writeCursor(list: string, { value, id }: Position): string {
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
export function readCursor(list: string, cursor: string): Position {
  const [payload = '', check] = cursor.split('.')
  const parsed = positionSchema.safeParse(parsePayload(payload))
  if (cursor !== `${payload}.${check}` || check !== checkOf(list, payload) || !parsed.success) {
    throw invalidField('cursor', 'The cursor does not belong to this list. Please start again without it.')
  }
  const parts = parsed.data
  return parts.length === 2
    ? { value: parts[0], id: parts[1] }
    : { value: new Timestamp(parts[0], parts[1]), id: parts[2] }
}
