import { foldText } from '@tracker/domain/text/fold.ts'

/**
 * Splits a name around the first occurrence of a text, preferably at the beginning of a word, ignoring case
 * and accents.
 * @returns the parts before, within and after the occurrence; null if the name does not contain the text
 */
export function foundLetters(name: string, text: string): readonly [string, string, string] | null {
  const sought = foldText(text)
  if (sought === '') return null
  let folded = ''
  /** Offset in the name of each folded letter. */
  const offsets: number[] = []
  let offset = 0
  for (const letter of name) {
    const fold = /\s/u.test(letter) ? ' ' : foldText(letter)
    folded += fold
    offsets.push(...Array.from({ length: fold.length }, () => offset))
    offset += letter.length
  }
  const isWordStart = (at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))
  let at = folded.indexOf(sought)
  const first = at
  while (at !== -1 && !isWordStart(at)) at = folded.indexOf(sought, at + 1)
  const found = at === -1 ? first : at
  if (found === -1) return null
  const [start, end] = [offsets[found] ?? 0, offsets[found + sought.length] ?? name.length]
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}
