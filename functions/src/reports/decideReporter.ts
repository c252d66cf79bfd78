/** Decisions of curators about a reporter, whom they know by a pseudonym only. */
import { DISMISSAL_BATCH } from '@tracker/domain/limits.ts'
import type { Progress, Reporter, ReporterDecision } from '@tracker/domain/reports/moderation.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { fieldsOf, suspensionRef } from '#firestore.ts'
import { lift, suspend } from '#moderation/suspend.ts'
import { toSuspension } from '#moderation/suspended.ts'
import { standingReports, uidOfReporter } from '#reports/reporter.ts'
import { dismissReport } from '#reports/withdrawReport.ts'

/** Reports dismissed in parallel. */
const CONCURRENCY = 5

const countStanding = async (uid: string) => (await standingReports(uid).count().get()).data().count

/** Describes a reporter to a curator. @throws Problem 404 */
export async function readReporter(reporter: string, curatorUid: string): Promise<Reporter> {
  const uid = await uidOfReporter(reporter)
  const [reports, suspension] = await Promise.all([countStanding(uid), suspensionRef(uid).get()])
  const stored = fieldsOf(suspension)
  return { reporter, reports, is_own: uid === curatorUid, suspension: stored && toSuspension(stored) }
}

/** Dismisses the next reports, each in a separate transaction. Those about the curator's own records stay. */
async function dismissNext(
  uid: string,
  curatorUid: string,
  note: string,
  deadline: number,
): Promise<Progress> {
  const { docs } = await standingReports(uid).limit(DISMISSAL_BATCH).select().get()
  let [done, own] = [0, 0]
  for (const chunk of chunksOf(docs, CONCURRENCY)) {
    if (Date.now() >= deadline) break
    const results = await Promise.all(chunk.map(({ ref }) => dismissReport(ref, curatorUid, note)))
    done += results.filter(Boolean).length
    own += results.filter((isDismissed) => !isDismissed).length
  }
  return { done, left: (await countStanding(uid)) - own }
}

/**
 * Applies a decision about a reporter to the next reports or artifacts. The same call continues until nothing is left.
 * @param deadline ms since 1970
 * @throws Problem 404 for an unknown reporter; 403 to suspend oneself or another curator
 */
export async function decideReporter(
  reporter: string,
  curatorUid: string,
  { decision, note }: ReporterDecision,
  deadline: number,
): Promise<Progress> {
  const uid = await uidOfReporter(reporter)
  switch (decision) {
    case 'suspend':
      return suspend(uid, curatorUid, note, reporter)
    case 'lift':
      return lift(uid, curatorUid)
    default:
      return dismissNext(uid, curatorUid, note, deadline)
  }
}
