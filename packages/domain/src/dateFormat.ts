/**
 * Writes times as English has them. The browser's tables of languages, which take a phone 60 ms, are loaded with the first
 * time that is written, not where the format is named: most visits write none.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  return (time) => (format ??= new Intl.DateTimeFormat('en', options)).format(time)
}
