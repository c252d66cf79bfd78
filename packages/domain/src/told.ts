/** What catalogues write where nothing is known. */
const UNKNOWN = /^(?:unknown|unidentified|anonymous|n\.?\s?d\.?|no date|n\/a|okänd|okänt|[-–—?.]*)$/i

/** Whether a text says something: pages, cards and labels leave out what is empty or "Unknown". */
export function isTold(text: string): boolean {
  return !UNKNOWN.test(text.trim())
}
