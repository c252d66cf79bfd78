/** Finds the row that names the columns. */
import { isKeyName, suggestField } from '../suggestMapping.ts'

export type Cells = readonly string[]

/** Rows in which the names may be. */
const SEARCHED = 30

export const isBlank = (cells: Cells) => cells.every((cell) => cell.trim() === '')

/** Returns true if a column name is one that the import knows. */
export const isKnownName = (name: string) => suggestField(name) !== null || isKeyName(name)

/** Returns the number of different known names in a row. */
export const knownNames = (cells: Cells, isKnown: (name: string) => boolean) =>
  new Set(
    cells.filter((cell) => cell.trim() !== '' && isKnown(cell)).map((cell) => cell.trim().toLowerCase()),
  ).size

/** A number, a date or a signature, which a name of a column rarely is. */
const isValue = (cell: string) => /\d/.test(cell) && /^[\p{L}\d\s.,:/_-]{0,20}$/u.test(cell.trim())

/** Returns true if a row looks like those below it: where it has a number, most of them have one. */
function isLikeRecords(row: Cells, below: readonly Cells[]): boolean {
  return row.some(
    (cell, at) =>
      isValue(cell) &&
      below.length > 0 &&
      below.filter((one) => isValue(one[at] ?? '')).length * 2 > below.length,
  )
}

/**
 * Finds the row of the names: that with the most known ones among the first rows, else the first row unless it looks
 * like a record.
 * @returns its index; -1 if no row has names; null without rows
 */
export function findNames(
  rows: readonly Cells[],
  isKnown: (name: string) => boolean = isKnownName,
): number | null {
  const first = rows.findIndex((row) => !isBlank(row))
  const start = rows[first]
  if (!start) return null
  const [best] = rows
    .slice(first, first + SEARCHED)
    .map((row, at) => ({ at: first + at, known: knownNames(row, isKnown) }))
    .toSorted((one, other) => other.known - one.known || one.at - other.at)
  // A record may have a word or two that name columns elsewhere.
  if (best && best.known > 0 && (best.at === first || best.known > knownNames(start, isKnown) + 1))
    return best.at
  const below = rows.slice(first + 1, first + SEARCHED).filter((row) => !isBlank(row))
  return isLikeRecords(start, below) ? -1 : first
}

/** Gives each column a name of its own: "Date", "Date (2)", and "Column 4" for one without a name. */
export function uniqueNames(head: Cells): string[] {
  const taken = new Set<string>()
  return head.map((cell, at) => {
    const name = cell.replaceAll(/\s+/g, ' ').trim() || `Column ${at + 1}`
    let unique = name
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) unique = `${name} (${copy})`
    taken.add(unique.toLowerCase())
    return unique
  })
}
