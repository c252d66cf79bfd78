/** Reports of lists and curators' decisions about them. A hidden list stays where it is, readable by its owner alone. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { type Decision, type ListReport, reportId } from '@tracker/domain/reports/report.ts'
import type { ReportedList } from '@tracker/domain/reports/reportedList.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as logger from 'firebase-functions/logger'
import {
  fieldsOf,
  firestore,
  listRef,
  listReportRef,
  listReports,
  listReportsOf,
  transact,
} from '#firestore.ts'
import { listNotFound, readableList } from '#lists/listStore.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { readPage } from '#pagination/pages.ts'

/**
 * Reports a list, once per user.
 * @returns the report's id
 * @throws Problem 404 for a list that the user cannot read
 */
export async function addListReport(uid: string, { listId, reason, text }: ListReport): Promise<string> {
  await readableList(listId, uid)
  const id = reportId(uid, listId)
  return transact(async (transaction) => {
    const [list, report] = await transaction.getAll(listRef(listId), listReportRef(id))
    if (!list?.exists) throw listNotFound()
    if (report?.exists) return id
    const reported_at = FieldValue.serverTimestamp()
    transaction.create(listReportRef(id), { uid, listId, reason, text, reported_at })
    return id
  })
}

/** Maximum documents read per report. */
export const READS_PER_LIST_REPORT = 2

/** Reads a page of reports, newest first, each with its list. */
export async function listReportPage(uid: string, limit: number, after: Cursor | null) {
  const order = { field: 'reported_at', direction: 'desc' } as const
  const page = await readPage(listReports, order, limit, after)
  const idOf = (report: QueryDocumentSnapshot) => String(report.get('listId'))
  const refs = [...new Set(page.documents.map(idOf))].map(listRef)
  const lists = refs.length === 0 ? [] : await firestore.getAll(...refs)
  const byId = new Map(lists.map((list) => [list.id, fieldsOf(list)]))
  const reported = page.documents.flatMap((report): ReportedList[] => {
    const fields = byId.get(idOf(report))
    if (!fields) return []
    return [
      {
        list: readList(idOf(report), fields),
        is_own: fields.uid === uid,
        reason: String(report.get('reason')),
        text: String(report.get('text')),
        reported_at: isoTime(report.get('reported_at')),
      },
    ]
  })
  return { reported, read: page.read + refs.length, next: page.next }
}

/** Deletes the reports of a list, in several commits. */
export async function removeListReports(listId: string): Promise<void> {
  for (;;) {
    const { docs } = await listReportsOf(listId).limit(100).select().get()
    if (docs.length === 0) return
    const batch = firestore.batch()
    docs.forEach(({ ref }) => batch.delete(ref))
    await batch.commit()
  }
}

/**
 * Applies a decision. Reports of a hidden list stay, so that it can be restored; otherwise they are closed.
 * @throws Problem 404 for a missing list, 403 for the curator's own, 409 to restore a list that is not hidden
 */
export async function decideList(id: string, uid: string, { decision, note }: Decision): Promise<void> {
  await transact(async (transaction) => {
    const fields = fieldsOf(await transaction.get(listRef(id)))
    if (fields === null) throw listNotFound()
    if (fields.uid === uid) throw new Problem('forbidden', 'Nobody decides on an own list.')
    if (decision === 'hide') transaction.update(listRef(id), { hidden_reason: note })
    if (decision !== 'restore') return
    if (fields.hidden_reason === undefined) throw new Problem('conflict', 'This list is not hidden.')
    transaction.update(listRef(id), { hidden_reason: FieldValue.delete() })
  })
  logger.info('decision', { list: id, decision, uid })
  if (decision !== 'hide') await removeListReports(id)
}
