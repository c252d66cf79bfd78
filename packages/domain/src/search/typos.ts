/** Typo tolerance: edit distance with transpositions (optimal string alignment). */

/** Returns the maximum typos for a word: 0 if shorter than 3 letters or a number, 1 below 7 letters, else 2. */
export function maxTypos(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/**
 * Fills one row of the distance matrix, for the candidate's letter at index `letter` and each prefix of the word.
 * @returns the smallest distance in the row
 */
export function fillRow(
  row: Uint8Array,
  above: Uint8Array | undefined,
  twoAbove: Uint8Array | undefined,
  candidate: string,
  letter: number,
  word: string,
): number {
  if (!above) return Infinity
  const code = candidate.charCodeAt(letter)
  const codeBefore = letter > 0 ? candidate.charCodeAt(letter - 1) : -1
  row[0] = letter + 1
  let smallest = letter + 1
  for (let column = 1; column < row.length; column += 1) {
    const same = word.charCodeAt(column - 1)
    let distance = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (code === same ? 0 : 1),
    )
    if (column > 1 && twoAbove && code === word.charCodeAt(column - 2) && codeBefore === same)
      distance = Math.min(distance, (twoAbove[column - 2] ?? 0) + 1)
    row[column] = distance
    if (distance < smallest) smallest = distance
  }
  return smallest
}

/** Returns the edit distance between two words. */
export function editDistance(one: string, other: string): number {
  const rows = [Uint8Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let letter = 0; letter < one.length; letter += 1) {
    const row = new Uint8Array(other.length + 1)
    fillRow(row, rows[letter], rows[letter - 1], one, letter, other)
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
