/** What a person chose, or the import guessed, for each column of a table. */
import {
  fieldNamed,
  ID,
  isContentField,
  JOINED_FIELDS,
  type Mapping,
  normalized,
  SOURCE_ID,
} from './mapping.ts'
import { isProseName, KEY, suggestColumns } from './suggestMapping.ts'
import { isSameColumn, readColumns } from './columns.ts'

/** A field, `KEY` or '' by column. */
export type ColumnChoices = Readonly<Record<string, string>>

/** Keys of exports need no mapping. */
const isExportedKey = (name: string) => [ID, SOURCE_ID].includes(fieldNamed(name) ?? '')

const isJoined = (field: string) => JOINED_FIELDS.includes(field)

/**
 * Converts choices to a mapping. Several columns of one text field are joined, with their names, except for those that
 * are a text of their own.
 */
export function mappingOf(choices: ColumnChoices): Mapping {
  const names = Object.keys(choices)
  const map: Record<string, string> = {}
  const join: Record<string, string[]> = {}
  for (const name of names) {
    const field = choices[name] ?? ''
    if (field === KEY || (field === '' && isExportedKey(name))) continue
    const sharing = names.filter((one) => choices[one] === field)
    const hasLabel = isJoined(field) && sharing.length > 1 && !isProseName(name)
    const twin = names.find((one) => one !== name && isSameColumn(one, name) && choices[one] !== '')
    if (field !== '' || twin === undefined) map[name] = hasLabel ? '' : field
    if (isJoined(field) && sharing.length > 1) join[field] = sharing
  }
  const key = names.find((name) => choices[name] === KEY)
  return { map, join, ...(key !== undefined && !isExportedKey(key) && { key }) }
}

/**
 * Completes a mapping with guesses for the columns that it leaves out.
 * @param valuesOf cells of a column
 */
export function completeMapping(
  names: readonly string[],
  valuesOf: (name: string) => readonly string[],
  mapping: Mapping,
): { readonly mapping: Mapping; readonly choices: ColumnChoices } {
  const told = readColumns({ map: mapping.map, join: mapping.join, value: {} })
  const mapped = new Set(Object.keys(mapping.map ?? {}).map(normalized))
  const isTold = (name: string) => mapped.has(normalized(name)) || told.isJoined(name)
  const fieldsTold = new Set([
    ...told.joins.map(({ field }): string => field),
    ...names.filter((name) => mapped.has(normalized(name))).map((name) => told.fieldOf(name) ?? ''),
  ])
  const { key } = mapping
  const isKey = (name: string) => typeof key === 'string' && isSameColumn(name, key)
  const suggested = suggestColumns(
    names.filter((name) => !isTold(name) && !isKey(name)),
    valuesOf,
  )
  const choices = Object.fromEntries(
    names.map((name) => {
      if (isKey(name)) return [name, KEY]
      if (isTold(name)) return [name, told.isJoined(name) ? '' : (told.fieldOf(name) ?? '')]
      const choice = suggested[name] ?? ''
      if (choice === KEY) return [name, key === undefined ? KEY : '']
      return [name, fieldsTold.has(choice) ? '' : choice]
    }),
  )
  const guessed = mappingOf(choices)
  const isFree = ([field]: readonly [string, unknown]) =>
    isContentField(field) && !told.joins.some((one) => one.field === field)
  return {
    choices,
    mapping: {
      ...guessed,
      ...mapping,
      map: { ...guessed.map, ...mapping.map },
      join: { ...Object.fromEntries(Object.entries(guessed.join ?? {}).filter(isFree)), ...mapping.join },
    },
  }
}
