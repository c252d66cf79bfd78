/** Mapping of a table's columns to artifact fields (docs/importing.md). */
import * as z from 'zod/mini'
import { CONTENT_FIELDS, type ContentField, FIELD_LABELS } from '../artifact/artifact.ts'
import { ARTIFACT_TYPES, ownTypeWords } from '../artifact/types.ts'
import { MORE_PHOTOS_FIELD } from '../photo/morePhotos.ts'
import { MORE_PHOTOS_LABEL } from './furtherCell.ts'

/** Fields that identify a record. */
export const SOURCE_ID = 'source_id'
export const ID = '_id'

const FIELDS: readonly string[] = [...CONTENT_FIELDS, MORE_PHOTOS_FIELD, SOURCE_ID, ID]
/** Fields that may be joined from several columns. */
export const JOINED_FIELDS: readonly string[] = CONTENT_FIELDS.filter(
  (field) => field !== 'artifact_type' && field !== 'artifact_image',
)

/** Normalizes a column name: lower case, trimmed, with underscores for spaces and hyphens. */
export const normalized = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_LABEL = new Map(
  [...Object.entries(FIELD_LABELS), [MORE_PHOTOS_FIELD, MORE_PHOTOS_LABEL] as const].map(([field, label]) => [
    normalized(label),
    field,
  ]),
)

/** Returns the field with this name or label, or null. */
export function fieldNamed(name: string): string | null {
  const field = BY_LABEL.get(normalized(name)) ?? normalized(name)
  return FIELDS.includes(field) ? field : null
}

/** Returns true if a field is user-editable. */
export const isContentField = (field: string): field is ContentField =>
  CONTENT_FIELDS.some((known) => known === field)

/** Types by their normalized words and ids. */
const TYPE_NAMED = new Map(
  [
    ...ARTIFACT_TYPES.flatMap((type) => ownTypeWords(type).map((word) => [word, type] as const)).toReversed(),
    ...ARTIFACT_TYPES.map((type) => [type, type] as const),
  ].map(([name, type]) => [normalized(name), type]),
)
const typeNamed = (word: string) => TYPE_NAMED.get(normalized(word))
const isJoinedField = (name: string) => JOINED_FIELDS.includes(fieldNamed(name) ?? '')

const fieldSchema = z.string('A field is a text.').check(
  z.refine((name) => name === '' || fieldNamed(name) !== null, {
    error: ({ input }) => `there is no field ${String(input)}. The fields: ${FIELDS.join(', ')}.`,
  }),
)
const joinedFieldSchema = z.string().check(
  z.refine(isJoinedField, {
    error: ({ input }) =>
      `columns cannot be joined into ${String(input)}. The fields: ${JOINED_FIELDS.join(', ')}.`,
  }),
)
const typeSchema = z.string('A type is a text.').check(
  z.refine((word) => typeNamed(word) !== undefined, {
    error: ({ input }) => `${String(input)} is no type. The types: ${ARTIFACT_TYPES.join(', ')}.`,
  }),
)
const columnSchema = z.string('A column is a text.').check(z.minLength(1, 'A column needs a name.'))

const PARTS = 'key, map, value, date, join, type, unnamed, cut and list'

export const mappingSchema = z.strictObject(
  {
    /** Column that identifies records, or null. */
    key: z.optional(z.nullable(columnSchema)),
    /** Artifact field of each mapped column; empty for columns that are not imported. */
    map: z.optional(z.record(z.string(), fieldSchema)),
    /** Artifact type of each mapped word. */
    value: z.optional(z.record(z.string(), typeSchema)),
    /** Dates to store in place of those of the file. */
    date: z.optional(z.record(z.string(), z.string('A date is a text.'))),
    /** Columns joined into a field. */
    join: z.optional(
      z.record(
        joinedFieldSchema,
        z.array(columnSchema, 'These are the columns, in brackets: ["COLUMN", "COLUMN"].'),
      ),
    ),
    /** Type of records whose word has none. */
    type: z.optional(typeSchema),
    /** Column with the name of records that have none. */
    unnamed: z.optional(columnSchema),
    /** Whether texts over the limit are cut at a word. */
    cut: z.optional(z.boolean('Cut is true or false.')),
    /** Name of the list to which the keys belong. */
    list: z.optional(z.string('A list has a name.')),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no ${issue.keys.join(', ')}. A mapping has ${PARTS}.`
        : `a mapping is an object with ${PARTS}.`,
  },
)

export type Mapping = z.infer<typeof mappingSchema>

/** Combines mappings; later ones win. */
export const mergeMappings = (one: Mapping, other: Mapping): Mapping => ({
  ...one,
  ...other,
  map: { ...one.map, ...other.map },
  value: { ...one.value, ...other.value },
  date: { ...one.date, ...other.date },
  join: { ...one.join, ...other.join },
})

/** Stands for an empty cell among the words of the type column. */
export const EMPTY_WORD = '(empty)'

/** Returns the artifact type of a word, or the word itself. */
export const typeOrWord = (word: string) => typeNamed(word) ?? word
