/** Endpoints for curators: decisions on many artifacts, contributors and suspensions. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { parseDecisions, parseSuspension } from '@tracker/domain/reports/moderation.ts'
import { toArtifact } from '#artifacts/artifactRecord.ts'
import { listOwnArtifacts } from '#artifacts/listArtifacts.ts'
import { artifacts, fieldsOf, hidden, suspensionRef, suspensions } from '#firestore.ts'
import { requireCurator, type User } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { callDeadline, type Context, type Handler, ok } from '#http/context.ts'
import { decideMany } from '#moderation/decideMany.ts'
import { lift, noContributor, readContributor, suspend } from '#moderation/suspend.ts'
import { toListed, toSuspended } from '#moderation/suspended.ts'
import { nextLink, pageResponse, readCursor } from '#pagination/cursor.ts'
import { readPage } from '#pagination/pages.ts'
import { reserveRead, userReader } from '#quotas/readQuota.ts'
import { countWrite } from '#quotas/writeQuota.ts'
import { countOpenCases } from '#reports/caseList.ts'
import { indexSync } from '#search/index/indexInstance.ts'

/** Returns the signed-in curator and counts a write. */
async function requireDecidingCurator(context: Context): Promise<User> {
  const user = await requireCurator(context)
  await countWrite(user.uid)
  return user
}

/** Validates the uid before it is used in a document path. @throws Problem 404 */
function contributorId({ id }: Context): string {
  if (!isId(id)) throw noContributor()
  return id
}

export const postDecisions: Handler<Answers['decideMany']> = async (context) => {
  const { uid } = await requireDecidingCurator(context)
  const decisions = readBody(context, parseDecisions)
  const decided = await decideMany(uid, decisions, callDeadline())
  indexSync.expire()
  return ok(decided)
}

export const getOpenReports: Handler<Answers['openReports']> = async (context) => {
  const { uid } = await requireCurator(context)
  reserveRead(userReader(uid), 1)
  return ok({ open: await countOpenCases() })
}

/** The account's name, or the newest artifact's if there is no account. @throws Problem 404 without both */
async function nameOf(uid: string, newest: string | undefined): Promise<string> {
  if (newest) return newest
  return (await readContributor(uid)).displayName ?? ''
}

/** A count is billed as one read per 1,000 documents. */
const readsOfCount = (count: number) => Math.max(1, Math.ceil(count / 1_000))
/** Documents read in addition to the artifacts, without large counts: the suspension and two counts. */
const READS_BESIDE = 3

export const getModeration: Handler<Answers['moderation']> = async (context) => {
  const curator = await requireCurator(context)
  const uid = contributorId(context)
  const list = `moderation ${uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(userReader(curator.uid), 2 * (limit + 1) + READS_BESIDE)
  const countOf = async (collection: typeof artifacts) =>
    (await collection.where('adder_uid', '==', uid).count().get()).data().count
  const [page, suspension, visibleCount, hiddenCount] = await Promise.all([
    listOwnArtifacts(uid, limit, cursor),
    suspensionRef(uid).get(),
    countOf(artifacts),
    countOf(hidden),
  ])
  commit({ documents: page.read + 1 + readsOfCount(visibleCount) + readsOfCount(hiddenCount) })
  const records = page.documents.map(toArtifact)
  const stored = fieldsOf(suspension)
  const response = {
    uid,
    name: await nameOf(uid, records[0]?.adder_name),
    is_own: uid === curator.uid,
    suspension: stored && toSuspended(uid, stored),
    visible: visibleCount,
    hidden: hiddenCount,
    artifacts: records,
  }
  return ok(response, nextLink(context, list, page.next))
}

/** Instead of a uid in the cursor, which would identify a suspended reporter. No two suspensions have the same time. */
const LOWEST_ID = '---'

export const getSuspensions: Handler<Answers['suspensions']> = async (context) => {
  const { uid } = await requireCurator(context)
  const [limit, cursor] = [context.query.limit(), readCursor(context, 'suspensions')]
  const commit = reserveRead(userReader(uid), limit + 1)
  const order = { field: 'suspended_at', direction: 'desc' } as const
  const page = await readPage(suspensions, order, limit, cursor)
  commit({ documents: page.read })
  const found = page.documents.map((document) => toListed(document.id, document.data()))
  return pageResponse(context, 'suspensions', found, page.next && { ...page.next, id: LOWEST_ID })
}

export const postSuspension: Handler<Answers['suspend']> = async (context) => {
  const { uid } = await requireDecidingCurator(context)
  const { reason } = readBody(context, parseSuspension)
  const progress = await suspend(contributorId(context), uid, reason)
  indexSync.expire()
  return ok(progress)
}

export const deleteSuspension: Handler<Answers['liftSuspension']> = async (context) => {
  const { uid } = await requireDecidingCurator(context)
  const progress = await lift(contributorId(context), uid)
  indexSync.expire()
  return ok(progress)
}
