/** The indexed content of one artifact. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { isType, ownTypeWords } from '@tracker/domain/artifact/types.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { sortKey } from '@tracker/domain/text/fold.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { TEXT_MAX } from '@tracker/domain/limits.ts'
import { imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import {
  isIdeographic,
  joinBrackets,
  withoutStopWords,
  wordsAfterArticles,
  wordsOf,
} from '@tracker/domain/text/words.ts'
import { readDate } from '@tracker/domain/time/periods/readDate.ts'
import * as z from 'zod/mini'
import type { Fields } from '#firestore.ts'
import { microsOf } from '#timestamps.ts'

/**
 * Searched fields, with the weight of a match in each. An index refers to fields by their position in this
 * list.
 */
export const SEARCHED = [
  { field: 'artifact_name', weight: 10, isLong: false },
  { field: 'short_description', weight: 2.5, isLong: true },
  { field: 'historical_context', weight: 2, isLong: true },
  { field: 'discovered_by', weight: 5, isLong: false },
  { field: 'present_location', weight: 4, isLong: false },
  { field: 'discovered_at', weight: 3, isLong: false },
  { field: 'created_at', weight: 3, isLong: false },
  { field: 'artifact_type', weight: 4, isLong: false },
  { field: 'adder_name', weight: 2, isLong: false },
  { field: 'inventory_number', weight: 10, isLong: false },
] as const

/** Positions in `SEARCHED`. */
export const NAME_FIELD = 0
export const DATE_FIELD = 6
const NUMBER_FIELD = 9

/** Stored fields from which entries are made. */
export const ENTRY_FIELDS = [
  ...SEARCHED.map(({ field }) => field),
  'artifact_image',
  'image_licence',
  'adder_uid',
  'added_at',
  'updated_at',
  'deleting_at',
]

/**
 * Part of a field's text, at most `PASSAGE_CHARS` long. Long texts are split into sentences, many of which occur
 * in several records.
 */
export interface FieldText {
  /** Position in `SEARCHED`. */
  readonly field: number
  readonly text: string
}

/** Fields for filters, sorting and results. */
export const listedSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Sort key of the name. */
  nameKey: z.string(),
  /** Words of the name. */
  nameLength: z.int(),
  /** Empty unless it is one of the site's types. */
  type: z.string(),
  /** Present location; empty if unknown. */
  place: z.string(),
  /** Display name of the adder. */
  adder: z.string(),
  /** uid of the adder; empty if unknown. */
  contributor: z.string(),
  /** Image URL; empty without an image. */
  picture: z.string(),
  /** Name of the picture's well-known licence; empty without one. */
  licence: z.string(),
  /** Years in which it was made, BC negative; both 0 if they cannot be parsed. */
  begin: z.int(),
  end: z.int(),
  /** Microseconds since 1970. */
  addedAt: z.number(),
})
export type Listed = Readonly<z.infer<typeof listedSchema>>

/** A passage of an entry. */
export interface EntryText extends FieldText {
  /** See `indexedWords`; only if they were counted. */
  readonly words?: ReadonlySet<string>
}

export interface Entry extends Listed {
  readonly texts: readonly EntryText[]
}

/**
 * Limits of one artifact, whatever its texts contain. Words and passages are counted; what is beyond them is not
 * found. No record of a museum reaches them, but 5,000 random letters would.
 */
const PASSAGE_CHARS = 250
const LONG_WORDS_MAX = 750
const SHORT_WORDS_MAX = PASSAGE_CHARS
/** Characters of a date that are read. */
const DATE_CHARS = 500

/** A line break, a semicolon, or a full stop at the end of a sentence (not of an abbreviation). */
const SENTENCE_END = /[\n\r]+|;\s+|(?<=[\p{L}\p{N})\]]{3})\.\s+(?=\p{Lu})/u
/** Up to `PASSAGE_CHARS` characters, if possible up to a space. */
const PIECE = new RegExp(`[^]{1,${PASSAGE_CHARS}}(?=\\s|$)|[^]{1,${PASSAGE_CHARS}}`, 'gu')

/** The distinct words of a passage by which it is found. */
export function indexedWords({ field, text }: FieldText): ReadonlySet<string> {
  const joined = joinBrackets(text)
  const all = [...wordsOf(text), ...(joined === text ? [] : wordsOf(joined)), ...wordsAfterArticles(text)]
  // Parts of "HD009685" that people type.
  if (field === NUMBER_FIELD) all.push(...(text.match(/\p{L}+|[1-9]\d*/gu) ?? []).flatMap(wordsOf))
  if (!SEARCHED[field]?.isLong) return new Set(all)
  // Stop words and single letters and digits (mostly dimensions) are a fifth of the words in long texts.
  return new Set(withoutStopWords(all.filter((word) => word.length > 1 || isIdeographic(word))))
}

/** The passages of a field, up to the limit of words. */
function passagesOf(field: number, text: string): EntryText[] {
  const isLong = SEARCHED[field]?.isLong
  const whole = text.slice(0, TEXT_MAX)
  const parts = isLong ? whole.split(SENTENCE_END) : [whole]
  const pieces = parts.flatMap((part) => part.trim().match(PIECE) ?? [])
  const passages = [...new Set(pieces.map((piece) => piece.trim()))].map((piece) => ({ field, text: piece }))
  let left = isLong ? LONG_WORDS_MAX : SHORT_WORDS_MAX
  // A word has a letter at least, so shorter texts need not be counted.
  if (whole.length < left) return passages
  return passages.flatMap((passage): EntryText[] => {
    if (left <= 0) return []
    const words = indexedWords(passage)
    left -= 1 + words.size
    return left < 0 ? [] : [{ ...passage, words }]
  })
}

/** What a search finds in a field. A type of the site's own is found by its labels and words. */
function searchedText(artifact: Artifact, field: (typeof SEARCHED)[number]['field']): string {
  const text = artifact[field] ?? ''
  const words = field === 'artifact_type' ? ownTypeWords(text) : []
  return words.length > 0 ? words.join(', ') : text
}

/** Creates the entry of a stored artifact; null if it is not listed: being deleted, or without `added_at`. */
export function entryOf(id: string, fields: Fields): Entry | null {
  const addedAt = microsOf(fields.added_at)
  if (addedAt === null || isBeingDeleted(fields)) return null
  const artifact = readArtifact(id, fields)
  const caption = imageCaption(artifact)
  const years = readDate(artifact.created_at.slice(0, DATE_CHARS))
  const texts = SEARCHED.flatMap(({ field }, at) => passagesOf(at, searchedText(artifact, field)))
  return {
    id,
    name: artifact.artifact_name,
    nameKey: sortKey(artifact.artifact_name),
    nameLength: wordsOf(artifact.artifact_name).length,
    type: isType(artifact.artifact_type) ? artifact.artifact_type : '',
    place: placeOf(artifact.present_location),
    adder: artifact.adder_name,
    contributor: typeof fields.adder_uid === 'string' ? fields.adder_uid : '',
    picture: artifact.artifact_image,
    licence: caption?.licenceAddress ? caption.licence : '',
    begin: years?.begin ?? 0,
    end: years?.end ?? 0,
    addedAt,
    texts,
  }
}
