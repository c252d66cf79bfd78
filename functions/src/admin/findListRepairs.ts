/** Finds and removes lists and list reports whose owner or list no longer exists. */
import { getAuth } from 'firebase-admin/auth'
import type { Query } from 'firebase-admin/firestore'
import { userRecords } from '#account/userRecords.ts'
import { pagesOf } from '#admin/documentPages.ts'
import { app, firestore, listRef, listReports, lists } from '#firestore.ts'
import { deleteList } from '#lists/listStore.ts'

/** Returns the ids of missing lists that still have reports. */
export async function findReportsOfMissingLists(): Promise<string[]> {
  const missing = new Set<string>()
  for await (const page of pagesOf(listReports.select('listId'))) {
    const ids = new Set(page.map((report) => String(report.get('listId'))))
    const snapshots = await firestore.getAll(...[...ids].map(listRef), { fieldMask: [] })
    for (const { id, exists } of snapshots) if (!exists) missing.add(id)
  }
  return [...missing]
}

/** Maximum accounts per look-up. */
const ACCOUNTS_PER_CALL = 100

async function withoutAccount(uids: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (let start = 0; start < uids.length; start += ACCOUNTS_PER_CALL) {
    const batch = uids.slice(start, start + ACCOUNTS_PER_CALL)
    const { users } = await getAuth(app).getUsers(batch.map((uid) => ({ uid })))
    const found = new Set(users.map(({ uid }) => uid))
    missing.push(...batch.filter((uid) => !found.has(uid)))
  }
  return missing
}

const ownersIn = async (documents: Query): Promise<string[]> => {
  const uids = new Set<string>()
  for await (const page of pagesOf(documents.select('uid')))
    for (const document of page) uids.add(String(document.get('uid')))
  return [...uids]
}

/**
 * Returns the uids of lists and list reports whose account no longer exists. A request that is already
 * authenticated can write them while the account is being deleted. Returns none if there is no account at
 * all, because then the accounts were not restored with the database.
 */
export async function findListsWithoutAccount(): Promise<string[]> {
  const uids = [...new Set([...(await ownersIn(lists)), ...(await ownersIn(listReports))])]
  const missing = await withoutAccount(uids)
  return missing.length === uids.length ? [] : missing
}

/** Deletes the lists and list reports of a deleted account. */
export async function removeListsOf(uid: string): Promise<void> {
  if ((await withoutAccount([uid])).length === 0) return
  const { docs } = await userRecords(uid, 'lists').select().get()
  for (const { id } of docs) await deleteList(id, uid)
  const { docs: reports } = await userRecords(uid, 'listReports').select().get()
  for (const { ref } of reports) await ref.delete()
}
