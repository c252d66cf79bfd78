/** Account endpoints: data export and deletion. */
import type { Responses } from '@tracker/domain/api/endpoints.ts'
import { ownAccount, ownRecords, maxReads } from '#account/ownData.ts'
import { deleteOwnAccount } from '#admin/deleteUser.ts'
import { requireRecentSignIn, requireUser } from '#http/auth.ts'
import { callDeadline, type Handler, ok } from '#http/context.ts'
import { nextLink, readCursor } from '#pagination.ts'
import { userReader, reserveRead } from '#quotas/readQuota.ts'

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

export const deleteAccount: Handler<Responses['deleteAccount']> = async (context) => {
  const { uid } = await requireRecentSignIn(context)
  await deleteOwnAccount(uid, callDeadline())
  return ok({ deletedCount: 1 })
}
