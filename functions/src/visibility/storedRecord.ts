/** An artifact wherever it is stored: `artifacts`, `hidden` or `trash`. */
import type { RecordEvent } from '@tracker/domain/visibility/recordEvents.ts'
import { hiddenCause, type RecordState, VISIBLE } from '@tracker/domain/visibility/recordState.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { isBeingHidden, isVisible } from '#artifacts/artifactRecord.ts'
import {
  artifactRef,
  caseRef,
  type Fields,
  fieldsOf,
  hiddenRef,
  suspensionRef,
  trashRef,
} from '#firestore.ts'
import { isActive } from '#moderation/suspended.ts'

/** Events that move an artifact. `purge.ts` deletes it for good. */
export type MoveEvent = Exclude<RecordEvent, 'purge'>

interface Base {
  readonly id: string
  /** Document that counts likes which are still to be hidden; null if there is none. */
  readonly placeholder: Fields | null
  readonly reportCase: Fields | null
}

/** An artifact that exists. */
export interface StoredRecord extends Base {
  readonly state: RecordState
  /** All stored fields, with those that hiding and deleting add. */
  readonly fields: Fields
}

/** An artifact that does not exist. */
interface NoRecord extends Base {
  readonly state: null
  /** Set while it is being deleted for good, else null. */
  readonly fields: Fields | null
}

/** Reads an artifact and its case in the transaction that changes it. */
export async function readRecord(transaction: Transaction, id: string): Promise<StoredRecord | NoRecord> {
  const refs = [artifactRef(id), hiddenRef(id), trashRef(id), caseRef(id)]
  const snapshots = await transaction.getAll(...refs)
  const [artifact = null, hidden = null, deleted = null, reportCase = null] = snapshots.map(fieldsOf)
  const placeholder = artifact && isBeingHidden(artifact) ? artifact : null
  const base = { id, placeholder, reportCase }
  const away = hidden ?? deleted
  if (away) {
    const state = { hiddenBy: hiddenCause(away), isDeleted: hidden === null }
    return { ...base, state, fields: away }
  }
  if (isVisible(artifact)) return { ...base, state: VISIBLE, fields: artifact }
  return { ...base, state: null, fields: placeholder ? null : artifact }
}

/** Reads the suspension of a record's adder; null unless it is in effect. */
export async function readSuspension(
  transaction: Transaction,
  { adder_uid }: Fields,
): Promise<Fields | null> {
  const suspension = fieldsOf(await transaction.get(suspensionRef(String(adder_uid))))
  return isActive(suspension) ? suspension : null
}
