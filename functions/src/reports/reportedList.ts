/** A list as reports and decisions need it. A hidden list stays where it is, readable by its owner alone. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { caseRef, fieldsOf, listRef } from '#firestore.ts'
import { leaveGallery } from '#lists/gallery.ts'
import { sharedList } from '#lists/listStore.ts'
import type { ReportedRecord } from '#reports/reportedRecord.ts'

/** Returns a list, hidden or not, whoever may read it. */
export async function readReportedList(reading: Transaction, id: string): Promise<ReportedRecord | null> {
  const ref = listRef(id)
  const snapshots = await reading.getAll(ref, caseRef(id))
  const [fields = null, reportCase = null] = snapshots.map(fieldsOf)
  if (fields === null) return null
  const isHidden = fields.hidden_reason !== undefined
  return {
    owner: String(fields.uid),
    hiddenBy: isHidden ? 'decision' : null,
    hiddenAt: isoTime(fields.hidden_at),
    reportCase,
    isPublic: async () => (await sharedList(id, fields)) !== null,
    hide: (transaction, reason) => {
      const hidden_at = isHidden ? (fields.hidden_at ?? null) : FieldValue.serverTimestamp()
      return Promise.resolve(() =>
        transaction.update(ref, { hidden_reason: reason, hidden_at, ...leaveGallery(fields) }),
      )
    },
    restore: (transaction) => {
      if (!isHidden) return Promise.reject(new Problem('conflict', say('list-not-hidden')))
      const [hidden_reason, hidden_at] = [FieldValue.delete(), FieldValue.delete()]
      return Promise.resolve(() => transaction.update(ref, { hidden_reason, hidden_at }))
    },
    mark: () => Promise.resolve(null),
  }
}
