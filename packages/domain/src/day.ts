import { dateFormat } from './dateFormat.ts'

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** The day of a time (ISO 8601), such as "November 22, 2026": the same for everybody. */
export const dayText = (time: string): string => day(new Date(time))
