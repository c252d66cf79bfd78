/**
 * Returns a formatter for dates. `Intl.DateTimeFormat` is created on first use, because loading the locale data blocks a
 * phone for 15 ms or more and most pages format no date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date, locale?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (time, locale = 'en') => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    formats.set(locale, format)
    return format.format(time)
  }
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** Formats the UTC date of an ISO 8601 time, such as "November 22, 2026". */
export const formatDay = (time: string, locale?: string): string => longDate(new Date(time), locale)
