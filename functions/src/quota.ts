/** How much one person may write, and one person or address may read, in a minute (docs/decisions/044, docs/decisions/026). */
import { QUOTAS } from '@tracker/domain/collections.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { fieldsOf, firestore, transact } from '#firestore.ts'
import { HttpProblem } from '#http/problem.ts'
import { params } from '#params.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS)

/** The problem 429, with the seconds until the next minute. */
function tooMuch(now: number): HttpProblem {
  const seconds = Math.ceil(((minuteOf(now) + 1) * MINUTE_MS - now) / 1000)
  return new HttpProblem('too-many-requests', 'That was a lot at once. Please wait a minute.', {
    'Retry-After': String(seconds),
  })
}

/** What is kept in this instance's memory for each key, until the minute is over. */
function inMemory<T>(begin: () => T): (key: string, minute: number) => T {
  let running = 0
  const entries = new Map<string, T>()
  return (key, minute) => {
    if (running !== minute) {
      running = minute
      entries.clear()
    }
    const entry = entries.get(key) ?? begin()
    entries.set(key, entry)
    return entry
  }
}

interface Written {
  /** By all instances, as far as this one knows. */
  known: number
  /** By this instance, and not told to the others yet. */
  untold: number
}

const writtenBy = inMemory((): Written => ({ known: 0, untold: 0 }))

/** Writes of a person that an instance counts for itself before it tells the others. */
const UNTOLD_MAX = Math.ceil(params.writesPerMinute / 6)

/** Adds to what all instances know of a person's writes. @returns what they knew before */
function tellWrites(uid: string, minute: number, count: number): Promise<number> {
  const ref = firestore.collection(QUOTAS).doc(uid)
  return transact(async (transaction) => {
    const stored = fieldsOf(await transaction.get(ref))
    const before = stored?.minute === minute ? Number(stored.writes) : 0
    transaction.set(ref, { minute, writes: before + count }, { merge: true })
    return before
  })
}

/**
 * Counts one write of a person.
 * @throws Problem 429 with the seconds until the next minute
 */
export async function spendWrite(uid: string): Promise<void> {
  const now = Date.now()
  const minute = minuteOf(now)
  const written = writtenBy(uid, minute)
  if (written.known + written.untold >= params.writesPerMinute) throw tooMuch(now)
  written.untold += 1
  if (written.untold < UNTOLD_MAX) return
  const told = written.untold
  written.known += told
  written.untold = 0
  const before = await tellWrites(uid, minute, told)
  written.known = Math.max(written.known, before + told)
  if (before >= params.writesPerMinute) throw tooMuch(now)
}

/**
 * Reads how many photos a person has sent today, in the transaction that keeps another one.
 * @returns what counts that one
 * @throws Problem 429 with the seconds until the next day (UTC)
 */
export async function spendPhoto(transaction: Transaction, uid: string): Promise<() => void> {
  const now = Date.now()
  const day = Math.floor(now / DAY_MS)
  const ref = firestore.collection(QUOTAS).doc(uid)
  const stored = fieldsOf(await transaction.get(ref))
  const sent = stored?.day === day ? Number(stored.photos) : 0
  if (sent >= params.photosPerDay) {
    const message = `That were ${params.photosPerDay} photos today. Please send more tomorrow.`
    const seconds = Math.ceil(((day + 1) * DAY_MS - now) / 1000)
    throw new HttpProblem('too-many-requests', message, { 'Retry-After': String(seconds) })
  }
  return () => transaction.set(ref, { day, photos: sent + 1 }, { merge: true })
}

/** Whom reads are counted for. */
export interface Reader {
  readonly key: string
  /** How many times what one reader may read. */
  readonly share: number
}

/** A person who is signed in. */
export const personReader = (uid: string): Reader[] => [{ key: `person ${uid}`, share: 1 }]

/** People behind one proxy of the platform share an address that the platform saw itself. */
const PROXY_SHARE = 20

/**
 * A visitor, known by address. Hosting calls the function for its visitors, so that the last address, which the platform
 * has seen, may be that of many; the one before it says who, but may be made up. Both are counted.
 * @param forwarded the `X-Forwarded-For` header
 */
export function visitorReader(forwarded: string | string[] | undefined): Reader[] {
  const addresses = String(forwarded ?? '').split(',')
  const [claimed = '', seen = claimed] = addresses.slice(-2).map((address) => address.trim())
  return [
    { key: `address ${claimed}`, share: 1 },
    { key: `proxy ${seen}`, share: PROXY_SHARE },
  ]
}

interface Spent {
  requests: number
  documents: number
}

/** Each instance counts reads for itself alone, so that reading writes nothing. */
const readBy = inMemory((): Spent => ({ requests: 0, documents: 0 }))

/**
 * Counts one call that reads. What it may read at most is set aside, so that calls at the same time share the bound.
 * @param upTo documents that the call expects to read at most
 * @returns what tells how many documents it did read
 * @throws Problem 429 with the seconds until the next minute
 */
export function spendRead(readers: readonly Reader[], upTo: number): (documents: number) => void {
  const now = Date.now()
  const { readsPerMinute, documentsPerMinute } = params
  const all = readers.map((reader) => ({ ...reader, spent: readBy(reader.key, minuteOf(now)) }))
  for (const { share, spent } of all) {
    const isOver =
      spent.requests >= share * readsPerMinute || spent.documents + upTo > share * documentsPerMinute
    if (isOver) throw tooMuch(now)
  }
  for (const { spent } of all) {
    spent.requests += 1
    spent.documents += upTo
  }
  return (documents) => {
    for (const { spent } of all) spent.documents += documents - upTo
  }
}
