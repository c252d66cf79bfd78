/** Changes of stored documents between versions, in the order in which they are applied. */
import { ARTIFACTS, HIDDEN, TRASH } from '@tracker/domain/firestore/collections.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import type { Fields } from '#firestore.ts'

export interface Migration {
  /** Id of the document that records it. Never changes once it is released. */
  readonly name: string
  /** What it does, for the operator. */
  readonly description: string
  /** Collections whose documents it changes, in this order. */
  readonly collections: readonly string[]
  /** Fields that `changesOf` needs. */
  readonly fields: readonly string[]
  /** Changes of a document; null if it is current. Applying it twice changes nothing. */
  readonly changesOf: (fields: Fields) => Fields | null
}

/** New migrations are added at the end (CONTRIBUTING.md, Releases). */
export const MIGRATION_LIST: readonly Migration[] = [
  {
    name: '001-name-fields',
    description: 'names are sorted by their first letter, and apostrophes are left out of searches',
    collections: [ARTIFACTS, HIDDEN, TRASH],
    fields: ['artifact_name', 'name_key', 'name_pieces', 'deleting_at'],
    changesOf: outdatedNameFields,
  },
]
