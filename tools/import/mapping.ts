/** How the columns of a file become artifacts: from options, and from a mapping file (docs/importing.md). */
import {
  ARTIFACT_TYPES,
  CONTENT_FIELDS,
  type ContentField,
  FIELD_LABELS,
} from '@tracker/domain/artifact/artifact.ts'
import { readFile, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Failure, messageOf } from '#cli/failure.ts'

/** Fields that identify a record. */
export const SOURCE_ID = 'source_id'
export const ID = '_id'

const FIELDS: readonly string[] = [...CONTENT_FIELDS, SOURCE_ID, ID]
const JOINED_FIELDS: readonly string[] = CONTENT_FIELDS.filter(
  (field) => field !== 'artifact_type' && field !== 'artifact_image',
)

/** Normalizes a column name: lower case, trimmed, with underscores for spaces and hyphens. */
export const normalized = (name: string) =>
  name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const BY_LABEL = new Map(Object.entries(FIELD_LABELS).map(([field, label]) => [normalized(label), field]))

/** Field that a name or label means, or null. */
export function fieldNamed(name: string): string | null {
  const field = BY_LABEL.get(normalized(name)) ?? normalized(name)
  return FIELDS.includes(field) ? field : null
}

/** Whether a field is user-editable. */
export const isContentField = (field: string): field is ContentField =>
  CONTENT_FIELDS.some((known) => known === field)

const typeNamed = (word: string) => ARTIFACT_TYPES.find((type) => normalized(type) === normalized(word))
const isJoinedField = (name: string) => JOINED_FIELDS.includes(fieldNamed(name) ?? '')

const fieldSchema = z.string('A field is a text.').check(
  z.refine((name) => fieldNamed(name) !== null, {
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

const mappingSchema = z.strictObject(
  {
    /** Column that identifies a record; null if none does. */
    key: z.optional(z.nullable(columnSchema)),
    /** Field of a column. */
    map: z.optional(z.record(z.string(), fieldSchema)),
    /** Artifact type that a word stands for. */
    value: z.optional(z.record(z.string(), typeSchema)),
    /** Columns that are joined into the text of a field. */
    join: z.optional(
      z.record(
        joinedFieldSchema,
        z.array(columnSchema, 'These are the columns, in brackets: ["COLUMN", "COLUMN"].'),
      ),
    ),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `there is no ${issue.keys.join(', ')}. A mapping has key, map, value and join.`
        : 'a mapping is an object with key, map, value and join.',
  },
)

export type Mapping = z.infer<typeof mappingSchema>

/** @param source names the place of an error. @throws Failure */
function parseMapping(value: unknown, source: (path: readonly string[]) => string): Mapping {
  const result = z.safeParse(mappingSchema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const message = issue?.code === 'invalid_key' ? issue.issues[0]?.message : issue?.message
  throw new Failure(`${source((issue?.path ?? []).map(String))}: ${message ?? 'This is no mapping.'}`)
}

/** Parses `COLUMN=FIELD` or `WORD=TYPE`; only the first part may contain an equals sign. @throws Failure */
function parsePair(text: string, option: string): [source: string, target: string] {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new Failure(`${option} takes "THEIRS=OURS", not "${text}".`)
  return [text.slice(0, at), text.slice(at + 1).trim()]
}

/** Parses `FIELD=COLUMN + COLUMN`. @throws Failure */
function parseJoin(text: string): [field: string, columns: string[]] {
  const at = text.indexOf('=')
  const columns = text.slice(at + 1).split(/\s\+\s/)
  if (at < 1 || columns.some((name) => name.trim() === '')) {
    throw new Failure(`--join takes "FIELD=COLUMN + COLUMN", not "${text}".`)
  }
  return [text.slice(0, at).trim(), columns.map((name) => name.trim())]
}

export interface MappingOptions {
  readonly map?: readonly string[]
  readonly value?: readonly string[]
  readonly join?: readonly string[]
  readonly key?: string | undefined
  readonly 'no-key'?: boolean
}

/** Parses the options `--map`, `--value`, `--join`, `--key` and `--no-key`. @throws Failure for an unknown field or type */
export function mappingOfOptions({ map, value, join, key, ...options }: MappingOptions): Mapping {
  const mapping = {
    map: Object.fromEntries((map ?? []).map((text) => parsePair(text, '--map'))),
    value: Object.fromEntries((value ?? []).map((text) => parsePair(text, '--value'))),
    join: Object.fromEntries((join ?? []).map(parseJoin)),
    ...(options['no-key'] === true ? { key: null } : key !== undefined && { key }),
  }
  const texts = { map, value, join }
  return parseMapping(mapping, ([option = '', name = '']) => {
    const text = Object.entries(texts)
      .find(([one]) => one === option)?.[1]
      ?.find((one) => one.startsWith(`${name}=`) || one.split('=')[0]?.trim() === name)
    return text === undefined ? `--${option}` : `--${option} "${text}"`
  })
}

/** @throws Failure if the file is missing or is no mapping */
export async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Failure(`The mapping ${file} could not be read: ${messageOf(error)}`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Failure(`The mapping ${file} is not JSON: ${messageOf(error)}`)
  }
  return parseMapping(value, (path) => [file, ...path].join(', '))
}

/** @throws Failure if the file cannot be written */
export async function saveMapping(file: string, mapping: Mapping): Promise<void> {
  await writeFile(file, `${JSON.stringify(mapping, null, 2)}\n`).catch((error: unknown) => {
    throw new Failure(`The mapping ${file} could not be written: ${messageOf(error)}`)
  })
}

/** Combines mappings; later ones win. */
export const mergeMappings = (one: Mapping, other: Mapping): Mapping => ({
  ...one,
  ...other,
  map: { ...one.map, ...other.map },
  value: { ...one.value, ...other.value },
  join: { ...one.join, ...other.join },
})

/** The type that a word of a valid mapping means, or the word itself. */
export const typeOrWord = (word: string) => typeNamed(word) ?? word
