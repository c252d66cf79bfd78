/**
 * Lists in Firestore (docs/decisions/029-lists.md). Entries are in the list's document and hold no copy of the artifact, so that
 * a change, hiding or deletion of an artifact needs no write here.
 */
import { Problem } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { DELETING } from '@tracker/domain/artifact/storedArtifact.ts'
import { LIST_ENTRIES_MAX, LISTS_MAX } from '@tracker/domain/limits.ts'
import { type List, type ListEntry, type NewList, readList } from '@tracker/domain/lists/list.ts'
import { isListShared } from '@tracker/domain/visibility/listState.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { artifactNotFound, isVisible } from '#artifacts/artifactRecord.ts'
import { artifactRef, fieldsOf, listRef, lists, suspensionRef, transact } from '#firestore.ts'
import { type IdempotencyKey, readStoredResponse, storeResponse } from '#idempotency.ts'
import { galleryFields } from '#lists/gallery.ts'
import { isActive, requireNoSuspension } from '#moderation/suspended.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { type ResultPage, readPage } from '#pagination/pages.ts'

export const listNotFound = () => new Problem('not-found', say('list-missing'))

/** Returns those of the artifacts that exist and are visible. Reads each of them, but nothing else of it: a hundred may have 9 MB. */
export async function visibleIds(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const snapshots = await transaction.getAll(...ids.map(artifactRef), { fieldMask: [DELETING] })
  return new Set(snapshots.filter((snapshot) => isVisible(fieldsOf(snapshot))).map(({ id }) => id))
}

/** @throws Problem 404 if one of the artifacts does not exist or is not visible */
export async function requireArtifacts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const visible = await visibleIds(transaction, ids)
  if (!ids.every((id) => visible.has(id))) throw artifactNotFound()
}

/** @throws Problem 409 if the user already has the maximum number of lists */
async function requireRoom(transaction: Transaction, uid: string): Promise<void> {
  const own = lists.where('uid', '==', uid).limit(LISTS_MAX)
  if ((await transaction.get(own.count())).data().count < LISTS_MAX) return
  throw new Problem('conflict', say('lists-full', { most: LISTS_MAX }))
}

export const withoutNote = (artifactId: string): ListEntry => ({ artifactId, note: '' })

/**
 * Returns the entries of a list that the user may read, without those of artifacts that nobody sees.
 * @throws Problem 404; 409 for an own list that curators have hidden, because its copy could be shared
 */
async function copiedEntries(transaction: Transaction, id: string, uid: string): Promise<ListEntry[]> {
  const list = await readableList(id, uid)
  if (list.hidden_reason !== undefined) throw new Problem('conflict', say('list-hidden-copy'))
  const entries = list.entries.filter(({ artifactId }) => isId(artifactId))
  const visible = await visibleIds(
    transaction,
    entries.map(({ artifactId }) => artifactId),
  )
  return entries.filter(({ artifactId }) => visible.has(artifactId))
}

/**
 * Creates a list.
 * @returns the id; for a repeated key, the id of the first response
 * @throws Problem 403 for a suspended user; 404 for an unknown artifact or copied list; 409 over a maximum or for a
 * hidden copied list
 */
export function createList(
  uid: string,
  { artifactIds, copy_of, ...content }: NewList,
  key: IdempotencyKey | null,
): Promise<string> {
  const ids = [...new Set(artifactIds)]
  const ref = lists.doc()
  return transact(async (transaction, sent) => {
    if (sent && (await transaction.get(ref)).exists) return ref.id
    const storedId = key && (await readStoredResponse(transaction, key))
    if (storedId) return storedId
    await requireNoSuspension(transaction, uid)
    await requireRoom(transaction, uid)
    await requireArtifacts(transaction, ids)
    const now = FieldValue.serverTimestamp()
    const copied = copy_of === undefined ? [] : await copiedEntries(transaction, copy_of, uid)
    const entries = [
      ...copied,
      ...ids.filter((id) => !copied.some((entry) => entry.artifactId === id)).map(withoutNote),
    ]
    if (entries.length > LIST_ENTRIES_MAX)
      throw new Problem('conflict', say('list-full', { most: LIST_ENTRIES_MAX }))
    const gallery = galleryFields(null, { ...content, entries })
    transaction.create(ref, { uid, ...content, entries, ...gallery, created_at: now, updated_at: now })
    if (key) storeResponse(transaction, key, ref.id)
    return ref.id
  })
}

/**
 * Returns one of the user's lists or a shared one.
 * @throws Problem 404
 */
export async function readableList(id: string, uid: string): Promise<List> {
  const fields = fieldsOf(await listRef(id).get())
  if (fields?.uid === uid) return readList(id, fields)
  const shared = fields && (await sharedList(id, fields))
  if (!shared) throw listNotFound()
  return shared
}

/** Returns a stored list if everybody with its address may read it, else null. Costs one read if it is shared. */
export async function sharedList(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<List | null> {
  const list = readList(id, fields)
  const state = { visibility: list.visibility, isHidden: list.hidden_reason !== undefined }
  if (!isListShared({ ...state, isSuspended: false })) return null
  const suspension = await suspensionRef(String(fields.uid)).get()
  return isListShared({ ...state, isSuspended: isActive(fieldsOf(suspension)) }) ? list : null
}

/** Reads a page of the user's lists, last changed first. */
export function listsOf(uid: string, limit: number, after: Cursor | null): Promise<ResultPage> {
  return readPage(lists.where('uid', '==', uid), { field: 'updated_at', direction: 'desc' }, limit, after)
}

/** @throws Problem 404 for a missing list and for another user's private one, 403 for a shared one */
export async function readOwnedList(transaction: Transaction, id: string, uid: string): Promise<List> {
  const fields = fieldsOf(await transaction.get(listRef(id)))
  const list = fields && readList(id, fields)
  if (!list || (fields.uid !== uid && list.visibility === 'private')) throw listNotFound()
  if (fields.uid !== uid) throw new Problem('forbidden', say('list-owner-only'))
  return list
}
