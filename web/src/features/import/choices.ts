/** The user's choices for the columns and words of a table. */
import { t } from '@lingui/core/macro'
import { ARTIFACT_TYPES, CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { type Columns, readColumns, tableProblem } from '@tracker/domain/import/columns.ts'
import { isContentField, JOINED_FIELDS } from '@tracker/domain/import/mapping.ts'
import { isKeyName, suggestField, suggestType } from '@tracker/domain/import/suggestMapping.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import * as z from 'zod/mini'
import type { Table, TableRow } from './file/readTable.ts'

/** Choice for the column that identifies records. */
export const KEY = 'key'

export const choicesSchema = z.object({
  /** Chosen field by column; `KEY` for the key column, empty for columns that are not imported. */
  columns: z.record(z.string(), z.string()),
  /** Artifact types by words of the file. */
  words: z.record(z.string(), z.string()),
  /** Type of all rows if there is no column for it. */
  type: z.string(),
})
export type Choices = z.infer<typeof choicesSchema>

export const columnOptions = () => [
  { value: '', label: t`Not imported` },
  { value: KEY, label: t`Number that identifies the object` },
  ...CONTENT_FIELDS.map((field) => ({ value: field, label: translateDomainText(FIELD_LABELS[field]) })),
]
export const typeOptions = () =>
  ARTIFACT_TYPES.map((type) => ({ value: type, label: translateDomainText(type) }))

/** Values of a column, one per readable row. */
export const valuesOf = ({ rows }: Pick<Table, 'rows'>, name: string): string[] =>
  rows.flatMap(({ record }) => (record.ok ? [record.value[name] ?? ''] : []))

/** Part of the rows that may lack a key or repeat one in a column that is suggested as key. They are refused. */
const KEY_FAULTS_MAX = 0.02

const isAlmostUnique = (values: readonly string[]) =>
  new Set(values.filter((value) => value.trim() !== '')).size >= values.length * (1 - KEY_FAULTS_MAX)

/** Words in the type column, the most frequent first. */
export function typeWords(table: Table, { columns }: Choices): readonly string[] {
  const column = table.names.find((name) => columns[name] === 'artifact_type')
  if (column === undefined) return []
  const counts = new Map<string, number>()
  for (const value of valuesOf(table, column))
    if (value.trim() !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word)
}

/** Adds suggested types for new words in the type column. */
export function withWords(table: Table, choices: Choices): Choices {
  const words: Record<string, string> = {}
  for (const word of typeWords(table, choices)) words[word] = suggestType(word) ?? ''
  return { ...choices, words: { ...words, ...choices.words } }
}

/** Suggests choices by the names of the columns. Each field is suggested once. */
export function suggestChoices(table: Table): Choices {
  const columns: Record<string, string> = {}
  const isTaken = (choice: string) => Object.values(columns).includes(choice)
  for (const name of table.names) {
    const field = suggestField(name)
    if (isKeyName(name) && !isTaken(KEY) && isAlmostUnique(valuesOf(table, name))) columns[name] = KEY
    else columns[name] = field !== null && !isTaken(field) ? field : ''
  }
  return withWords(table, { columns, words: {}, type: '' })
}

/** Name of the image column, if there is one. */
export const imageColumn = ({ names }: Table, { columns }: Choices) =>
  names.find((name) => columns[name] === 'artifact_image')

const columnsWith = ({ names }: Table, { columns }: Choices, choice: string) =>
  names.filter((name) => columns[name] === choice)

const isJoined = (field: string) => JOINED_FIELDS.includes(field)

/**
 * Converts the choices to the domain's columns. Several columns of one text field are joined, with the names
 * of all but the first.
 */
export function columnsOf(table: Table, choices: Choices): Columns {
  const key = columnsWith(table, choices, KEY)[0] ?? null
  const map: Record<string, string> = {}
  const join: Record<string, string[]> = {}
  for (const name of table.names) {
    const field = choices.columns[name] ?? ''
    const sharing = columnsWith(table, choices, field)
    const isLater = isJoined(field) && sharing[0] !== name
    if (name !== key) map[name] = isLater ? '' : field
    if (isJoined(field) && sharing.length > 1) join[field] = sharing
  }
  return readColumns({ key, map, value: choices.words, join })
}

/** The rows with the type chosen for all of them. */
export function rowsOf({ rows }: Table, { type }: Choices): readonly TableRow[] {
  if (type === '') return rows
  return rows.map(({ line, record }) =>
    record.ok
      ? { line, record: { ok: true, value: { ...record.value, artifact_type: type } } }
      : { line, record },
  )
}

export const labelOf = (field: string) =>
  isContentField(field) ? translateDomainText(FIELD_LABELS[field]) : field

/** What is missing before rows can be planned, as a sentence; null if nothing is missing. */
export function problemOf(table: Table, choices: Choices): string | null {
  const names = choices.type === '' ? table.names : [...table.names, 'artifact_type']
  const problem = tableProblem(names, columnsOf(table, choices))
  if (problem === null)
    return columnsWith(table, choices, KEY).length > 1 ? t`Two columns identify the object.` : null
  if (problem.kind === 'unknown join') {
    const { column } = problem
    return t`There is no column ${column}.`
  }
  const label = labelOf(problem.field)
  return problem.kind === 'missing' ? t`Choose a column for ${label}.` : t`Two columns mean ${label}.`
}
