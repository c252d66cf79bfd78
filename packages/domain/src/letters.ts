/** The letters that head the names of a list by name. */
import { fold } from './search.ts'

/** @returns a capital; empty for a name that begins with a figure, a sign or another script */
function letterOf(name: string): string {
  const [first = ''] = fold(name)
  return first >= 'a' && first <= 'z' ? first.toUpperCase() : ''
}

/**
 * For each of some names in their order, from A to Z or from Z to A: the letter that it is the first of, else null. What
 * begins with no letter of A to Z has the empty text in common.
 */
export function letterHeads(names: readonly string[]): (string | null)[] {
  const letters = names.map(letterOf)
  return letters.map((letter, at) => (letter === letters[at - 1] ? null : letter))
}
