/** Text folding for search and sorting: ignores case, accents, apostrophes and repeated white space. */

/** Maximum code points of a folded name. Limits index entries per document, as one letter can decompose into 18. */
const FOLDED_MAX = 200

/** Letters without a Unicode decomposition and their common ASCII spelling. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  // Final sigma.
  ς: 'σ',
  '“': '"',
  '”': '"',
}
const SPELLED = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'gu')

/**
 * Apostrophes and similar characters, as in "Qur'an", "Hakananaiʻa", "usadʹba". They are removed, because users omit them or
 * type a different one.
 */
export const APOSTROPHES = "'`´‘’‛′‵ʹʺʻʼʽʾʿˈ\u0384\u1fbd\u1fbf\u1ffe\uff07"
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu')

/** Fast path: most texts need no normalisation. */
const ASCII = /^[\n\r\t -~]*$/

/** Folds a text of any length. */
export function foldText(text: string): string {
  // Halves the time of folding the 100,000 texts of a search index.
  if (ASCII.test(text)) return text.replace(/['`]/g, '').toLowerCase().replace(/\s+/g, ' ').trim()
  return (
    text
      // Runs before NFKD, which decomposes some apostrophes into a space and an accent.
      .replace(APOSTROPHE, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(APOSTROPHE, '')
      .replace(SPELLED, (letter) => SPELLINGS[letter] ?? letter)
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

/** Folds a name and cuts it at `FOLDED_MAX`, which only affects names whose letters decompose into several. */
export function fold(text: string): string {
  return Array.from(foldText(text)).slice(0, FOLDED_MAX).join('').trim()
}

/** Returns the key by which a name is sorted: its folded text from the first letter or digit on. */
export function sortKey(name: string): string {
  const folded = fold(name)
  return folded.replace(/^[^\p{L}\p{N}]+/u, '') || folded
}
