/**
 * Share of an account's quotas that this instance may use (docs/decisions/011-quotas.md). All instances take their shares from the
 * counters in `quotas/{uid}` before they use them, so that together they stay within the quota. A little is free, so that
 * occasional calls read and write no counter.
 */
import { QUOTAS } from '@tracker/domain/firestore/collections.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { createHash } from 'node:crypto'
import { fieldsOf, firestore, transact } from '#firestore.ts'
import { params } from '#params.ts'
import { inReads } from './cost.ts'
import { DAY_MS, MINUTE_MS, tooManyRequests, windowOf } from './tooManyRequests.ts'

/** What a call takes from both quotas. */
export interface Spending {
  /** Writes of the minute. */
  readonly writes: number
  /** Cost of the day in reads. */
  readonly cost: number
}

const LIMITS: Spending = { writes: params.writesPerMinute, cost: params.costPerDay }
/** Per instance: at most a tenth of the minute and a hundredth of the day for ten instances. */
const FREE: Spending = { writes: Math.floor(LIMITS.writes / 100), cost: Math.floor(LIMITS.cost / 1_000) }
/** Part of what is left that an instance takes at once. Small, so that none takes what others need. */
const TAKEN: Spending = { writes: 10, cost: 50 }
/** Cost of taking a share. */
const TAKING = inReads({ reads: 1, writes: 1 })

interface Share {
  minute: number
  writes: number
  isMinuteOver: boolean
  cost: number
  isDayOver: boolean
  /** Running transaction, for which concurrent calls wait. */
  taking: Promise<void> | null
}

const shares = new Map<string, Share>()
let currentDay = 0

function shareOf(uid: string, now: number): Share {
  const [minute, day] = [windowOf(now, MINUTE_MS), windowOf(now, DAY_MS)]
  if (day !== currentDay) {
    currentDay = day
    shares.clear()
  }
  const share = shares.get(uid) ?? {
    minute: -1,
    writes: 0,
    isMinuteOver: false,
    cost: FREE.cost,
    isDayOver: false,
    taking: null,
  }
  shares.set(uid, share)
  if (share.minute !== minute) Object.assign(share, { minute, writes: FREE.writes, isMinuteOver: false })
  return share
}

/** Other uids than Firebase's may not be valid ids of documents. */
const quotaRef = (uid: string) =>
  firestore.collection(QUOTAS).doc(isId(uid) ? uid : createHash('sha256').update(uid).digest('base64url'))

/** Returns how much to take, or null if nothing is left. A call that costs more than what is left is the last one. */
function amount(kind: keyof Spending, used: number, needed: number): number | null {
  if (needed <= 0) return 0
  const left = LIMITS[kind] - used
  return left <= 0 ? null : Math.max(needed, Math.ceil(left / TAKEN[kind]))
}

async function take(uid: string, share: Share, needed: Spending, now: number): Promise<void> {
  const [minute, day] = [windowOf(now, MINUTE_MS), windowOf(now, DAY_MS)]
  const taken = await transact(async (transaction) => {
    const stored = fieldsOf(await transaction.get(quotaRef(uid)))
    const used: Spending = {
      writes: stored?.minute === minute ? Number(stored.writes) : 0,
      cost: stored?.cost_day === day ? Number(stored.cost) : 0,
    }
    const [writes, cost] = [
      amount('writes', used.writes, needed.writes),
      amount('cost', used.cost, Math.max(0, needed.cost) + TAKING),
    ]
    if (writes !== null && cost !== null) {
      const fields = { minute, writes: used.writes + writes, cost_day: day, cost: used.cost + cost }
      transaction.set(quotaRef(uid), fields, { merge: true })
    }
    return { writes, cost }
  })
  share.isDayOver = taken.cost === null
  share.isMinuteOver = share.minute === minute && taken.writes === null
  if (taken.writes === null || taken.cost === null) return
  if (share.minute === minute) share.writes += taken.writes
  share.cost += taken.cost - TAKING
}

/**
 * Takes a part of both quotas before the work starts.
 * @throws Problem 429 with the seconds until the next minute or day (UTC)
 */
export async function spend(uid: string, { writes, cost }: Spending): Promise<void> {
  for (;;) {
    const now = Date.now()
    const share = shareOf(uid, now)
    if (share.isDayOver) {
      throw tooManyRequests(now, DAY_MS, say('too-many-calls-today'))
    }
    if (writes > 0 && share.isMinuteOver) throw tooManyRequests(now)
    const needed = { writes: writes === 0 ? 0 : writes - share.writes, cost: cost - share.cost }
    if (needed.writes <= 0 && needed.cost <= 0) {
      share.writes -= writes
      share.cost -= cost
      return
    }
    share.taking ??= take(uid, share, needed, now).finally(() => (share.taking = null))
    await share.taking
  }
}

/** Adds a cost that was not known before, or with a negative number takes some back. The next call must cover it. */
export function addCost(uid: string, cost: number): void {
  shareOf(uid, Date.now()).cost -= cost
}
