/** Quotas hold for a minute or a day of the clock: what is tested of one happens within it, or once more by somebody new. */

/** The number of the minute that it is, since 1970. */
export const minute = () => Math.floor(Date.now() / 60_000)

async function withinOne<T>(number: () => number, action: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = number()
    const result = await action()
    if (number() === before) return result
  }
}

/** @param action is done again when a minute ended meanwhile, so it asks as somebody who has not asked before */
export const withinOneMinute = <T>(action: () => Promise<T>): Promise<T> => withinOne(minute, action)

/** @param action is done again when a day ended meanwhile, so it asks as somebody who has not asked before */
export const withinOneDay = <T>(action: () => Promise<T>): Promise<T> =>
  withinOne(() => Math.floor(Date.now() / 86_400_000), action)

let made = 0
/** An address that was not used yet in this file. */
export function newAddress(): string {
  made += 1
  return `192.0.${made >> 8}.${made & 255}`
}
