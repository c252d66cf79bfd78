/** The direction of text, and the characters that turn what stands beside them (Unicode Standard Annex 9). */

/** Embeddings, overrides, isolates and their ends. The marks (U+200E, U+200F, U+061C) turn nothing beside them and stay. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu
/** Letters that run from right to left: the blocks of their scripts, and the two marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** Text without the characters that turn what stands beside them. */
export function withoutDirectionControls(text: string): string {
  return text.replace(CONTROLS, '')
}

/** Whether text could turn what stands beside it. */
export function hasDirectionControls(text: string): boolean {
  return withoutDirectionControls(text) !== text
}

/**
 * Stored text for the middle of a sentence, a title or a label: whatever its script, the words around it stay where they
 * are. It loses its controls, because its own end of an isolate (U+2069) would end ours too, and that of a `<bdi>`.
 */
export function isolate(text: string): string {
  const plain = withoutDirectionControls(text)
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain
}
