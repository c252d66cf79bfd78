/** Joins several columns into the text of one field: "Material: clay. Technique: fired." */
import type { ContentField } from '../artifact/artifact.ts'

export interface Join {
  readonly field: ContentField
  /** Column names, in the order of the joined text. */
  readonly columns: readonly string[]
}

type Entries = readonly (readonly [name: string, value: unknown])[]

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** A column's name as people write it: "credit_line" is "Credit line". */
function labelOf(name: string): string {
  const words = name.trim().replaceAll('_', ' ')
  return words === name.trim() ? words : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/**
 * Joins the values of a record. Each value gets its column's name as label, unless the column is the field
 * itself. Empty values are omitted.
 * @param isField whether a column is the field itself
 * @returns undefined if the record has none of the columns; a value that is not a string is returned
 * unchanged, so that validation reports it
 */
export function joinValues(
  { columns }: Join,
  entries: Entries,
  isSame: (one: string, other: string) => boolean,
  isField: (name: string) => boolean,
): unknown {
  const found = columns.flatMap((column) => entries.filter(([name]) => isSame(name, column)).slice(0, 1))
  if (found.length === 0) return undefined
  const wrong = found.find(([, value]) => value !== null && value !== undefined && !isText(value))
  if (wrong) return wrong[1]
  return found
    .flatMap(([name, value]) => {
      const text = isText(value) ? String(value).trim() : ''
      if (text === '') return []
      return [asSentence(isField(name) ? text : `${labelOf(name)}: ${text}`)]
    })
    .join(' ')
}
