/** Maps the columns of a file to artifact fields and record keys. */
import {
  ARTIFACT_TYPES,
  CONTENT_FIELDS,
  type ContentField,
  FIELD_LABELS,
} from '@tracker/domain/artifact/artifact.ts'
import { Failure } from '#cli/failure.ts'

/** Fields that identify a record. */
export const SOURCE_ID = 'source_id'
export const ID = '_id'

const REQUIRED = ['artifact_name', 'artifact_type']
const FIELDS: readonly string[] = [...CONTENT_FIELDS, SOURCE_ID, ID]

/** Normalizes a column name: lower case, trimmed, with underscores for spaces and hyphens. */
const normalized = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_LABEL = new Map(Object.entries(FIELD_LABELS).map(([field, label]) => [normalized(label), field]))

/** Whether a field is user-editable. */
export const isContentField = (field: string): field is ContentField =>
  CONTENT_FIELDS.some((known) => known === field)

export interface Columns {
  /** Field of a column; null if the column is ignored. */
  readonly fieldOf: (name: string) => string | null
  /** Whether the column is that of `--key`. */
  readonly isKey: (name: string) => boolean
  /** Artifact type that a word stands for, or the word itself. */
  readonly typeOf: (word: string) => string
  /** Column of `--key`, or null. */
  readonly key: string | null
  /** Whether records without a key are identified by their content. */
  readonly isKeyless: boolean
}

/** Parses `COLUMN=FIELD` or `WORD=TYPE`; only the first part may contain an equals sign. @throws Failure */
function parsePair(text: string, option: string): [source: string, target: string] {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new Failure(`${option} takes "THEIRS=OURS", not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1).trim()]
}

function parseMap(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((text) => {
      const [source, target] = parsePair(text, '--map')
      const field = BY_LABEL.get(normalized(target)) ?? normalized(target)
      if (!FIELDS.includes(field)) {
        throw new Failure(`--map "${text}": there is no field ${target}. The fields: ${FIELDS.join(', ')}.`)
      }
      return [normalized(source), field]
    }),
  )
}

function parseTypes(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((text) => {
      const [source, target] = parsePair(text, '--value')
      const type = ARTIFACT_TYPES.find((known) => normalized(known) === normalized(target))
      if (!type) {
        throw new Failure(`--value "${text}": ${target} is no type. The types: ${ARTIFACT_TYPES.join(', ')}.`)
      }
      return [normalized(source), type]
    }),
  )
}

export interface ColumnOptions {
  readonly map?: readonly string[]
  readonly value?: readonly string[]
  readonly key?: string | undefined
  readonly isKeyless?: boolean
}

/**
 * Parses `--map`, `--value`, `--key` and `--no-key`. Columns named like a field or its label ("Image URL") need no option.
 * @throws Failure for an unknown field or type
 */
export function readColumns({ map = [], value = [], key, isKeyless = false }: ColumnOptions = {}): Columns {
  const mapped = parseMap(map)
  const types = parseTypes(value)
  const fieldOf = (name: string) => {
    const field = mapped.get(normalized(name)) ?? BY_LABEL.get(normalized(name)) ?? normalized(name)
    return FIELDS.includes(field) ? field : null
  }
  return {
    fieldOf,
    isKey: (name) =>
      key !== undefined && (normalized(name) === normalized(key) || fieldOf(name) === normalized(key)),
    typeOf: (word) => types.get(normalized(word)) ?? word,
    key: key ?? null,
    isKeyless,
  }
}

const listed = (names: readonly string[]) => names.map((name) => name || '(no name)').join(' | ')

/** @throws Failure if a required column is missing or two columns map to the same field */
export function checkTable(names: readonly string[], columns: Columns): void {
  const fields = names.map(columns.fieldOf)
  const missing = REQUIRED.find((field) => !fields.includes(field))
  if (missing) {
    throw new Failure(
      `The first line should name the columns, with commas, semicolons or tabs between them; there is no ${missing} among: ${listed(names)}\n  --map "COLUMN=${missing}" says which column it is.`,
    )
  }
  const duplicate = FIELDS.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field))
  if (duplicate) throw new Failure(`Two columns mean ${duplicate}: ${listed(names)}`)
}

/** Number of columns that are imported. */
export const countKnownColumns = (names: readonly string[], columns: Columns) =>
  names.filter((name) => columns.fieldOf(name) !== null || columns.isKey(name)).length

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
  names.filter((name) => columns.fieldOf(name) === null && !columns.isKey(name) && name.trim() !== '')
