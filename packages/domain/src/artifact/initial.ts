/**
 * Decorative initial shown for a record without a picture: its first letter on a hatched square, with corner scrolls and the
 * outline of its type.
 */
import { outlineOf } from './types.ts'

/** SVG sprite with the drawings, each 240 by 240 units (web/public/illustrations/initials.svg). */
const SPRITE = '/illustrations/initials.svg'
const CORNER_SETS = 4

export interface Initial {
  /** Capital letter or digit; null if the font lacks it, and only the ornament is drawn. */
  readonly letter: string | null
  /** `href`s for `<use>`, bottom to top. The letter is drawn above them. */
  readonly drawings: readonly string[]
}

/** Glyphs in the served subset of the Marcellus font. */
const IN_MARCELLUS = /[0-9A-ZÆÐØÞŒ]/

/**
 * Returns the first letter or digit of a name, without accents.
 * @returns null if the font lacks it or the name has none
 */
export function initialLetter(name: string): string | null {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? []
  const [capital = ''] = first.toUpperCase()
  return IN_MARCELLUS.test(capital) ? capital : null
}

/** FNV-1a hash, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Returns the initial of an artifact. @param id selects the corner drawing, so that it is stable per artifact */
export function initialOf(name: string, type: string, id: string): Initial {
  const outline = outlineOf(type)
  // The lowest bits of FNV-1a depend mostly on the last character.
  const corners = `hi-corners-${(hash(id) >>> 8) % CORNER_SETS}`
  return {
    letter: initialLetter(name),
    drawings: ['hi-ground', ...(outline === null ? [] : [`hi-${outline}`]), corners].map(
      (drawing) => `${SPRITE}#${drawing}`,
    ),
  }
}
