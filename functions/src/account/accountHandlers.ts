/** Account endpoints: data export, name on artifacts, and deletion. */
import type { Responses } from '@tracker/domain/api/endpoints.ts'
import { ownAccount, ownRecords, maxReads } from '#account/ownData.ts'
import { renameArtifacts } from '#account/renameArtifacts.ts'
import { deleteOwnAccount } from '#admin/deleteUser.ts'
import { adderOf } from '#artifacts/createArtifact.ts'
import { requireRecentSignIn, requireUser, requireWriter } from '#http/auth.ts'
import { callDeadline, type Handler, ok } from '#http/context.ts'
import { nextLink, readCursor } from '#pagination/cursor.ts'
import { userReader, reserveRead } from '#quotas/readQuota.ts'
import { countWrite } from '#quotas/writeQuota.ts'

export const getAccount: Handler<Responses['account']> = async (context) => {
  const { uid } = await requireUser(context)
  const list = `account ${uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(userReader(uid), maxReads(limit))
  const [account, { records, read, next }] = await Promise.all([
    ownAccount(uid),
    ownRecords(uid, limit, cursor),
  ])
  commit({ documents: read })
  return ok({ account, ...records }, nextLink(context, list, next))
}

/** Counted as this many writes, because one call changes many documents. */
const RENAME_WRITES = 10

export const postName: Handler<Responses['renameArtifacts']> = async (context) => {
  const user = await requireWriter(context)
  for (let count = 1; count < RENAME_WRITES; count += 1) await countWrite(user.uid)
  const { name } = await adderOf(user, undefined)
  return ok(await renameArtifacts(user.uid, name))
}

export const deleteAccount: Handler<Responses['deleteAccount']> = async (context) => {
  const { uid } = await requireRecentSignIn(context)
  await deleteOwnAccount(uid, callDeadline())
  return ok({ deletedCount: 1 })
}
