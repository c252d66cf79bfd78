/** How much one person may write, and one person or address may read, in a minute (docs/decisions/011, docs/decisions/026). */
import { QUOTAS } from '@tracker/domain/collections.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { fieldsOf, firestore } from '#firestore.ts'
import { HttpProblem } from '#http/problem.ts'
import { params } from '#params.ts'

const MINUTE_MS = 60_000

const minuteOf = (ms: number) => Math.floor(ms / MINUTE_MS)

/** The problem 429, with the seconds until the next minute. */
function tooMuch(now: number): HttpProblem {
  const seconds = Math.ceil(((minuteOf(now) + 1) * MINUTE_MS - now) / 1000)
  return new HttpProblem('too-many-requests', 'That was a lot at once. Please wait a minute.', {
    'Retry-After': String(seconds),
  })
}

/**
 * Counts one write of a person.
 * @throws Problem 429 with the seconds until the next minute
 */
export async function spendWrite(uid: string): Promise<void> {
  const now = Date.now()
  const minute = minuteOf(now)
  const ref = firestore.collection(QUOTAS).doc(uid)
  const spent = fieldsOf(await ref.get())
  const isSameMinute = spent?.minute === minute
  if (isSameMinute && Number(spent.writes) >= params.writesPerMinute) throw tooMuch(now)
  if (isSameMinute) await ref.set({ writes: FieldValue.increment(1) }, { merge: true })
  else await ref.set({ minute, writes: 1 })
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

/** What was read in the running minute. Each instance counts for itself, so that reading writes nothing. */
const running = { minute: 0, spentBy: new Map<string, Spent>() }

function spentOf({ key }: Reader, minute: number): Spent {
  if (running.minute !== minute) {
    running.minute = minute
    running.spentBy.clear()
  }
  const spent = running.spentBy.get(key) ?? { requests: 0, documents: 0 }
  running.spentBy.set(key, spent)
  return spent
}

/**
 * Counts one call that reads. What it may read at most is set aside, so that calls at the same time share the bound.
 * @param upTo documents that the call expects to read at most
 * @returns what tells how many documents it did read
 * @throws Problem 429 with the seconds until the next minute
 */
export function spendRead(readers: readonly Reader[], upTo: number): (documents: number) => void {
  const now = Date.now()
  const { readsPerMinute, documentsPerMinute } = params
  const all = readers.map((reader) => ({ ...reader, spent: spentOf(reader, minuteOf(now)) }))
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
