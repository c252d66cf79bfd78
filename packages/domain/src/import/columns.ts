/** Maps the columns of a file to artifact fields and record keys. */
import type { Join } from './joins.ts'
import {
  EMPTY_WORD,
  fieldNamed,
  ID,
  isContentField,
  type Mapping,
  normalized,
  SOURCE_ID,
  typeOrWord,
} from './mapping.ts'
import { suggestType } from './suggestMapping.ts'

export interface Columns {
  /** Field of a column; null if the column is ignored. */
  readonly fieldOf: (name: string) => string | null
  /** Joins of columns into fields. */
  readonly joins: readonly Join[]
  /** Whether the column is part of a join. */
  readonly isJoined: (name: string, field?: string) => boolean
  /** Whether the column is the `--key` column. */
  readonly isKey: (name: string) => boolean
  /** Artifact type that a word is mapped to or suggests, or null. */
  readonly knownType: (word: string) => string | null
  /** That type, else that of all other records, else the word itself. */
  readonly typeOf: (word: string) => string
  /** The date to store for one of the file. */
  readonly dateOf: (date: string) => string
  /** The `--key` column, or null. */
  readonly key: string | null
  /** True if records without a key are identified by their content. */
  readonly isKeyless: boolean
  /** Name of the list to which the keys belong; empty for keys that are unique in the project. */
  readonly list: string
  /** Column with the name of records that have none; null if there is none. */
  readonly unnamed: string | null
  /** Whether texts over the limit are cut. */
  readonly isCut: boolean
  /** Type of records without a word for it; empty if they are refused. */
  readonly defaultType: string
}

/** Returns true if two column names are equal after normalisation. */
export const isSameColumn = (one: string, other: string) => normalized(one) === normalized(other)

const normalizedKeys = (record: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries(record).map(([name, value]) => [normalized(name), value]))

/** Prepares a mapping. Columns named like a field or its label ("Image URL") need no mapping. */
export function readColumns({ key, map, value, join = {}, ...rules }: Mapping = {}): Columns {
  const dates = new Map(Object.entries(rules.date ?? {}))
  const mapped = normalizedKeys(map)
  const types = normalizedKeys(value)
  const defaultType = typeOrWord(rules.type ?? '')
  const knownType = (word: string) => {
    const type = types.get(normalized(word.trim() || EMPTY_WORD)) ?? suggestType(word) ?? ''
    return type === '' ? null : typeOrWord(type)
  }
  const fieldOf = (name: string) => fieldNamed(mapped.get(normalized(name)) ?? name)
  const joins = Object.entries(join).flatMap(([name, columns]): Join[] => {
    const field = fieldNamed(name)
    return field !== null && isContentField(field) ? [{ field, columns }] : []
  })
  return {
    fieldOf,
    joins,
    isJoined: (name, field) =>
      joins.some(
        (one) =>
          (field === undefined || one.field === field) &&
          one.columns.some((column) => isSameColumn(column, name)),
      ),
    isKey: (name) =>
      typeof key === 'string' && (isSameColumn(name, key) || fieldOf(name) === normalized(key)),
    knownType,
    typeOf: (word) => knownType(word) ?? (defaultType || word),
    dateOf: (date) => dates.get(date.trim()) ?? date,
    key: key ?? null,
    isKeyless: key === null,
    list: rules.list ?? '',
    unnamed: rules.unnamed ?? null,
    isCut: rules.cut ?? false,
    defaultType,
  }
}

/** Reason why a table cannot be imported with a mapping. */
export type TableProblem =
  | { readonly kind: 'unknown join'; readonly column: string }
  | { readonly kind: 'missing' | 'duplicate'; readonly field: string }

/**
 * Checks that a table has the required and the joined columns, and only one column per field.
 * @returns null if the table is valid
 */
export function tableProblem(names: readonly string[], columns: Columns): TableProblem | null {
  const joined = columns.joins.flatMap((join) => join.columns)
  const column = joined.find((one) => !names.some((name) => isSameColumn(one, name)))
  if (column !== undefined) return { kind: 'unknown join', column }
  const fields = [
    ...columns.joins.map(({ field }) => field),
    ...names.flatMap((name) => {
      const field = columns.fieldOf(name)
      return field === null || columns.isJoined(name, field) ? [] : [field]
    }),
  ]
  const required = ['artifact_name', ...(columns.defaultType === '' ? ['artifact_type'] : [])]
  const missing = required.find((field) => !fields.includes(field))
  if (missing) return { kind: 'missing', field: missing }
  const duplicate = fields.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field))
  return duplicate ? { kind: 'duplicate', field: duplicate } : null
}

const isKnown = (name: string, { fieldOf, isKey, isJoined }: Columns) =>
  fieldOf(name) !== null || isKey(name) || isJoined(name)

/** Returns the number of columns that are imported. */
export const countKnownColumns = (names: readonly string[], columns: Columns) =>
  names.filter((name) => isKnown(name, columns)).length

/** Returns true if a table has a column that identifies its records. */
export const hasKeyColumn = (names: readonly string[], columns: Columns): boolean =>
  columns.key !== null
    ? names.some(columns.isKey)
    : names.some((name) => [SOURCE_ID, ID].includes(columns.fieldOf(name) ?? ''))

/** Returns the columns that are not imported. */
export const ignoredColumns = (names: readonly string[], columns: Columns) =>
  names.filter((name) => !isKnown(name, columns) && name.trim() !== '')
