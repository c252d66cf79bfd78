/** Changes of stored documents between versions, in the order of application. */
import { ARTIFACTS, HIDDEN, TRASH } from '@tracker/domain/firestore/collections.ts'
import { outdatedNameFields } from '#admin/nameFields.ts'
import type { Fields } from '#firestore.ts'

export interface Migration {
  /** Id of the document that records the migration. Must not change once it is released. */
  readonly name: string
  /** Description for the operator. */
  readonly description: string
  /** Collections to change, in this order. */
  readonly collections: readonly string[]
  /** Fields that `changesOf` needs. */
  readonly fields: readonly string[]
  /** Returns the changes of a document; null if it is up to date. Idempotent. */
  readonly changesOf: (fields: Fields) => Fields | null
}

/** Add new migrations at the end (CONTRIBUTING.md, Releases). */
export const MIGRATION_LIST: readonly Migration[] = [
  {
    name: '001-name-fields',
    description: 'names are sorted by their first letter, and apostrophes are left out of searches',
    collections: [ARTIFACTS, HIDDEN, TRASH],
    fields: ['artifact_name', 'name_key', 'name_pieces', 'deleting_at'],
    changesOf: outdatedNameFields,
  },
]
