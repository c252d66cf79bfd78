/**
 * Read quota per user or IP address and minute (docs/decisions/011-quotas.md). Each instance counts in memory, so
 * that reads cause no writes.
 */
import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from '#http/context.ts'
import { params } from '#params.ts'
import { MINUTE_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** A user or IP address. */
interface Reader {
  readonly key: string
  /** Multiplies the quota, as many visitors share a proxy address. */
  readonly share: number
}

/** Quota multiplier for addresses of the platform's proxies. */
const PROXY_SHARE = 20

/** Reader for a signed-in user. */
export const userReader = (uid: string): Reader[] => [{ key: `user ${uid}`, share: 1 }]

/**
 * Readers for a visitor. The platform adds the last address of the header, which is trustworthy but behind Hosting
 * belongs to a proxy. The one before it is the visitor's, but can be forged in direct calls. Both are counted.
 * @param forwarded `X-Forwarded-For` header
 */
export function visitorReader(forwarded: string | string[] | undefined): Reader[] {
  const addresses = String(forwarded ?? '').split(',')
  const [claimed = '', seen = claimed] = addresses.slice(-2).map((address) => address.trim())
  return [
    { key: `address ${claimed}`, share: 1 },
    { key: `proxy ${seen}`, share: PROXY_SHARE },
  ]
}

/** Usage of one reader in the current minute. */
interface Usage {
  requests: number
  documents: number
  processorMs: number
}

/** Actual cost of a call. */
export interface Cost {
  /** Documents read, as Firestore bills them. */
  readonly documents?: number
  /** Processor time in milliseconds. */
  readonly processorMs?: number
}

/** Number of counters per share. Readers map to a counter by hash, which bounds memory. */
const COUNTERS = 65_536
/** Key of the hash, so that nobody can find an address that shares the counter of another reader. */
const HASH_KEY = randomBytes(32)

const counters = new Map<number, Usage>()
let currentMinute = 0

function usageOf({ key, share }: Reader, minute: number): Usage {
  if (minute !== currentMinute) {
    currentMinute = minute
    counters.clear()
  }
  const hash = createHmac('sha256', HASH_KEY).update(key).digest().readUInt32BE()
  // Separate counters per share, so that a busy proxy does not use up a visitor's quota.
  const slot = share * COUNTERS + (hash % COUNTERS)
  const usage = counters.get(slot) ?? { requests: 0, documents: 0, processorMs: 0 }
  counters.set(slot, usage)
  return usage
}

/**
 * Counts a read call and reserves its maximum documents, so that concurrent calls cannot exceed the quota.
 * @returns a function that replaces the reservation by the actual cost
 * @throws Problem 429 with the seconds until the next minute
 */
export function reserveRead(readers: readonly Reader[], maxDocuments: number): (cost: Cost) => void {
  const now = Date.now()
  const { readsPerMinute, documentsPerMinute, searchMsPerMinute } = params
  const minute = windowOf(now, MINUTE_MS)
  const all = readers.map((reader) => ({ share: reader.share, usage: usageOf(reader, minute) }))
  const isExceeded = all.some(
    ({ share, usage }) =>
      usage.requests >= share * readsPerMinute ||
      usage.documents + maxDocuments > share * documentsPerMinute ||
      usage.processorMs >= share * searchMsPerMinute,
  )
  if (isExceeded) throw tooManyRequests(now)
  for (const { usage } of all) {
    usage.requests += 1
    usage.documents += maxDocuments
  }
  return ({ documents = maxDocuments, processorMs = 0 }) => {
    for (const { usage } of all) {
      usage.documents += documents - maxDocuments
      usage.processorMs += processorMs
    }
  }
}

/** As `reserveRead`, for the visitor of a request. @throws Problem 429 */
export const reserveVisit = ({ headers }: Pick<Context, 'headers'>, maxDocuments: number) =>
  reserveRead(visitorReader(headers['x-forwarded-for']), maxDocuments)
