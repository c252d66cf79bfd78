/** The record of a case, an artifact or a list, as reports and decisions need it. */
import type { Problem } from '@tracker/domain/api/problem.ts'
import type { CaseKind, Subject } from '@tracker/domain/reports/report.ts'
import type { HiddenCause } from '@tracker/domain/visibility/recordState.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import type { Fields } from '#firestore.ts'
import { listNotFound } from '#lists/listStore.ts'
import { readReportedArtifact } from '#reports/reportedArtifact.ts'
import { readReportedList } from '#reports/reportedList.ts'
import { finishHide, finishRestore } from '#visibility/moveLikes.ts'

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

interface Kind {
  /** Returns the record, hidden or not; null if it does not exist or is deleted. */
  readonly read: (transaction: Transaction, id: string) => Promise<ReportedRecord | null>
  readonly notFound: () => Problem
  /** Completes what the first commit started, until the deadline (ms since 1970). */
  readonly finishHide: (id: string, deadline: number) => Promise<void>
  readonly finishRestore: (id: string, deadline: number) => Promise<void>
}

const isDone = () => Promise.resolve()

export const RECORDS: Readonly<Record<CaseKind, Kind>> = {
  artifact: { read: readReportedArtifact, notFound: artifactNotFound, finishHide, finishRestore },
  list: { read: readReportedList, notFound: listNotFound, finishHide: isDone, finishRestore: isDone },
}

export const readReported = (transaction: Transaction, { kind, id }: Subject) =>
  RECORDS[kind].read(transaction, id)
