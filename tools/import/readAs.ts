/** Describes in the terminal how a file is read, and what its columns mean. */
import type { ColumnChoices } from '@tracker/domain/import/choices.ts'
import { KEY } from '@tracker/domain/import/suggestMapping.ts'
import { english } from '@tracker/domain/messages/message.ts'
import type { Source } from '#import/table/openSource.ts'

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}

/** Returns the lines that say how the file is read, and how that is changed. */
export function describeSource({ readAs, notes }: Source): string[] {
  if (readAs === null) return notes.map(english)
  const { format, encoding, delimiter, sheet, namesRow, hiddenRows } = readAs
  const names = namesRow === 0 ? 'no names of columns' : `names of columns in row ${namesRow}`
  const kinds = {
    text: `CSV with ${DELIMITER_NAMES[delimiter] ?? `"${delimiter}"`}, ${encoding}, ${names} (--delimiter, --encoding, --names-row)`,
    workbook: `sheet "${sheet}", ${names} (--sheet, --names-row${hiddenRows > 0 ? ', --hidden' : ''})`,
    JSON: `JSON, ${encoding}`,
  }
  return [`Read as ${kinds[format]}.`, ...notes.map(english)]
}

/** Returns the columns with what they mean: "Titel: artifact_name". */
export function describeColumns(
  choices: ColumnChoices,
  joins: Readonly<Record<string, readonly string[]>>,
): string {
  const named = Object.entries(choices).flatMap(([name, field]) => {
    if (field === '') return []
    return [`${name}: ${field === KEY ? 'key' : field}`]
  })
  const joined = Object.entries(joins).flatMap(([field, names]) =>
    names.filter((name) => (choices[name] ?? '') === '').map((name) => `${name}: ${field}`),
  )
  return [...named, ...joined].join(' | ')
}
