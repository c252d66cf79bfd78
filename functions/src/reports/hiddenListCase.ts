/** Cases of hidden lists. A hidden list always has one that curators see, so that it can be restored. */
import { caseRef, fieldsOf, listRef, transact } from '#firestore.ts'
import { caseRank } from '#reports/reportCase.ts'

/** Lists the case of a hidden list again. Does nothing if it is listed, or the list is not hidden. */
export function listHiddenList(id: string): Promise<void> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(listRef(id), caseRef(id))
    const [list = null, reportCase = null] = snapshots.map(fieldsOf)
    if (list?.hidden_reason === undefined || reportCase?.rank !== undefined) return
    const fields = { reports_count: 0, ...reportCase, kind: 'list' }
    transaction.set(caseRef(id), { ...fields, rank: caseRank(false, fields) })
  })
}
