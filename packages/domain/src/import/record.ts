/** Converts a row of a table to an artifact. A cell that cannot be stored is left out; it does not refuse the row. */
import * as z from 'zod/mini'
import { isId } from '../api/ids.ts'
import { CONTENT_FIELDS, type ContentField, FIELD_LABELS, FIELD_MAX } from '../artifact/artifact.ts'
import { type ArtifactContent, parseContent } from '../artifact/content.ts'
import { INVENTORY_NUMBER_MAX, MORE_PHOTOS_MAX } from '../limits.ts'
import { type Message, messageOf, type Note, type Parameter, say } from '../messages/message.ts'
import type { ImageSources } from '../photo/imageUrl.ts'
import { MORE_PHOTOS_FIELD, parseMorePhotos } from '../photo/morePhotos.ts'
import type { Photograph } from '../photo/photograph.ts'
import { withoutDirectionControls } from '../text/direction.ts'
import { cutAtWord, storableText } from '../text/storableText.ts'
import { type Columns, isSameColumn } from './columns.ts'
import { readFurther } from './furtherCell.ts'
import { joinValues } from './joins.ts'
import { ID, isContentField, SOURCE_ID } from './mapping.ts'
import { readPictureCell } from './pictureCell.ts'

/** An unvalidated row of a file. Rows of a table are values by column. */
export interface Row<Value = unknown> {
  /** Row or line of the record, from 1. */
  readonly line: number
  /** The record as in the file, or the error and text of an unreadable one. */
  readonly record:
    | { readonly ok: true; readonly value: Value }
    | { readonly ok: false; readonly reason: Note; readonly text?: string }
  /** What was left out before. */
  readonly notes?: readonly Note[]
  /** Whether a picture was left out before. */
  readonly lacksPictures?: boolean
}

/** A refused record with the errors. */
export interface Refusal {
  readonly line: number
  readonly reasons: readonly Note[]
  /** The record as in the file, or its text; null if neither is readable. */
  readonly record: unknown
  /** True if cutting texts would help. */
  readonly isTooLong?: boolean
}

/** A valid row. */
export interface RecordFields {
  readonly line: number
  readonly content: ArtifactContent
  /** Further photographs; null if the file says nothing about them. */
  readonly photographs: readonly Photograph[] | null
  /** Whether a picture of the row was left out, so that an update keeps the further photographs that there are. */
  readonly lacksPictures: boolean
  /** The record as in the file. */
  readonly source: unknown
  /** Key of the record; null if it is identified by its content. */
  readonly key: string | null
  /** True if the key is an artifact id. */
  readonly isId: boolean
  /** Fields present in the file; an update leaves other fields unchanged. */
  readonly sent: readonly ContentField[]
  /** What was left out or changed. */
  readonly notes: readonly Note[]
}

export type ReadResult =
  { readonly ok: true; readonly fields: RecordFields } | { readonly ok: false; readonly refusal: Refusal }

type Entries = readonly (readonly [name: string, value: unknown])[]
type Values = Map<ContentField, unknown>

const rowSchema = z.record(z.string(), z.unknown())

/** Characters of pictures that are left out that are shown. */
const PICTURES_SHOWN = 200
/** Characters before a cut that are shown. */
const CUT_SHOWN = 40
/** Name of records that have no name but a number. */
const UNTITLED = 'Untitled'

const ofField = (field: string, text: Parameter) => say('row-of-field', { field, text })
/** The message of an English text of the schemas. */
const noteOf = (text: string): Note => messageOf(text) ?? text

type Identity =
  | { readonly ok: true; readonly key: string | null; readonly isId: boolean; readonly isNumber: boolean }
  | { readonly ok: false; readonly reason: Note }

function keyOf(value: unknown): string | null {
  const key = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return key === '' ? null : key
}

/** Returns the key: from the key column, else from `source_id`, else from the `_id` of an exported record. */
function identify(entries: Entries, columns: Columns): Identity {
  const find = (isIt: (name: string) => boolean) => entries.filter(([name]) => isIt(name)).slice(0, 1)
  const isField = (field: string) => (name: string) => columns.fieldOf(name) === field
  const candidates =
    columns.key === null ? [...find(isField(SOURCE_ID)), ...find(isField(ID))] : find(columns.isKey)
  for (const [name, value] of candidates) {
    const key = keyOf(value)
    if (key === null) continue
    const field = columns.fieldOf(name)
    if (field !== ID) return { ok: true, key, isId: false, isNumber: field !== SOURCE_ID }
    if (isId(key)) return { ok: true, key, isId: true, isNumber: false }
  }
  if (columns.isKeyless) return { ok: true, key: null, isId: false, isNumber: false }
  return { ok: false, reason: ofField(columns.key ?? SOURCE_ID, say('row-without-key')) }
}

/** Values by field. @returns a field that two columns mean that are not joined */
function valuesOf(entries: Entries, columns: Columns): Values | ContentField {
  const values: Values = new Map()
  for (const [name, value] of entries) {
    const field = columns.fieldOf(name)
    if (field === null || !isContentField(field) || columns.isJoined(name, field)) continue
    if (values.has(field)) return field
    values.set(field, value)
  }
  for (const join of columns.joins) {
    const text = joinValues(join, entries, isSameColumn, (name) => columns.fieldOf(name) === join.field)
    if (text === undefined) continue
    if (values.has(join.field)) return join.field
    values.set(join.field, text)
  }
  return values
}

const maxOf = (field: ContentField) => (field === 'artifact_type' ? Infinity : FIELD_MAX[field])

/** Fields without which an object is still worth adding: an invalid value is left out, and told. */
const isLeftOut = (field: string) =>
  ['artifact_image', 'image_caption', 'image_credit', 'image_licence', 'inventory_number'].includes(field)

/** Makes a text storable, and short enough if that is wanted. */
function textOf(field: ContentField, text: string, { isCut }: Columns, notes: Note[]): string {
  const clean = storableText(field === 'artifact_name' ? withoutDirectionControls(text) : text)
  const max = maxOf(field)
  if (!isCut || clean.length <= max || field === 'artifact_image') return clean
  const cut = cutAtWord(clean, max)
  notes.push(say('text-cut', { field: FIELD_LABELS[field], end: cut.slice(-CUT_SHOWN) }))
  return cut
}

/** The name of a record without one: from another column, else from its number. */
function nameOf(entries: Entries, { unnamed }: Columns, identity: Identity): string {
  const other = entries.find(([name]) => unnamed !== null && isSameColumn(name, unnamed))?.[1]
  const text = typeof other === 'string' ? other.trim() : ''
  if (text !== '') return text
  return identity.ok && identity.isNumber ? `${UNTITLED}, ${identity.key}` : ''
}

interface Pictures {
  readonly picture: string
  /** Null if the row says nothing about further ones. */
  readonly further: readonly Photograph[] | null
  readonly isPartial: boolean
  readonly notes: readonly Message[]
}

/**
 * Reads the pictures of a row. Of several, those that cannot be stored are left out, and noted.
 * @param cell of the image column
 * @param more of the column of further ones; undefined without it
 */
function readPictures(cell: unknown, more: unknown, sources: ImageSources): Pictures {
  const read = readPictureCell(typeof cell === 'string' ? cell : '')
  if (read.more.length === 0 && more === undefined) return { ...read, further: null }
  const other = readFurther(more)
  const notes = [...read.notes, ...other.notes]
  const isValid = (photograph: Photograph) => {
    const parsed = parseMorePhotos({ more_photos: [photograph] }, sources)
    if (!parsed.ok) notes.push(...parsed.errors.flatMap(({ message }) => messageOf(message) ?? []))
    return parsed.ok
  }
  const named = [read.picture, ...read.more].map((url) => ({ url }))
  const [first, ...rest] = read.more.length === 0 ? named : named.filter(isValid)
  const others = other.photographs.filter(isValid)
  const all = [...rest, ...others].filter(
    ({ url }, at, list) => url !== first?.url && list.findIndex((one) => one.url === url) === at,
  )
  const left = all.slice(MORE_PHOTOS_MAX).map(({ url }) => url)
  if (left.length > 0)
    notes.push(say('pictures-left-out', { pictures: left.join(', ').slice(0, PICTURES_SHOWN) }))
  const isWhole = rest.length === read.more.length && others.length === other.photographs.length
  return {
    picture: first?.url ?? '',
    further: all.slice(0, MORE_PHOTOS_MAX),
    notes,
    isPartial: read.isPartial || other.isPartial || !isWhole,
  }
}

/** The values as they are stored: cleaned texts, the picture's address, a known type, a name. */
function cleaned(
  values: Values,
  entries: Entries,
  columns: Columns,
  identity: Identity,
  { picture, notes: left }: Pictures,
  notes: Note[],
): Values {
  const clean: Values = new Map(
    [...values].map(([field, value]) => {
      if (value === null || value === undefined) return [field, '']
      return [field, typeof value === 'string' ? textOf(field, value, columns, notes) : value]
    }),
  )
  if (typeof clean.get('artifact_image') === 'string') {
    notes.push(...left)
    // A picture that cannot be used is no empty cell: the one that the artifact has stays.
    if (picture === '' && left.length > 0) clean.delete('artifact_image')
    else clean.set('artifact_image', picture)
  }
  const date = clean.get('created_at')
  if (typeof date === 'string') clean.set('created_at', columns.dateOf(date))
  const type = clean.get('artifact_type') ?? ''
  if (typeof type === 'string' && (clean.has('artifact_type') || columns.defaultType !== ''))
    clean.set('artifact_type', columns.typeOf(type.trim()))
  const name = clean.get('artifact_name') ?? ''
  if (typeof name === 'string' && name.trim() === '') {
    const given = nameOf(entries, columns, identity)
    if (given !== '') clean.set('artifact_name', given)
  }
  // The column that identifies the object is kept, too.
  if (identity.ok && identity.isNumber && !clean.has('inventory_number')) {
    const number = storableText(identity.key ?? '')
    if (number.length <= INVENTORY_NUMBER_MAX) clean.set('inventory_number', number)
  }
  return clean
}

/**
 * Parses and validates a row.
 * @param sources allowed image sources
 * @returns its fields, or the errors
 */
export function readRow(row: Row, columns: Columns, sources?: ImageSources): ReadResult {
  const { line } = row
  const refused = (reasons: readonly Note[], record: unknown): ReadResult => ({
    ok: false,
    refusal: { line, reasons, record },
  })
  if (!row.record.ok) return refused([row.record.reason], row.record.text ?? null)
  const { value } = row.record
  const read = z.safeParse(rowSchema, value)
  const entries = read.success ? Object.entries(read.data) : []
  const values = valuesOf(entries, columns)
  if (!(values instanceof Map)) return refused([ofField(values, say('row-two-columns'))], value)
  const identity = identify(entries, columns)
  const notes: Note[] = [...(row.notes ?? [])]
  const cell = values.get('artifact_image')
  const more = entries.find(([name]) => columns.fieldOf(name) === MORE_PHOTOS_FIELD)?.[1]
  const pictures = readPictures(typeof cell === 'string' ? storableText(cell) : cell, more, sources ?? {})
  const clean = cleaned(values, entries, columns, identity, pictures, notes)
  const parse = () => parseContent(read.success ? Object.fromEntries(clean) : value, sources)
  let parsed = parse()
  const unusable = parsed.ok ? [] : parsed.errors.filter(({ field }) => isLeftOut(field))
  if (unusable.length > 0) {
    notes.push(...unusable.map(({ message }) => noteOf(message)))
    for (const { field } of unusable) if (isContentField(field)) clean.delete(field)
    parsed = parse()
  }
  if (!parsed.ok) {
    const reasons = parsed.errors.map(({ field, message }) =>
      field ? ofField(field, noteOf(message)) : noteOf(message),
    )
    const isTooLong = [...clean].some(
      ([field, text]) => typeof text === 'string' && !isLeftOut(field) && text.length > maxOf(field),
    )
    return { ok: false, refusal: { line, reasons, record: value, ...(isTooLong && { isTooLong }) } }
  }
  if (!identity.ok) return refused([identity.reason], value)
  const { key, isId: hasId } = identity
  const sent = CONTENT_FIELDS.filter((field) => clean.has(field))
  return {
    ok: true,
    fields: {
      line,
      content: parsed.value,
      photographs: pictures.further,
      lacksPictures: row.lacksPictures === true || (pictures.isPartial && pictures.picture !== ''),
      source: value,
      key,
      isId: hasId,
      sent,
      notes,
    },
  }
}
