/**
 * Returns a formatter for English dates. `Intl.DateTimeFormat` is created on first use, because loading the locale data
 * takes 60 ms on a phone and most pages format no date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (time) => (format ??= new Intl.DateTimeFormat('en', options)).format(time)
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** Formats the UTC date of an ISO 8601 time, such as "November 22, 2026". */
export const formatDay = (time: string): string => longDate(new Date(time))
