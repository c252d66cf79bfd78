/** Changes of a list and its entries, each in one transaction. */
import type { Answers } from '@tracker/domain/api/calls.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import {
  type List,
  type ListChange,
  type ListEntriesChange,
  type ListEntryChange,
  orderEntries,
} from '@tracker/domain/lists/list.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { listRef } from '#firestore.ts'
import { galleryFields } from '#lists/gallery.ts'
import { readOwnedList, requireArtifacts, visibleIds, withoutNote } from '#lists/listStore.ts'
import { transactOnce } from '#receipts.ts'

/** Returns the fields of a change, or null if there is none. */
type Edit<T> = (list: List, transaction: Transaction) => Promise<readonly [Partial<List> | null, T]>

/** Changes the user's list. @throws Problem as `readOwnedList` */
function edit<T>(id: string, uid: string, change: Edit<T>): Promise<T> {
  return transactOnce(async (transaction, sign) => {
    const list = await readOwnedList(transaction, id, uid)
    const [fields, result] = await change(list, transaction)
    if (fields) {
      const gallery = galleryFields(list, { ...list, ...fields })
      transaction.update(listRef(id), { ...fields, ...gallery, updated_at: FieldValue.serverTimestamp() })
      sign()
    }
    return result
  })
}

interface SavedList {
  readonly isModified: boolean
  /** Replaced texts that the user had not seen. */
  readonly replaced: { readonly replaced_title?: string; readonly replaced_introduction?: string }
}

/** Returns true if a text replaces one that the user had not seen. */
const isUnseen = (stored: string, sent: string | undefined, seen: string | undefined) =>
  sent !== undefined && seen !== undefined && stored !== seen && stored !== sent && stored !== ''

/** Changes the sent fields. @throws Problem 409 for the gallery if curators have hidden the list */
export function updateList(
  id: string,
  uid: string,
  { order, seen_title, seen_introduction, ...sent }: ListChange,
): Promise<SavedList> {
  return edit<SavedList>(id, uid, async (list) => {
    const wanted = order ? { ...sent, entries: orderEntries(list.entries, order) } : sent
    const isModified = JSON.stringify({ ...list, ...wanted }) !== JSON.stringify(list)
    if (sent.visibility === 'gallery' && list.hidden_reason !== undefined)
      throw new Problem('conflict', say('list-hidden-gallery'))
    const { title, introduction } = list
    const replaced = {
      ...(isUnseen(title, sent.title, seen_title) && { replaced_title: title }),
      ...(isUnseen(introduction, sent.introduction, seen_introduction) && {
        replaced_introduction: introduction,
      }),
    }
    return [isModified ? wanted : null, { isModified, replaced }]
  })
}

interface SavedEntry {
  readonly isModified: boolean
  /** Previous note, if it differed from the one that the user's browser knew. */
  readonly replaced?: string
}

/**
 * Adds an artifact to the end of the list, or changes its note.
 * @throws Problem 404 for a new artifact that does not exist, 409 if the list is full
 */
export function putEntry(
  id: string,
  uid: string,
  { artifactId, note, seen_note }: ListEntryChange,
): Promise<SavedEntry> {
  return edit<SavedEntry>(id, uid, async ({ entries }, transaction) => {
    const entry = entries.find((one) => one.artifactId === artifactId)
    if (!entry) {
      if (entries.length >= LIST_ENTRIES_MAX)
        throw new Problem('conflict', say('list-full', { most: LIST_ENTRIES_MAX }))
      await requireArtifacts(transaction, [artifactId])
      return [{ entries: [...entries, { artifactId, note: note ?? '' }] }, { isModified: true }]
    }
    if (note === undefined || note === entry.note) return [null, { isModified: false }]
    const changed = entries.map((one) => (one === entry ? { artifactId, note } : one))
    const isReplaced = isUnseen(entry.note, note, seen_note)
    return [{ entries: changed }, { isModified: true, ...(isReplaced && { replaced: entry.note }) }]
  })
}

/** Removes an artifact from the list. @returns false if the list does not contain it */
export function removeEntry(id: string, uid: string, artifactId: string): Promise<boolean> {
  return edit(id, uid, async ({ entries }) => {
    const rest = entries.filter((entry) => entry.artifactId !== artifactId)
    return rest.length === entries.length ? [null, false] : [{ entries: rest }, true]
  })
}

/**
 * Removes artifacts, then adds others to the end, as many as the list has room for. Those that nobody sees are left out, because
 * results of a search may be older than a deletion.
 */
export function changeEntries(
  id: string,
  uid: string,
  { remove, add }: ListEntriesChange,
): Promise<Answers['changeListEntries']> {
  return edit(id, uid, async ({ entries }, transaction) => {
    const rest = entries.filter(({ artifactId }) => !remove.includes(artifactId))
    const known = new Set(rest.map(({ artifactId }) => artifactId))
    const sent = [...new Set(add)]
    const wanted = sent.filter((one) => !known.has(one))
    const room = Math.max(0, LIST_ENTRIES_MAX - rest.length)
    const visible = room === 0 ? new Set(wanted) : await visibleIds(transaction, wanted)
    const found = wanted.filter((one) => visible.has(one))
    const added = found.slice(0, room)
    const counts = {
      deletedCount: entries.length - rest.length,
      already_in: sent.length - wanted.length,
      not_found: wanted.length - found.length,
      no_room: found.length - added.length,
    }
    const isModified = added.length + counts.deletedCount > 0
    return [isModified ? { entries: [...rest, ...added.map(withoutNote)] } : null, { ...counts, added }]
  })
}
