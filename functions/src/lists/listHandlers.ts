/** List endpoints. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { LIST_ENTRIES_MAX, PAGE_SIZE, SEARCH_LIMIT_MAX } from '@tracker/domain/limits.ts'
import {
  parseListChange,
  parseListEntriesChange,
  parseListEntryChange,
  parseNewList,
  readList,
} from '@tracker/domain/lists/list.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { requireUser, requireWriter } from '#http/auth.ts'
import { readBody } from '#http/body.ts'
import { type Context, created, type Handler, ok } from '#http/context.ts'
import { invalidField } from '#http/problem.ts'
import { forEverybody } from '#http/publicCaching.ts'
import { idempotencyKey } from '#idempotency.ts'
import { deleteList as removeList } from '#lists/deleteList.ts'
import { exhibitionsCost, readGallery } from '#lists/gallery.ts'
import * as changes from '#lists/listChanges.ts'
import * as store from '#lists/listStore.ts'
import { nextLink, pageResponse, readCursor } from '#pagination/cursor.ts'
import { reserveRead, reserveVisit, userReader } from '#quotas/readQuota.ts'
import { countMore } from '#quotas/writeQuota.ts'

/** Validates the id before it is used in a document path. @throws Problem 404 */
function listId({ id }: Context): string {
  if (!isId(id)) throw store.listNotFound()
  return id
}

export const getLists: Handler<Answers['myLists']> = async (context) => {
  const { uid } = await requireUser(context)
  const list = `lists ${uid}`
  const [limit, cursor] = [context.query.limit(), readCursor(context, list)]
  const commit = reserveRead(userReader(uid), limit + 1)
  const page = await store.listsOf(uid, limit, cursor)
  commit({ documents: page.read })
  const lists = page.documents.map((document) => readList(document.id, document.data()))
  return pageResponse(context, list, lists, page.next)
}

/** Newest in the gallery first. The CDN caches it for visitors, like search responses. */
export const getExhibitions: Handler<Answers['exhibitions']> = async (context) => {
  const artifactId = context.query.get('artifactId')
  if (artifactId !== null && !isId(artifactId)) throw invalidField('artifactId', say('artifact-id-missing'))
  const list = `exhibitions ${artifactId}`
  const [limit, cursor] = [context.query.limit(PAGE_SIZE, SEARCH_LIMIT_MAX), readCursor(context, list)]
  const commit = reserveVisit(context, exhibitionsCost(limit))
  const { exhibitions, read, next } = await readGallery(artifactId, limit, cursor)
  commit({ documents: read })
  return ok(exhibitions, { ...nextLink(context, list, next), ...forEverybody(context) })
}

export const postList: Handler<Answers['addList']> = async (context) => {
  const { uid } = await requireWriter(context)
  const list = readBody(context, parseNewList)
  const copied = list.copy_of === undefined ? 0 : LIST_ENTRIES_MAX + 2
  await countMore(uid, { reads: list.artifactIds.length + copied })
  const key = idempotencyKey(context.headers['idempotency-key'], uid, { list })
  return created({ insertedId: await store.createList(uid, list, key) })
}

export const getList: Handler<Answers['list']> = async (context) => {
  const { uid } = await requireUser(context)
  const id = listId(context)
  reserveRead(userReader(uid), 2)
  return ok(await store.readableList(id, uid))
}

export const patchList: Handler<Answers['updateList']> = async (context) => {
  const { uid } = await requireWriter(context)
  const change = readBody(context, parseListChange)
  const { isModified, replaced } = await changes.updateList(listId(context), uid, change)
  return ok({ modifiedCount: isModified ? 1 : 0, ...replaced })
}

export const deleteList: Handler<Answers['deleteList']> = async (context) => {
  const { uid } = await requireWriter(context)
  await removeList(listId(context), uid)
  return ok({ deletedCount: 1 })
}

export const postEntry: Handler<Answers['putListEntry']> = async (context) => {
  const { uid } = await requireWriter(context)
  const entry = readBody(context, parseListEntryChange)
  const { isModified, replaced } = await changes.putEntry(listId(context), uid, entry)
  return ok({ modifiedCount: isModified ? 1 : 0, ...(replaced !== undefined && { replaced_note: replaced }) })
}

export const patchEntries: Handler<Answers['changeListEntries']> = async (context) => {
  const { uid } = await requireWriter(context)
  const change = readBody(context, parseListEntriesChange)
  await countMore(uid, { reads: change.add.length })
  return ok(await changes.changeEntries(listId(context), uid, change))
}

export const deleteEntry: Handler<Answers['deleteListEntry']> = async (context) => {
  const { uid } = await requireWriter(context)
  const artifactId = context.query.get('artifactId')
  if (!isId(artifactId)) throw invalidField('artifactId', say('artifact-id-missing'))
  return ok({ deletedCount: (await changes.removeEntry(listId(context), uid, artifactId)) ? 1 : 0 })
}
