/** What the index knows of one artifact. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { sortKey } from '@tracker/domain/text/fold.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { wordsOf } from '@tracker/domain/text/words.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Fields } from '#firestore.ts'

/** The searched fields, with the weight of a word found in them. An index stores fields by their position here. */
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
] as const

/** Positions in `SEARCHED`. */
export const NAME_FIELD = 0
export const DATE_FIELD = 6

/** Stored fields that an entry is made of. */
export const ENTRY_FIELDS = [
  ...SEARCHED.map(({ field }) => field),
  'artifact_image',
  'adder_uid',
  'added_at',
  'updated_at',
  'deleting_at',
]

/** A part of a field's text. Long texts are split into sentences, of which many records share some. */
export interface FieldText {
  /** Position in `SEARCHED`. */
  readonly field: number
  readonly text: string
}

/** What filters, orders and answers need. */
export interface Listed {
  readonly id: string
  readonly name: string
  /** By which lists are ordered. */
  readonly nameKey: string
  readonly nameLength: number
  /** Empty when it is none of the known types. */
  readonly type: string
  /** Empty when unknown. */
  readonly place: string
  /** Display name of who added it. */
  readonly adder: string
  /** uid of who added it; empty when unknown. */
  readonly contributor: string
  /** Address of its picture; empty if there is none. */
  readonly picture: string
  /** Years of its making, BC negative; both 0 when they cannot be read. */
  readonly begin: number
  readonly end: number
  /** Microseconds since 1970. */
  readonly addedAt: number
}

export interface Entry extends Listed {
  readonly texts: readonly FieldText[]
}

/** A line break, a semicolon, or a full stop that ends a sentence rather than an abbreviation. */
const SENTENCE_END = /\s*[\n\r]+\s*|;\s+|(?<=[\p{L}\p{N})\]]{3})\.\s+(?=\p{Lu})/u

/** Microseconds of a stored time; null for anything else. */
export const microsOf = (value: unknown) =>
  value instanceof Timestamp ? value.seconds * 1e6 + Math.floor(value.nanoseconds / 1e3) : null

/** The entry of a stored artifact; null if lists do not show it: being deleted, or without `added_at`. */
export function entryOf(id: string, fields: Fields): Entry | null {
  const addedAt = microsOf(fields.added_at)
  if (addedAt === null || isBeingDeleted(fields)) return null
  const artifact = readArtifact(id, fields)
  const years = readYears(artifact.created_at)
  const texts = SEARCHED.flatMap(({ field, isLong }, at) => {
    const text = artifact[field]
    const parts = isLong ? text.split(SENTENCE_END) : [text]
    return [...new Set(parts)].filter(Boolean).map((part): FieldText => ({ field: at, text: part }))
  })
  return {
    id,
    name: artifact.artifact_name,
    nameKey: sortKey(artifact.artifact_name),
    nameLength: wordsOf(artifact.artifact_name).length,
    type: artifact.artifact_type,
    place: placeOf(artifact.present_location),
    adder: artifact.adder_name,
    contributor: typeof fields.adder_uid === 'string' ? fields.adder_uid : '',
    picture: artifact.artifact_image,
    begin: years?.begin ?? 0,
    end: years?.end ?? 0,
    addedAt,
    texts,
  }
}
