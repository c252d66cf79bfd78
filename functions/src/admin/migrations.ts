/** Changes of stored documents between versions, in the order of application. */
import {
  ARTIFACTS,
  HIDDEN,
  LIST_REPORTS,
  LISTS,
  REPORTS,
  TRASH,
} from '@tracker/domain/firestore/collections.ts'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import { outdatedNameFields } from '#admin/nameFields.ts'
import { addPseudonyms, lacksPseudonym } from '#admin/reporterPseudonyms.ts'
import { needsCase, unifyReports } from '#admin/unifyReports.ts'
import { type Fields, fieldsOf } from '#firestore.ts'

export interface Migration {
  /** Id of the document that records the migration. Must not change once it is released. */
  readonly name: string
  /** Description for the operator. */
  readonly description: string
  /** Collections to change, in this order. */
  readonly collections: readonly string[]
  /** Fields that `isOutdated` needs. */
  readonly fields: readonly string[]
  /** @param collection id of the document's collection */
  readonly isOutdated: (fields: Fields, collection: string) => boolean
  /**
   * Changes outdated documents, which it reads again in the transaction. Idempotent.
   * @returns the number of changed documents
   */
  readonly apply: (transaction: Transaction, outdated: readonly DocumentReference[]) => Promise<number>
}

/** A migration that changes fields of each document. @param changesOf returns null if the document is up to date */
function inPlace({
  changesOf,
  ...migration
}: Omit<Migration, 'isOutdated' | 'apply'> & {
  readonly changesOf: (fields: Fields) => Fields | null
}): Migration {
  return {
    ...migration,
    isOutdated: (fields) => changesOf(fields) !== null,
    apply: async (transaction, outdated) => {
      const snapshots = outdated.length > 0 ? await transaction.getAll(...outdated) : []
      const changes = snapshots.flatMap((snapshot) => {
        const fields = fieldsOf(snapshot)
        const change = fields ? changesOf(fields) : null
        return change === null ? [] : [{ ref: snapshot.ref, change }]
      })
      for (const { ref, change } of changes) transaction.update(ref, { ...change })
      return changes.length
    },
  }
}

/** Add new migrations at the end (CONTRIBUTING.md, Releases). */
export const MIGRATION_LIST: readonly Migration[] = [
  inPlace({
    name: '001-name-fields',
    description: 'names are sorted by their first letter, and apostrophes are left out of searches',
    collections: [ARTIFACTS, HIDDEN, TRASH],
    fields: ['artifact_name', 'name_key', 'name_pieces', 'deleting_at'],
    changesOf: outdatedNameFields,
  }),
  {
    name: '002-one-kind-of-reports',
    description: 'reports of lists move to those of artifacts, and curators see every hidden list',
    collections: [LIST_REPORTS, LISTS],
    fields: ['listId', 'hidden_reason'],
    isOutdated: needsCase,
    apply: unifyReports,
  },
  {
    name: '003-pseudonyms',
    description: 'each reporter gets a pseudonym for curators',
    collections: [REPORTS],
    fields: ['reporter', 'reason'],
    isOutdated: lacksPseudonym,
    apply: addPseudonyms,
  },
]
