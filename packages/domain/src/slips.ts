/** Slips between words: a letter too many, too few, another one, or two that changed places (optimal string alignment). */

/** Slips that a word may have: none in the shortest, in numbers and in ideographs, one in short ones, two in long ones. */
export function slipsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 3 || /^\d+$/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** Slips between the candidate's letters up to one, and each beginning of the word. Answers the least. */
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
  let least = letter + 1
  for (let column = 1; column < row.length; column += 1) {
    const same = word.charCodeAt(column - 1)
    let slips = Math.min(
      (above[column] ?? 0) + 1,
      (row[column - 1] ?? 0) + 1,
      (above[column - 1] ?? 0) + (code === same ? 0 : 1),
    )
    if (column > 1 && twoAbove && code === word.charCodeAt(column - 2) && codeBefore === same)
      slips = Math.min(slips, (twoAbove[column - 2] ?? 0) + 1)
    row[column] = slips
    if (slips < least) least = slips
  }
  return least
}

/** Slips between two words. */
export function slipsBetween(one: string, other: string): number {
  const rows = [Uint8Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let letter = 0; letter < one.length; letter += 1) {
    const row = new Uint8Array(other.length + 1)
    fillRow(row, rows[letter], rows[letter - 1], one, letter, other)
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
