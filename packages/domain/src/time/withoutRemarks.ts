/** A creation period without remarks in brackets or after a semicolon, for links and cards; the whole text if nothing else is left. */
export const withoutRemarks = (period: string): string => period.split(/[(;]/)[0]?.trim() || period
