/** Runs tests of quotas within one minute or day of the clock, because quotas start again with each. */

/** Minutes since 1970. */
export const minute = () => Math.floor(Date.now() / 60_000)

/** Days since 1970. */
export const today = () => Math.floor(Date.now() / 86_400_000)

async function withinOne<T>(number: () => number, action: () => Promise<T>): Promise<T> {
  for (;;) {
    const before = number()
    const result = await action()
    if (number() === before) return result
  }
}

/**
 * @param action runs again if it was interrupted by the end of a minute; it must use a new account each time
 */
export const withinOneMinute = <T>(action: () => Promise<T>): Promise<T> => withinOne(minute, action)

/** @param action runs again if it was interrupted by the end of a day; it must use a new account each time */
export const withinOneDay = <T>(action: () => Promise<T>): Promise<T> => withinOne(today, action)

let made = 0
/** Returns an IP address that is new in this file. */
export function newAddress(): string {
  made += 1
  return `192.0.${made >> 8}.${made & 255}`
}
