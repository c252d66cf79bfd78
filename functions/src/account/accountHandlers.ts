/** Account endpoints: data export, name on artifacts, and deletion. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { RENAME_BATCH } from '@tracker/domain/limits.ts'
import { ownAccount, ownRecords, maxReads } from '#account/ownData.ts'
import { renameArtifacts } from '#account/renameArtifacts.ts'
import { deleteOwnAccount } from '#admin/deleteUser.ts'
import { adderOf } from '#artifacts/createArtifact.ts'
import { requireRecentSignIn, requireUser, requireWriter } from '#http/auth.ts'
import { callDeadline, type Handler, ok } from '#http/context.ts'
import { nextLink, readCursor } from '#pagination/cursor.ts'
import { userReader, reserveRead } from '#quotas/readQuota.ts'
import type { Cost } from '#quotas/cost.ts'
import { countMore } from '#quotas/writeQuota.ts'

export const getAccount: Handler<Answers['account']> = async (context) => {
  const { uid, account: record } = await requireUser(context)
  const list = `account ${uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(userReader(uid), maxReads(limit))
  const { records, read, next } = await ownRecords(uid, limit, cursor)
  commit({ documents: read })
  return ok({ account: ownAccount(record), ...records }, nextLink(context, list, next))
}

/** At most three reads and two writes per visible artifact, two and one per hidden or deleted one, and the counts. */
const RENAMING: Cost = { reads: 7 * RENAME_BATCH + 6, writes: 4 * RENAME_BATCH }

export const postName: Handler<Answers['renameArtifacts']> = async (context) => {
  const user = await requireWriter(context)
  await countMore(user.uid, RENAMING)
  const { name } = adderOf(user, undefined)
  return ok(await renameArtifacts(user.uid, name))
}

export const deleteAccount: Handler<Answers['deleteAccount']> = async (context) => {
  const { uid } = await requireRecentSignIn(context)
  await deleteOwnAccount(uid, callDeadline())
  return ok({ deletedCount: 1 })
}
