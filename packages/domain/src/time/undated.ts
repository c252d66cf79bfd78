/** What museums write where the time is unknown. */
const UNDATED =
  /^\W*(?:unknown|undated|not dated|no date|date (?:not known|unknown)|n\.?\s?d\.?|s\.?\s?d\.?|o\.?\s?j\.?|unbekannt|undatiert|inconnue?|desconocid[ao]|sconosciut[ao])\W*$/i

/** Returns true if a text says that the time is unknown. */
export const isUndated = (text: string): boolean => UNDATED.test(text)
