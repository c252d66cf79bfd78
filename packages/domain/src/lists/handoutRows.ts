/** Characters of name and note from which an object takes a row of its own. */
const LONG = 350

/**
 * Returns for each object of a handout whether it takes a row of its own: because its texts are long, or because no
 * object stands beside it.
 * @param lengths characters of name and note together
 */
export function ownRows(lengths: readonly number[]): boolean[] {
  let isSecond = false
  return lengths.map((length, at) => {
    const next = lengths[at + 1] ?? Infinity
    // The second one of a pair closes its row; the first one needs a short one after it.
    const isAlone = length > LONG || (!isSecond && next > LONG)
    isSecond = !isAlone && !isSecond
    return isAlone
  })
}
