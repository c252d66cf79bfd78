/** Quotas of an account: writes in a minute, and the cost of a day (docs/decisions/011-quotas.md). */
import { spend } from './accountShare.ts'
import { CALL_COST, type Cost, inReads } from './cost.ts'

/** Cost of a call that changes a few documents. */
const USUAL: Cost = { reads: 8, writes: 5 }
/** Cost in reads that counts as one write of the minute. */
const READS_PER_WRITE = 100

/**
 * Counts one write of a user and its cost before it starts, whether it succeeds or not.
 * @param cost what it causes at most, if that is more than usual
 * @throws Problem 429 with the seconds until the next minute or day
 */
export function countWrite(uid: string, cost: Cost = USUAL): Promise<void> {
  const reads = CALL_COST + inReads(cost)
  return spend(uid, { writes: Math.max(1, Math.ceil(reads / READS_PER_WRITE)), cost: reads })
}

/** Counts a call of a user. @throws Problem 429 with the seconds until the next day */
export const countCall = (uid: string): Promise<void> => spend(uid, { writes: 0, cost: CALL_COST })

/** Counts what a call costs beside what `countWrite` has counted. @throws Problem 429 */
export function countMore(uid: string, cost: Cost): Promise<void> {
  const reads = inReads(cost)
  return spend(uid, { writes: Math.floor(reads / READS_PER_WRITE), cost: reads })
}
