/** An artifact as reports and decisions need it. */
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { Transaction } from 'firebase-admin/firestore'
import { fieldsOf, reportedRef } from '#firestore.ts'
import { setReportMark } from '#reports/openReportMark.ts'
import type { ReportedRecord } from '#reports/reportedRecord.ts'
import { move } from '#visibility/move.ts'
import { readRecord } from '#visibility/storedRecord.ts'

/** Returns a visible or hidden artifact; null if it does not exist or is deleted. */
export async function readReportedArtifact(reading: Transaction, id: string): Promise<ReportedRecord | null> {
  const record = await readRecord(reading, id)
  const { state, fields, reportCase } = record
  if (state === null || state.isDeleted) return null
  const isVisible = state.hiddenBy === null
  return {
    owner: String(fields.adder_uid),
    hiddenBy: state.hiddenBy,
    hiddenAt: isoTime(fields.hidden_at),
    reportCase,
    isPublic: () => Promise.resolve(isVisible),
    hide: (transaction, reason) => move(transaction, record, 'hide', { note: reason }),
    restore: (transaction) => move(transaction, record, 'restore'),
    mark: async (transaction) => {
      if (!isVisible) return null
      const mark = fieldsOf(await transaction.get(reportedRef(id)))
      return () => setReportMark(transaction, id, mark, fields)
    },
  }
}
