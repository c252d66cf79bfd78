/** What the columns of a file mean: the fields of an artifact, the key of a record, or nothing of ours. */
import {
  ARTIFACT_TYPES,
  CONTENT_FIELDS,
  type ContentField,
  FIELD_LABELS,
} from '@tracker/domain/artifact/artifact.ts'
import { Failure } from '#cli/failure.ts'

/** Fields that say which record it is. */
export const SOURCE_ID = 'source_id'
export const ID = '_id'

const NEEDED = ['artifact_name', 'artifact_type']
const TAKEN: readonly string[] = [...CONTENT_FIELDS, SOURCE_ID, ID]

/** A column's name as it is compared: without case and outer spaces; spaces and hyphens count as underscores. */
const plain = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_LABEL = new Map(Object.entries(FIELD_LABELS).map(([field, label]) => [plain(label), field]))

/** Whether a column is a field that people write. */
export const isContentField = (field: string): field is ContentField =>
  CONTENT_FIELDS.some((known) => known === field)

export interface Columns {
  /** The field that a column means; null for a column that is passed over. */
  readonly fieldOf: (name: string) => string | null
  /** Whether a column was chosen with `--key`. */
  readonly isKey: (name: string) => boolean
  /** The type that a word of the file stands for, else the word. */
  readonly typeOf: (word: string) => string
  /** The column of `--key`; null without one. */
  readonly key: string | null
  /** Whether records without a key are known by their content. */
  readonly isKeyless: boolean
}

/** Reads `THEIRS=OURS`; ours never has an equals sign. @throws Failure */
function pairOf(text: string, option: string): [theirs: string, ours: string] {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new Failure(`${option} takes "THEIRS=OURS", not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1).trim()]
}

function readMap(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((text) => {
      const [theirs, ours] = pairOf(text, '--map')
      const field = BY_LABEL.get(plain(ours)) ?? plain(ours)
      if (!TAKEN.includes(field)) {
        throw new Failure(`--map "${text}": there is no field ${ours}. The fields: ${TAKEN.join(', ')}.`)
      }
      return [plain(theirs), field]
    }),
  )
}

function readTypes(pairs: readonly string[]): Map<string, string> {
  return new Map(
    pairs.map((text) => {
      const [theirs, ours] = pairOf(text, '--value')
      const type = ARTIFACT_TYPES.find((known) => plain(known) === plain(ours))
      if (!type) {
        throw new Failure(`--value "${text}": ${ours} is no type. The types: ${ARTIFACT_TYPES.join(', ')}.`)
      }
      return [plain(theirs), type]
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
 * Reads what `--map`, `--value`, `--key` and `--no-key` say. Columns go by field and by the form's label ("Image URL")
 * without being told.
 * @throws Failure when one of them names a field or a type that there is not
 */
export function readColumns({ map = [], value = [], key, isKeyless = false }: ColumnOptions = {}): Columns {
  const mapped = readMap(map)
  const types = readTypes(value)
  const fieldOf = (name: string) => {
    const field = mapped.get(plain(name)) ?? BY_LABEL.get(plain(name)) ?? plain(name)
    return TAKEN.includes(field) ? field : null
  }
  return {
    fieldOf,
    isKey: (name) => key !== undefined && (plain(name) === plain(key) || fieldOf(name) === plain(key)),
    typeOf: (word) => types.get(plain(word)) ?? word,
    key: key ?? null,
    isKeyless,
  }
}

const inWords = (names: readonly string[]) => names.map((name) => name || '(no name)').join(' | ')

/**
 * Whether a table with these columns can be read.
 * @throws Failure when a needed column is missing or two columns mean the same field
 */
export function checkTable(names: readonly string[], columns: Columns): void {
  const fields = names.map(columns.fieldOf)
  const missing = NEEDED.find((field) => !fields.includes(field))
  if (missing) {
    throw new Failure(
      `The first line should name the columns, with commas, semicolons or tabs between them; there is no ${missing} among: ${inWords(names)}\n  --map "COLUMN=${missing}" says which column it is.`,
    )
  }
  const twice = TAKEN.find((field) => fields.indexOf(field) !== fields.lastIndexOf(field))
  if (twice) throw new Failure(`Two columns mean ${twice}: ${inWords(names)}`)
}

/** How many of a table's columns are taken. */
export const countTaken = (names: readonly string[], columns: Columns) =>
  names.filter((name) => columns.fieldOf(name) !== null || columns.isKey(name)).length

/**
 * Whether the records of a file can be told apart, by the names that its first record has.
 * @throws Failure when the column of `--key` is not among them
 */
export function hasKey(names: readonly string[], columns: Columns): boolean {
  if (columns.key !== null) {
    if (names.some(columns.isKey)) return true
    throw new Failure(`There is no column ${columns.key} for --key among: ${inWords(names)}`)
  }
  return names.some((name) => [SOURCE_ID, ID].includes(columns.fieldOf(name) ?? ''))
}

/** The columns that nothing is taken from. */
export const passedOver = (names: readonly string[], columns: Columns) =>
  names.filter((name) => columns.fieldOf(name) === null && !columns.isKey(name) && name.trim() !== '')
