/** Write quota per user and minute (docs/decisions/011-quotas.md). */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { fieldsOf, firestore, transact } from '#firestore.ts'
import { params } from '#params.ts'
import { MINUTE_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** Writes of one user in the current minute. */
interface Writes {
  /** Writes of all instances, as of the last flush. */
  known: number
  /** Writes of this instance since the last flush. */
  pending: number
}

/** Pending writes of a user that trigger a flush to Firestore. */
const PENDING_MAX = Math.ceil(params.writesPerMinute / 6)

const writesByUid = new Map<string, Writes>()
let currentMinute = 0

function writesOf(uid: string, minute: number): Writes {
  if (minute !== currentMinute) {
    currentMinute = minute
    writesByUid.clear()
  }
  const writes = writesByUid.get(uid) ?? { known: 0, pending: 0 }
  writesByUid.set(uid, writes)
  return writes
}

/** Adds writes to the counter in Firestore, which all instances share. @returns the count before */
function flushWrites(uid: string, minute: number, count: number): Promise<number> {
  const ref = firestore.collection(QUOTAS).doc(uid)
  return transact(async (transaction) => {
    const stored = fieldsOf(await transaction.get(ref))
    const before = stored?.minute === minute ? Number(stored.writes) : 0
    transaction.set(ref, { minute, writes: before + count }, { merge: true })
    return before
  })
}

/**
 * Counts one write of a user.
 * @throws Problem 429 with the seconds until the next minute
 */
export async function countWrite(uid: string): Promise<void> {
  const now = Date.now()
  const minute = windowOf(now, MINUTE_MS)
  const writes = writesOf(uid, minute)
  if (writes.known + writes.pending >= params.writesPerMinute) throw tooManyRequests(now)
  writes.pending += 1
  if (writes.pending < PENDING_MAX) return
  const flushed = writes.pending
  writes.known += flushed
  writes.pending = 0
  const before = await flushWrites(uid, minute, flushed)
  writes.known = Math.max(writes.known, before + flushed)
  if (before >= params.writesPerMinute) throw tooManyRequests(now)
}
