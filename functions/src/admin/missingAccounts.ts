/**
 * Finds and removes records of accounts that no longer exist. A request that is already authenticated can
 * write them while its account is being deleted.
 */
import { isId } from '@tracker/domain/api/ids.ts'
import { getAuth } from 'firebase-admin/auth'
import { type RecordKind, recordQuery } from '#account/userRecords.ts'
import { removeRecords } from '#admin/deleteUser.ts'
import { documentsOf } from '#admin/documentsOf.ts'
import type { Repair } from '#admin/repair.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { app } from '#firestore.ts'

/** Kinds of records that requests create. The others belong to one of them. */
const KINDS: readonly RecordKind[] = [
  'artifacts',
  'hidden',
  'trash',
  'likes',
  'hiddenLikes',
  'lists',
  'reports',
  'reporters',
  'photos',
]

/** Maximum accounts per look-up. */
const ACCOUNTS_PER_CALL = 100

async function withoutAccount(uids: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const batch of chunksOf(uids, ACCOUNTS_PER_CALL)) {
    const { users } = await getAuth(app).getUsers(batch.map((uid) => ({ uid })))
    const found = new Set(users.map(({ uid }) => uid))
    missing.push(...batch.filter((uid) => !found.has(uid)))
  }
  return missing
}

/** Removes all records of an account that does not exist. */
async function removeRecordsWithoutAccount(uid: string): Promise<void> {
  if ((await withoutAccount([uid])).length > 0) await removeRecords(uid, Infinity)
}

/**
 * Returns the removals of records whose account does not exist. They are not among the repairs, because Auth may have lost
 * accounts that an operator will restore.
 */
export async function findRemovals(): Promise<Repair[]> {
  const owners = new Set<string>()
  for (const kind of KINDS) {
    const { documents, owner } = recordQuery(kind)
    for await (const document of documentsOf(documents.select(owner)))
      owners.add(String(document.get(owner) ?? ''))
  }
  // Other values are no uids, and the look-up would reject them.
  return (await withoutAccount([...owners].filter(isId))).map((uid) => ({
    text: `account ${uid} does not exist: its records are removed`,
    apply: () => removeRecordsWithoutAccount(uid),
  }))
}
