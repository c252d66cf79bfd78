/** Report endpoints. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { CASES_LIMIT_MAX, LIST_LIMIT_DEFAULT } from '@tracker/domain/limits.ts'
import { parseReporterDecision } from '@tracker/domain/reports/moderation.ts'
import {
  APPEAL,
  parseDecision,
  parseReport,
  type Subject,
  subjectOf,
} from '@tracker/domain/reports/report.ts'
import { requireAppellant, requireCurator, requireNotSuspended } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { callDeadline, created, type Handler, ok } from '#http/context.ts'
import { pageResponse, readCursor } from '#pagination/cursor.ts'
import { userReader, reserveRead } from '#quotas/readQuota.ts'
import { countWrite } from '#quotas/writeQuota.ts'
import { casesOfReporter, maxReads, reportedPage } from '#reports/caseList.ts'
import { decide } from '#reports/decideReport.ts'
import { decideReporter, readReporter } from '#reports/decideReporter.ts'
import { RECORDS } from '#reports/reportedKinds.ts'
import { addReport } from '#reports/reportStore.ts'
import { indexSync } from '#search/index/indexInstance.ts'

/** Validates the id before it is used in a document path. @throws Problem 404 */
function requireId(subject: Subject): Subject {
  if (!isId(subject.id)) throw RECORDS[subject.kind].notFound()
  return subject
}

export const postReport: Handler<Answers['report']> = async (context) => {
  const user = await requireAppellant(context)
  const report = readBody(context, parseReport)
  if (report.reason !== APPEAL) requireNotSuspended(user)
  requireId(subjectOf(report))
  return created({ insertedId: await addReport(user, report) })
}

export const getReports: Handler<Answers['reports']> = async (context) => {
  const { uid } = await requireCurator(context)
  const reporter = context.query.get('reporter')
  const list = reporter === null ? 'reports' : `reports ${reporter}`
  const [limit, cursor] = [
    context.query.limit(LIST_LIMIT_DEFAULT, CASES_LIMIT_MAX),
    readCursor(context, list),
  ]
  const commit = reserveRead(userReader(uid), maxReads(limit))
  const { reported, read, next } =
    reporter === null
      ? await reportedPage(uid, limit, cursor)
      : await casesOfReporter(uid, reporter, limit, cursor)
  commit({ documents: read })
  return pageResponse(context, list, reported, next)
}

export const postDecision: Handler<Answers['decide']> = async (context) => {
  const { uid } = await requireCurator(context)
  await countWrite(uid)
  const { kind, ...decision } = readBody(context, parseDecision)
  const subject = requireId({ kind, id: context.id })
  await decide(subject, uid, decision, callDeadline())
  indexSync.expire()
  return ok({ decision: decision.decision })
}

export const getReporter: Handler<Answers['reporter']> = async (context) => {
  const { uid } = await requireCurator(context)
  reserveRead(userReader(uid), 3)
  return ok(await readReporter(context.id, uid))
}

export const postReporter: Handler<Answers['decideReporter']> = async (context) => {
  const { uid } = await requireCurator(context)
  await countWrite(uid)
  const decision = readBody(context, parseReporterDecision)
  return ok(await decideReporter(context.id, uid, decision, callDeadline()))
}
