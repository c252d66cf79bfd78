/** The one clock of commits and reads: commit times rise strictly, read times never go back behind a commit. */
export interface Clock {
  /** A time for a commit: later than every time given before. Microseconds since the epoch. */
  tick(): bigint
  /** A time for a read: everything committed so far is at or before it, everything later is after it. */
  read(): bigint
}

/** `now` gives microseconds and may stand still or go back; `last` is the last time of an earlier life. */
export function createClock(now: () => bigint, last: bigint): Clock {
  let latest = last
  const advance = (least: bigint) => {
    const present = now()
    latest = present > least ? present : least
    return latest
  }
  return { tick: () => advance(latest + 1n), read: () => advance(latest) }
}

/** The time of this machine. */
export const systemMicros = () => BigInt(Date.now()) * 1_000n
