/** Placeholders that catalogues use for unknown values. */
const UNKNOWN = /^(?:unknown|unidentified|anonymous|n\.?\s?d\.?|no date|n\/a|okänd|okänt|[-–—?.]*)$/i

/** Returns false for empty text and placeholders such as "Unknown". Pages, cards and labels omit such fields. */
export function hasValue(text: string): boolean {
  return !UNKNOWN.test(text.trim())
}
