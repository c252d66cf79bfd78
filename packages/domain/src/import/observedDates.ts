/** Collects creation dates that cannot be parsed, for the report of an import. */
import { excelSerialDate } from '../time/excelSerial.ts'
import { readYears } from '../time/years.ts'

/** Maximum number of distinct dates shown. */
const SHOWN = 10

export interface ObservedDates {
  add(value: unknown): void
  lines(): string[]
}

function countedIn(dates: ReadonlyMap<string, number>): string {
  const shown = [...dates].slice(0, SHOWN).map(([date, count]) => `"${date}" (${count})`)
  return `${shown.join(', ')}${dates.size > SHOWN ? `, and ${dates.size - SHOWN} more` : ''}`
}

/**
 * Counts dates without a year, and numbers that a spreadsheet exported instead of dates. They are stored
 * unchanged.
 */
export function observeDates(): ObservedDates {
  const unread = new Map<string, number>()
  const serials = new Map<string, number>()
  return {
    add(value) {
      if (typeof value !== 'string' && typeof value !== 'number') return
      const text = String(value).trim()
      if (text === '' || readYears(text)) return
      const date = excelSerialDate(text)
      const key = date === null ? text : `${text}, ${date}`
      const counts = date === null ? unread : serials
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    lines: () => [
      ...(unread.size > 0 ? [`No year can be read from these dates: ${countedIn(unread)}.`] : []),
      ...(serials.size > 0
        ? [
            `These dates look like serial numbers of a spreadsheet: ${countedIn(serials)}. They are stored as numbers. Format the column as text, export the file, and import it again.`,
          ]
        : []),
    ],
  }
}
