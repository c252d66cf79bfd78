/** Issues timestamps in microseconds since the epoch. Commit times are unique and increasing. */
export interface Clock {
  /** Returns a commit time, later than all times issued before. */
  tick(): bigint
  /** Returns a read time: at or after all earlier commits, before all later ones. */
  read(): bigint
}

/** Creates a clock. `now` may stall or go backwards; `last` is the last time issued before a restart. */
export function createClock(now: () => bigint, last: bigint): Clock {
  let latest = last
  const advance = (least: bigint) => {
    const present = now()
    latest = present > least ? present : least
    return latest
  }
  return { tick: () => advance(latest + 1n), read: () => advance(latest) }
}

/** The system time in microseconds. */
export const systemMicros = () => BigInt(Date.now()) * 1_000n
