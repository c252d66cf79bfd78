/** Maps the columns of a file to artifact fields and record keys. */
import { Failure } from '#cli/failure.ts'
import type { Join } from '#import/joins.ts'
import {
  fieldNamed,
  ID,
  isContentField,
  type Mapping,
  normalized,
  SOURCE_ID,
  typeOrWord,
} from '#import/mapping.ts'

const REQUIRED = ['artifact_name', 'artifact_type']

export interface Columns {
  /** Field of a column; null if the column is ignored. */
  readonly fieldOf: (name: string) => string | null
  /** Columns that are joined into a field. */
  readonly joins: readonly Join[]
  /** Whether the column is part of a joined text. */
  readonly isJoined: (name: string, field?: string) => boolean
  /** Whether the column is that of `--key`. */
  readonly isKey: (name: string) => boolean
  /** Artifact type that a word stands for, or the word itself. */
  readonly typeOf: (word: string) => string
  /** Column of `--key`, or null. */
  readonly key: string | null
  /** Whether records without a key are identified by their content. */
  readonly isKeyless: boolean
}

/** Whether two names mean the same column. */
export const isSameColumn = (one: string, other: string) => normalized(one) === normalized(other)

const normalizedKeys = (record: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries(record).map(([name, value]) => [normalized(name), value]))

/** Prepares a mapping. Columns named like a field or its label ("Image URL") need no mapping. */
export function readColumns({ key, map, value, join = {} }: Mapping = {}): Columns {
  const mapped = normalizedKeys(map)
  const types = normalizedKeys(value)
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
    typeOf: (word) => typeOrWord(types.get(normalized(word)) ?? word),
    key: key ?? null,
    isKeyless: key === null,
  }
}

const listed = (names: readonly string[]) => names.map((name) => name || '(no name)').join(' | ')

/** @throws Failure if a required or joined column is missing or two columns map to the same field */
export function checkTable(names: readonly string[], columns: Columns): void {
  const joined = columns.joins.flatMap((join) => join.columns)
  const unknown = joined.find((column) => !names.some((name) => isSameColumn(name, column)))
  if (unknown !== undefined) {
    throw new Failure(`There is no column ${unknown} for --join among: ${listed(names)}`)
  }
  const fields = [
    ...columns.joins.map(({ field }) => field),
    ...names.flatMap((name) => {
      const field = columns.fieldOf(name)
      return field === null || columns.isJoined(name, field) ? [] : [field]
    }),
  ]
  const missing = REQUIRED.find((field) => !fields.includes(field))
  if (missing) {
    throw new Failure(
      `The first line should name the columns, with commas, semicolons or tabs between them; there is no ${missing} among: ${listed(names)}\n  --map "COLUMN=${missing}" says which column it is.`,
    )
  }
  const duplicate = fields.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field))
  if (duplicate) throw new Failure(`Two columns mean ${duplicate}: ${listed(names)}`)
}

const isKnown = (name: string, { fieldOf, isKey, isJoined }: Columns) =>
  fieldOf(name) !== null || isKey(name) || isJoined(name)

/** Number of columns that are imported. */
export const countKnownColumns = (names: readonly string[], columns: Columns) =>
  names.filter((name) => isKnown(name, columns)).length

/**
 * Whether records have a key.
 * @param names columns of the first record
 * @throws Failure if the column of `--key` is missing
 */
export function hasKey(names: readonly string[], columns: Columns): boolean {
  if (columns.key !== null) {
    if (names.some(columns.isKey)) return true
    throw new Failure(`There is no column ${columns.key} for --key among: ${listed(names)}`)
  }
  return names.some((name) => [SOURCE_ID, ID].includes(columns.fieldOf(name) ?? ''))
}

/** Columns that are not imported. */
export const ignoredColumns = (names: readonly string[], columns: Columns) =>
  names.filter((name) => !isKnown(name, columns) && name.trim() !== '')
