/** Quotas hold for a minute of the clock: what is tested of one happens within it, or once more by somebody new. */

/** The number of the minute that it is, since 1970. */
export const minute = () => Math.floor(Date.now() / 60_000)

/** @param action is done again when a minute ended meanwhile, so it asks as somebody who has not asked before */
export async function withinOneMinute<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = minute()
    const result = await action()
    if (minute() === before) return result
  }
}

let made = 0
/** An address that was not used yet in this file. */
export function newAddress(): string {
  made += 1
  return `192.0.${made >> 8}.${made & 255}`
}
