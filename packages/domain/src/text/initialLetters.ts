/** Index letters of a list sorted by name. */
import { sortKey } from './fold.ts'

/** @returns a capital letter, or '' if the name starts with a digit or another script, or has no letter */
function letterOf(name: string): string {
  const [first = ''] = sortKey(name)
  return first >= 'a' && first <= 'z' ? first.toUpperCase() : ''
}

/**
 * Returns for each name its index letter if it is the first with that letter, else null. Names that do not start with A-Z
 * share the letter ''. The names must be sorted.
 */
export function initialLetters(names: readonly string[]): (string | null)[] {
  const letters = names.map(letterOf)
  return letters.map((letter, at) => (letter === letters[at - 1] ? null : letter))
}
