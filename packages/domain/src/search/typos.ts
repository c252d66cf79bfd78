/** Typo tolerance: edit distance with transpositions (optimal string alignment). */

/** Returns the maximum typos for a word: 0 if shorter than 3 letters or a number, 1 below 7 letters, else 2. */
export function maxTypos(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Returns the edit distance between two words. */
export function editDistance(one: string, other: string): number {
  const start = Array.from({ length: other.length + 1 }, (_, column) => column)
  let [above, current]: [number[], number[]] = [[], start]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(
        (current[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (current[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) distance = Math.min(distance, (above[column - 2] ?? 0) + 1)
      next.push(distance)
    }
    ;[above, current] = [current, next]
  }
  return current[other.length] ?? 0
}
