/** Formats numbers and dates in the active language. */
import * as numbers from '@tracker/domain/text/formatNumber.ts'
import * as dates from '@tracker/domain/time/dateFormat.ts'
import { activeLanguage } from './language.ts'

/** Formats a number with thousands separators: "20,000". */
export const formatNumber = (value: number) => numbers.formatNumber(value, activeLanguage())

/** Returns a formatter for dates. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  const format = dates.dateFormat(options)
  return (time) => format(time, activeLanguage())
}

const longDate = dateFormat({ dateStyle: 'long' })

/** Formats the local date of an ISO 8601 time, such as "November 22, 2026". */
export const formatDay = (time: string): string => longDate(new Date(time))
