/** The calls about the own account, each in four steps: who is asking, what do they say, do it, answer. */
import type { Responses } from '@tracker/domain/api/endpoints.ts'
import { ownAccount, ownRecords, readsFor } from '#account/ownData.ts'
import { deleteOwnAccount } from '#admin/deleteUser.ts'
import { requireRecentSignIn, requireUser } from '#http/auth.ts'
import { callDeadline, type Handler, ok } from '#http/context.ts'
import { nextLink, readCursor } from '#pagination.ts'
import { personReader, reserveRead } from '#quotas/readQuota.ts'

export const getAccount: Handler<Responses['account']> = async (context) => {
  const { uid } = await requireUser(context)
  const list = `account ${uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(personReader(uid), readsFor(limit))
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
