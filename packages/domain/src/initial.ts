/**
 * The historiated initial that stands for a record without a picture, as a printer began a chapter without a cut: its first
 * letter on a hatched square, with corner scrolls and the outline of its type.
 */
import type { ArtifactType } from './artifact.ts'

/** The drawings that initials are put together from, each 240 by 240 (web/public/illustrations/initials.svg). */
const SPRITE = '/illustrations/initials.svg'
const CORNER_SETS = 4

export interface Initial {
  /** A capital or a figure of Marcellus; null when the name begins with none: the ornament stands alone. */
  readonly letter: string | null
  /** Addresses for `<use>`, from the ground up; the letter stands over all of them. */
  readonly drawings: readonly string[]
}

/** What Marcellus has in the file that is served: figures, plain capitals, and those that are no letter with an accent. */
const IN_MARCELLUS = /[0-9A-ZÆÐØÞŒ]/

/**
 * The letter that a name begins with, without its accent.
 * @returns null for a letter that Marcellus lacks, and for a name without any
 */
export function initialLetter(name: string): string | null {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFKD')) ?? []
  const [capital = ''] = first.toUpperCase()
  return IN_MARCELLUS.test(capital) ? capital : null
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** @param id decides which corners it has, so that neighbours differ and each keeps its own */
export function initialOf(name: string, type: ArtifactType | '', id: string): Initial {
  const outline = type ? [`hi-${type.toLowerCase()}`] : []
  // The lowest bits of the hash are those of the last character.
  const corners = `hi-corners-${(hash(id) >>> 8) % CORNER_SETS}`
  return {
    letter: initialLetter(name),
    drawings: ['hi-ground', ...outline, corners].map((drawing) => `${SPRITE}#${drawing}`),
  }
}
