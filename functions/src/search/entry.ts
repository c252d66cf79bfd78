/** What the index knows of one artifact. */
import { ARTIFACT_TYPES, type ArtifactType, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { wordsAfterArticles, wordsOf } from '@tracker/domain/text/words.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { Timestamp } from 'firebase-admin/firestore'
import type { Fields } from '#firestore.ts'

/** The fields that are searched, each with its bit in a posting's mask and what a word in it weighs. */
export const SEARCHED = [
  { field: 'artifact_name', weight: 10 },
  { field: 'short_description', weight: 2.5 },
  { field: 'historical_context', weight: 2 },
  { field: 'discovered_by', weight: 5 },
  { field: 'present_location', weight: 4 },
  { field: 'discovered_at', weight: 3 },
  { field: 'created_at', weight: 3 },
  { field: 'artifact_type', weight: 4 },
  { field: 'adder_name', weight: 2 },
] as const
/** The bit of the name. */
export const IN_NAME = 1

/** Fields that an entry is made of. */
export const ENTRY_FIELDS = [
  ...SEARCHED.map(({ field }) => field),
  'artifact_image',
  'adder_uid',
  'added_at',
  'updated_at',
  'deleting_at',
]

/** What is listed of an artifact beside its words. */
export interface Listed {
  readonly id: string
  readonly name: string
  /** Its place among the seven types; -1 for none. */
  readonly type: number
  /** Empty when it is not known. */
  readonly place: string
  /** The name of who added it. */
  readonly adder: string
  /** The uid; empty when it is not known. */
  readonly contributor: string
  readonly hasPicture: boolean
  /** Years of its making, before Christ negative; both 0 when they cannot be read. */
  readonly begin: number
  readonly end: number
  /** Microseconds since 1970. */
  readonly addedAt: number
  /** Words that its name has. */
  readonly nameLength: number
}

export interface Entry extends Listed {
  /** Each of its words with the fields that it occurs in, as bits. */
  readonly words: ReadonlyMap<string, number>
}

/** What lists are ordered by: the folded name, then the id. */
export interface Order {
  readonly key: string
  readonly id: string
}

/** The place of an artifact in lists. */
export const orderOf = ({ name, id }: Listed): Order => ({ key: fold(name), id })

/** Negative when one comes before the other, as `sort` wants it; 0 for the same artifact. */
export function compareOrder(one: Order, other: Order): number {
  if (one.key !== other.key) return one.key < other.key ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
}

/** Microseconds of a stored time; null when it is none. */
export const microsOf = (value: unknown) =>
  value instanceof Timestamp ? value.seconds * 1e6 + Math.floor(value.nanoseconds / 1e3) : null

/** The entry of a stored artifact; null for one that no list shows: on its way out, or without the time it was added. */
export function entryOf(id: string, fields: Fields): Entry | null {
  const addedAt = microsOf(fields.added_at)
  if (addedAt === null || isBeingDeleted(fields)) return null
  const artifact = readArtifact(id, fields)
  const words = new Map<string, number>()
  SEARCHED.forEach(({ field }, at) => {
    const text = artifact[field]
    for (const word of [...wordsOf(text), ...wordsAfterArticles(text)])
      words.set(word, (words.get(word) ?? 0) | (1 << at))
  })
  const years = readYears(artifact.created_at)
  return {
    id,
    name: artifact.artifact_name,
    type: ARTIFACT_TYPES.indexOf(artifact.artifact_type as ArtifactType),
    place: placeOf(artifact.present_location),
    adder: artifact.adder_name,
    contributor: typeof fields.adder_uid === 'string' ? fields.adder_uid : '',
    hasPicture: artifact.artifact_image !== '',
    begin: years?.begin ?? 0,
    end: years?.end ?? 0,
    addedAt,
    nameLength: Math.min(255, wordsOf(artifact.artifact_name).length),
    words,
  }
}
