/**
 * How much one person or address may read in a minute (docs/decisions/011-quotas.md). Each instance counts for itself in
 * memory, so that reading never writes.
 */
import { createHash } from 'node:crypto'
import { params } from '#params.ts'
import { MINUTE_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** Who reads are counted for. */
export interface Reader {
  readonly key: string
  /** Multiplies the quota: several people may share one address. */
  readonly share: number
}

/** Readers behind one address of the platform's proxies. */
const PROXY_SHARE = 20

/** A signed-in person. */
export const personReader = (uid: string): Reader[] => [{ key: `person ${uid}`, share: 1 }]

/**
 * A visitor, identified by address. The last address of the header was added by the platform and is true, but behind Hosting
 * it is a proxy's; the one before it names the visitor, but a direct caller can forge it. Both are counted.
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

/** What one reader used in the current minute. */
interface Usage {
  requests: number
  documents: number
  processorMs: number
}

/** What a call used in the end. */
export interface Cost {
  /** Documents read, as Firestore bills them. */
  readonly documents?: number
  /** Processor time in milliseconds. */
  readonly processorMs?: number
}

/**
 * Number of counters. Readers are assigned to a counter by hash, so that forged addresses cannot make memory grow. Two
 * readers of the same minute rarely share a counter; if they do, they share its quota.
 */
const COUNTERS = 65_536

const counters = new Map<number, Usage>()
let currentMinute = 0

function usageOf({ key, share }: Reader, minute: number): Usage {
  if (minute !== currentMinute) {
    currentMinute = minute
    counters.clear()
  }
  // Readers with another share have counters of their own: a busy proxy does not use up a visitor's quota.
  const slot = share * COUNTERS + (createHash('sha256').update(key).digest().readUInt32BE() % COUNTERS)
  const usage = counters.get(slot) ?? { requests: 0, documents: 0, processorMs: 0 }
  counters.set(slot, usage)
  return usage
}

/**
 * Counts one call that reads, and reserves the most documents that it may read, so that concurrent calls share the quota.
 * @param maxDocuments documents that the call reads at most
 * @returns commits what the call used in place of the reservation
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
