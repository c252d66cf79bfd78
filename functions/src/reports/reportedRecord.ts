/** The record of a case, an artifact or a list, as reports and decisions need it. */
import type { HiddenCause } from '@tracker/domain/visibility/recordState.ts'
import type { Transaction } from 'firebase-admin/firestore'
import type { Fields } from '#firestore.ts'

/** Starts something in a transaction. Returns its writes, which follow all reads; null if there are none. */
type Start = (transaction: Transaction) => Promise<(() => void) | null>

export interface ReportedRecord {
  /** Uid of the adder of an artifact or the owner of a list. */
  readonly owner: string
  /** Null if it is not hidden. */
  readonly hiddenBy: HiddenCause | null
  /** Time of hiding, ISO 8601; empty if it is not hidden or the time is unknown. */
  readonly hiddenAt: string
  readonly reportCase: Fields | null
  /** Whether others can read it. */
  readonly isPublic: () => Promise<boolean>
  /** Hides it, or replaces the reason. */
  readonly hide: (transaction: Transaction, reason: string) => ReturnType<Start>
  /** @throws Problem 409 if it is not hidden, or its adder is suspended */
  readonly restore: Start
  /** Shows its owner that there are open reports. Lists have no such mark. */
  readonly mark: Start
}
