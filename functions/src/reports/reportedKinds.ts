/** The kinds of records that can be reported. */
import type { Problem } from '@tracker/domain/api/problem.ts'
import type { CaseKind, Subject } from '@tracker/domain/reports/report.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import { listNotFound } from '#lists/listStore.ts'
import { readReportedArtifact } from '#reports/reportedArtifact.ts'
import { readReportedList } from '#reports/reportedList.ts'
import type { ReportedRecord } from '#reports/reportedRecord.ts'
import { finishHide, finishRestore } from '#visibility/moveLikes.ts'

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
