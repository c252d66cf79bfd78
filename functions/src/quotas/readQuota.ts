/**
 * Quota per user or IP address and minute (docs/decisions/011-quotas.md). Each instance counts in memory, so that reads cause
 * no writes. Calls of the API and pages, which need no App Check, have separate budgets.
 */
import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#http/context.ts'
import { params } from '#params.ts'
import { addCost } from './accountShare.ts'
import { MINUTE_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** Limits and usage of a minute. */
interface Usage {
  requests: number
  documents: number
  processorMs: number
  /** Sent after the call was accepted, so the last call may exceed the limit. */
  bytes: number
}

const BUDGETS = {
  calls: {
    requests: params.readsPerMinute,
    documents: params.documentsPerMinute,
    processorMs: params.searchMsPerMinute,
    bytes: params.bytesPerMinute,
  },
  /** Pages, files and photos. */
  pages: {
    requests: Math.ceil(params.readsPerMinute / 2),
    documents: Math.ceil(params.documentsPerMinute / 4),
    processorMs: params.searchMsPerMinute,
    bytes: params.bytesPerMinute,
  },
  /** Reports of violations of the content security policy. They read no documents: `documents` limits their lines in the log. */
  violations: { requests: 10, documents: 20, processorMs: 1, bytes: 1 },
} as const satisfies Record<string, Usage>
export type Budget = keyof typeof BUDGETS

/** Multiplies the limits of an address. */
const ONE: Usage = { requests: 1, documents: 1, processorMs: 1, bytes: 1 }
/** Hosting's proxies, each of which has many visitors. Documents and bytes cost most. */
const PROXY: Usage = { requests: 5, documents: 2, processorMs: 10, bytes: 2 }

/** A user or IP address. */
interface Reader {
  readonly key: string
  readonly share: Usage
  /** Whose daily quota the call uses, too. */
  readonly uid?: string
}

/** Reader for a signed-in user. */
export const userReader = (uid: string): Reader[] => [{ key: `user ${uid}`, share: ONE, uid }]

/**
 * Readers for a visitor. The platform adds the last address of `X-Forwarded-For`, which is trustworthy but behind Hosting
 * belongs to a proxy. The one before it is the visitor's, but can be forged in direct calls. Both are counted. A direct
 * caller can also pretend to be a proxy, so that a proxy's limits are those of one attacker.
 */
export function visitorReader(headers: IncomingHttpHeaders): Reader[] {
  const addresses = String(headers['x-forwarded-for'] ?? '').split(',')
  const [claimed = '', seen = claimed] = addresses.slice(-2).map((address) => address.trim())
  const isHosted = headers['x-forwarded-host'] !== undefined
  return [
    { key: `address ${claimed}`, share: ONE },
    { key: `${isHosted ? 'proxy' : 'direct'} ${seen}`, share: isHosted ? PROXY : ONE },
  ]
}

/** Actual cost of a call. */
export interface Cost {
  /** Documents read, as Firestore bills them. */
  readonly documents?: number
  /** Processor time in milliseconds. */
  readonly processorMs?: number
}

/** Number of counters per budget. Readers map to a counter by hash, which bounds memory. */
const COUNTERS = 65_536
/** Key of the hash, so that nobody can find an address that shares the counter of another reader. */
const HASH_KEY = createSecretKey(randomBytes(32))

const counters = new Map<string, Usage>()
let currentMinute = 0

function usageOf(budget: Budget, key: string, minute: number): Usage {
  if (minute !== currentMinute) {
    currentMinute = minute
    counters.clear()
  }
  const hash = createHmac('sha256', HASH_KEY).update(key).digest().readUInt32BE()
  // Separate counters per kind of reader, so that a busy proxy does not use up a visitor's quota.
  const [kind] = key.split(' ', 1)
  const slot = `${budget} ${kind} ${hash % COUNTERS}`
  const usage = counters.get(slot) ?? { requests: 0, documents: 0, processorMs: 0, bytes: 0 }
  counters.set(slot, usage)
  return usage
}

interface Counted extends Reader {
  readonly usage: Usage
}

const counted = (readers: readonly Reader[], budget: Budget, now: number): Counted[] =>
  readers.map((reader) => ({ ...reader, usage: usageOf(budget, reader.key, windowOf(now, MINUTE_MS)) }))

/** Counts a call and its maximum documents, unless that exceeds the quota of one of the readers. */
function accept(all: readonly Counted[], maxDocuments: number, budget: Budget): boolean {
  const limits: Usage = BUDGETS[budget]
  const isExceeded = all.some(
    ({ share, usage }) =>
      usage.requests >= share.requests * limits.requests ||
      usage.documents + maxDocuments > share.documents * limits.documents ||
      usage.processorMs >= share.processorMs * limits.processorMs ||
      usage.bytes >= share.bytes * limits.bytes,
  )
  if (isExceeded) return false
  for (const { usage } of all) usage.requests += 1
  addDocuments(all, maxDocuments)
  return true
}

function addDocuments(all: readonly Counted[], documents: number): void {
  for (const { uid, usage } of all) {
    usage.documents += documents
    if (uid !== undefined) addCost(uid, documents)
  }
}

/**
 * Counts a read call and reserves its maximum documents, so that concurrent calls cannot exceed the quota.
 * @returns a function that replaces the reservation by the actual cost
 * @throws Problem 429 with the seconds until the next minute
 */
export function reserveRead(
  readers: readonly Reader[],
  maxDocuments: number,
  budget: Budget = 'calls',
): (cost: Cost) => void {
  const now = Date.now()
  const all = counted(readers, budget, now)
  if (!accept(all, maxDocuments, budget)) throw tooManyRequests(now)
  return ({ documents = maxDocuments, processorMs = 0 }) => {
    addDocuments(all, documents - maxDocuments)
    for (const { usage } of all) usage.processorMs += processorMs
  }
}

/** Counts a visitor's call that reads nothing. @param entries counted as documents @returns false over the quota */
export const allowsVisit = ({ headers }: Pick<Context, 'headers'>, entries: number, budget: Budget) =>
  accept(counted(visitorReader(headers), budget, Date.now()), entries, budget)

/** As `reserveRead`, for the visitor of a request. @throws Problem 429 */
export const reserveVisit = ({ headers }: Pick<Context, 'headers'>, maxDocuments: number, budget?: Budget) =>
  reserveRead(visitorReader(headers), maxDocuments, budget)

/** As `reserveVisit`, for pages, files and photos. */
export const reservePage = (context: Pick<Context, 'headers'>, maxDocuments: number) =>
  reserveVisit(context, maxDocuments, 'pages')

/**
 * Checks the bytes of pages only. Over the other limits some pages are still shown without what they would read.
 * @throws Problem 429 if the visitor was sent too many in this minute
 */
export function requireBytes({ headers }: Pick<Context, 'headers'>): void {
  const now = Date.now()
  const isExceeded = counted(visitorReader(headers), 'pages', now).some(
    ({ share, usage }) => usage.bytes >= share.bytes * BUDGETS.pages.bytes,
  )
  if (isExceeded) throw tooManyRequests(now)
}

/** Counts the bytes that were sent to a visitor. The next call is rejected if they are too many. */
export function countSent(headers: IncomingHttpHeaders, budget: Budget, bytes: number): void {
  for (const { usage } of counted(visitorReader(headers), budget, Date.now())) usage.bytes += bytes
}
