/**
 * Removes remarks in brackets or after a semicolon from a creation period, for links and cards. Returns the
 * whole text if nothing else is left.
 */
export const withoutRemarks = (period: string): string => period.split(/[(;]/)[0]?.trim() || period
