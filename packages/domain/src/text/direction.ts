/** Bidirectional text (Unicode Standard Annex 9). */

/**
 * Embeddings, overrides and isolates, which reorder adjacent text. The marks U+200E, U+200F and U+061C do not, and
 * are allowed.
 */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu
/** Blocks of right-to-left scripts and U+200F. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Removes embeddings, overrides and isolates. */
export function withoutDirectionControls(text: string): string {
  return text.replace(CONTROLS, '')
}

/** Returns true if text contains embeddings, overrides or isolates. */
export function hasDirectionControls(text: string): boolean {
  return withoutDirectionControls(text) !== text
}

/**
 * Isolates stored text for use inside a sentence, title or label, so that its direction does not affect the surrounding text.
 * Removes control characters, because a U+2069 in the text would end the isolate early.
 */
export function isolate(text: string): string {
  const plain = withoutDirectionControls(text)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}
