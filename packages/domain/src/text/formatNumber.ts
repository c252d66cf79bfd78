/** Languages whose locale data writes numbers with the digits 0 to 9, as this module does below 1,000. */
const PLAIN_DIGITS = new Set(['en', 'de'])

/**
 * Formats a whole number with thousands separators: "20,000". Small numbers need no locale data, whose first use takes
 * 30 to 120 ms on a phone.
 */
export const formatNumber = (value: number, locale = 'en') =>
  PLAIN_DIGITS.has(locale) && Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : value.toLocaleString(locale)
