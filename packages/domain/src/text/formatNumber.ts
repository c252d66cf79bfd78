/** Formats a number with thousands separators: "20,000". */
export const formatNumber = (value: number, locale = 'en') => value.toLocaleString(locale)
