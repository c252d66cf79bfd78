/** Endpoints of reports about lists. */
import type { Responses } from '@tracker/domain/api/endpoints.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { parseDecision, parseListReport } from '@tracker/domain/reports/report.ts'
import { requireCurator, requireWriter } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { created, type Handler, ok } from '#http/context.ts'
import { addListReport, decideList, listReportPage, READS_PER_LIST_REPORT } from '#lists/listReports.ts'
import { listNotFound } from '#lists/listStore.ts'
import { pageResponse, readCursor } from '#pagination/cursor.ts'
import { reserveRead, userReader } from '#quotas/readQuota.ts'
import { countWrite } from '#quotas/writeQuota.ts'

export const postListReport: Handler<Responses['reportList']> = async (context) => {
  const { uid } = await requireWriter(context)
  const report = readBody(context, parseListReport)
  if (!isId(report.listId)) throw listNotFound()
  return created({ insertedId: await addListReport(uid, report) })
}

export const getListReports: Handler<Responses['listReports']> = async (context) => {
  const { uid } = await requireCurator(context)
  const [limit, cursor] = [context.query.limit(), readCursor(context, 'listReports')]
  const commit = reserveRead(userReader(uid), limit * READS_PER_LIST_REPORT + 1)
  const { reported, read, next } = await listReportPage(uid, limit, cursor)
  commit({ documents: read })
  return pageResponse(context, 'listReports', reported, next)
}

export const postListDecision: Handler<Responses['decideList']> = async (context) => {
  const { uid } = await requireCurator(context)
  await countWrite(uid)
  const decision = readBody(context, parseDecision)
  if (!isId(context.id)) throw listNotFound()
  await decideList(context.id, uid, decision)
  return ok({ decision: decision.decision })
}
