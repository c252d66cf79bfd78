/** The dates of a file that are read in a way that a person should look at. */
import { excelSerialDate } from '../time/excelSerial.ts'
import { contradictsItself, readDate } from '../time/periods/readDate.ts'
import { isUndated } from '../time/undated.ts'
import { english } from '../messages/message.ts'
import { hasUnknownWords, readYears } from '../time/years.ts'
import { yearsText } from '../time/yearRange.ts'
import type { Years } from '../time/yearRange.ts'

/** Maximum number of dates shown. */
const SHOWN = 10
/** Distinct dates that are kept. */
const DATES_MAX = 20_000
const WIDE_YEARS = 1_000
const YEAR_MAX = 2_100

/** Why a date is strange, the strangest first. */
const REASONS = ['serial', 'contradiction', 'unread', 'future', 'wide', 'period', 'words'] as const
type Reason = (typeof REASONS)[number]

export interface StrangeDate {
  /** As the file says. */
  readonly date: string
  readonly reason: Reason
  readonly years: Years | null
  /** Number of rows. */
  readonly rows: number
}

function reasonOf(date: string, years: Years | null): Reason | null {
  if (years === null) return excelSerialDate(date) === null ? (isUndated(date) ? null : 'unread') : 'serial'
  if (contradictsItself(date)) return 'contradiction'
  if (years.end > YEAR_MAX) return 'future'
  if (years.end - years.begin > WIDE_YEARS) return 'wide'
  if (readYears(date) === null) return 'period'
  return hasUnknownWords(date) ? 'words' : null
}

export interface ObservedDates {
  add(value: unknown): void
  /** The strangest dates, then those of the most rows. */
  strangest(): readonly StrangeDate[]
  /** The same as lines of text, in English. */
  lines(): string[]
}

function lineOf({ date, reason, years, rows }: StrangeDate): string {
  const read = years ? english(yearsText(years)) : ''
  const says: Record<Reason, string> = {
    serial: `a serial number of a spreadsheet for ${excelSerialDate(date) ?? ''}?`,
    contradiction: `${read}, which does not fit the period`,
    unread: 'no years',
    future: read,
    wide: read,
    period: read,
    words: read,
  }
  return `  "${date}" (${rows}): ${says[reason]}`
}

/** Counts dates by how they are written. They are stored unchanged. Each is read when it is added first, so that callers can pause. */
export function observeDates(): ObservedDates {
  const counts = new Map<string, number>()
  const strange: Omit<StrangeDate, 'rows'>[] = []
  const read = (date: string) => {
    const years = readDate(date)
    const reason = reasonOf(date, years)
    if (reason !== null) strange.push({ date, reason, years })
  }
  const strangest = () =>
    strange
      .map((one): StrangeDate => ({ ...one, rows: counts.get(one.date) ?? 0 }))
      .toSorted(
        (one, other) => REASONS.indexOf(one.reason) - REASONS.indexOf(other.reason) || other.rows - one.rows,
      )
      .slice(0, SHOWN)
  return {
    add(value) {
      if (typeof value !== 'string' && typeof value !== 'number') return
      const date = String(value).trim()
      const before = counts.get(date)
      if (date === '' || (before === undefined && counts.size >= DATES_MAX)) return
      if (before === undefined) read(date)
      counts.set(date, (before ?? 0) + 1)
    },
    strangest,
    lines() {
      const lines = strangest().map(lineOf)
      if (lines.length === 0) return []
      return [
        'The strangest dates, with their rows and how they are read; --date "WRITTEN=DATE" corrects one:',
        ...lines,
      ]
    },
  }
}
