const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day of a time (ISO 8601), such as "November 22, 2026": the same for everybody. */
export const dayText = (time: string): string => day.format(new Date(time))
