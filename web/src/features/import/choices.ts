/** The user's choices for the columns, words and rows of a table. */
import { plural, t } from '@lingui/core/macro'
import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_TYPES, DEFAULT_TYPE } from '@tracker/domain/artifact/types.ts'
import { mappingOf } from '@tracker/domain/import/choices.ts'
import { type Columns, readColumns, tableProblem } from '@tracker/domain/import/columns.ts'
import { type Table, valuesOf } from '@tracker/domain/import/file/table.ts'
import { EMPTY_WORD, isContentField } from '@tracker/domain/import/mapping.ts'
import { readPictureCell } from '@tracker/domain/import/pictureCell.ts'
import { KEY, suggestColumns, suggestType } from '@tracker/domain/import/suggestMapping.ts'
import { MORE_PHOTOS_FIELD } from '@tracker/domain/photo/morePhotos.ts'
import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import * as z from 'zod/mini'

export const choicesSchema = z.object({
  /** Chosen field by column; `KEY` for the key column, empty for columns that are not imported. */
  columns: z.record(z.string(), z.string()),
  /** Artifact types by words of the file; empty for the type of all other rows. */
  words: z.record(z.string(), z.string()),
  /** Dates to store in place of those of the file. */
  dates: z._default(z.record(z.string(), z.string()), {}),
  /** Type of all other rows; empty if they are refused. */
  type: z.string(),
  /** Whether texts over the limit are cut. */
  isCut: z._default(z.boolean(), false),
  /** Column with the name of rows that have none; empty for their number. */
  unnamed: z._default(z.string(), ''),
})
export type Choices = z.infer<typeof choicesSchema>

export const columnOptions = () => [
  { value: '', label: t`Not imported` },
  { value: KEY, label: t`Number that identifies the object` },
  ...[...CONTENT_FIELDS, MORE_PHOTOS_FIELD].map((field) => ({ value: field, label: labelOf(field) })),
]
export const typeOptions = () => ARTIFACT_TYPES.map((type) => ({ value: type, label: typeText(type) }))

/** A text such as "7 columns are used". */
export function columnsText({ columns }: Pick<Choices, 'columns'>): string {
  const used = Object.values(columns).filter((field) => field !== '').length
  return plural(used, { one: '# column is used', other: '# columns are used' })
}

/** A column's name for people. */
export function columnLabel(name: string): string {
  const [, number] = /^Column (\d+)$/.exec(name) ?? []
  return number === undefined ? name : t`Column ${number}`
}

const columnWith = ({ names }: Table, { columns }: Pick<Choices, 'columns'>, choice: string) =>
  names.find((name) => columns[name] === choice)

/** A word of the type column with the number of its rows. */
export interface TypeWord {
  readonly word: string
  readonly count: number
  /** The type that it suggests; empty for none. */
  readonly suggested: string
}

/** Words for which a type is suggested at once; the type of rarer ones is found when the rows are planned. */
const SUGGESTED_MAX = 500

function countWords(table: Table, column: string): readonly TypeWord[] {
  const counts = new Map<string, number>()
  for (const value of valuesOf(table, column)) {
    const word = value.trim() || EMPTY_WORD
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SUGGESTED_MAX)
    .map(([word, count]) => ({ word, count, suggested: suggestType(word) ?? '' }))
    .toSorted((one, other) => Number(one.suggested !== '') - Number(other.suggested !== ''))
}

export const NO_WORDS: readonly TypeWord[] = []

/** Words by table and type column, because counting those of thousands of rows takes long. */
const counted = new WeakMap<Table, Map<string, readonly TypeWord[]>>()

/** Words of the type column: those that suggest no type first, each part with the most frequent first. */
export function typeWords(table: Table, choices: Pick<Choices, 'columns'>): readonly TypeWord[] {
  const column = columnWith(table, choices, 'artifact_type')
  if (column === undefined) return NO_WORDS
  const words = counted.get(table)?.get(column) ?? countWords(table, column)
  counted.set(table, new Map(counted.get(table)).set(column, words))
  return words
}

/** Adds suggested types for new words in the type column. */
export function withWords(table: Table, choices: Choices): Choices {
  const suggested = Object.fromEntries(typeWords(table, choices).map((one) => [one.word, one.suggested]))
  return { ...choices, words: { ...suggested, ...choices.words } }
}

/** The type of most rows. */
function commonType(words: readonly TypeWord[]): string {
  const counts = new Map<string, number>()
  for (const { suggested, count } of words)
    if (suggested !== '') counts.set(suggested, (counts.get(suggested) ?? 0) + count)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? DEFAULT_TYPE
}

/** Suggests choices by the names and values of the columns. */
export function suggestChoices(table: Table): Choices {
  const columns = suggestColumns(table.names, (name) => valuesOf(table, name))
  const type = commonType(typeWords(table, { columns }))
  return withWords(table, { columns, words: {}, dates: {}, type, isCut: false, unnamed: '' })
}

interface PictureColumns {
  readonly image: string | undefined
  readonly further: string | undefined
}

/** Names of the columns with the picture and with further ones, if they are there. */
export const pictureColumns = (table: Table, choices: Choices): PictureColumns => ({
  image: columnWith(table, choices, 'artifact_image'),
  further: columnWith(table, choices, MORE_PHOTOS_FIELD),
})

/** Returns true if a table can have several pictures of an object. */
export const hasSeveral = (table: Table, { image, further }: PictureColumns): boolean =>
  further !== undefined ||
  (image !== undefined && valuesOf(table, image).some((cell) => readPictureCell(cell).more.length > 0))

/** Converts the choices to the domain's columns. */
export function columnsOf(table: Table, { columns, words, dates, type, isCut, unnamed }: Choices): Columns {
  const mapping = mappingOf(Object.fromEntries(table.names.map((name) => [name, columns[name] ?? ''])))
  return readColumns({
    ...mapping,
    key: mapping.key ?? null,
    value: words,
    date: dates,
    cut: isCut,
    ...(type !== '' && { type }),
    ...(unnamed !== '' && { unnamed }),
  })
}

export function labelOf(field: string): string {
  if (field === MORE_PHOTOS_FIELD) return t`Further photographs`
  return isContentField(field) ? translateDomainText(FIELD_LABELS[field]) : field
}

/** What is missing before rows can be planned, as a sentence; null if nothing is missing. */
export function problemOf(table: Table, choices: Choices): string | null {
  const problem = tableProblem(table.names, columnsOf(table, choices))
  if (problem === null) {
    const keys = table.names.filter((name) => choices.columns[name] === KEY)
    return keys.length > 1 ? t`Two columns identify the object.` : null
  }
  if (problem.kind === 'unknown join') {
    const { column } = problem
    return t`There is no column ${column}.`
  }
  const label = labelOf(problem.field)
  return problem.kind === 'missing' ? t`Choose a column for ${label}.` : t`Two columns mean ${label}.`
}
