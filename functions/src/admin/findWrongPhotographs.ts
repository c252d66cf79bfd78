/** Finds lists of further photographs that do not belong to their record, as after an interrupted copy of the database. */
import { isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { documentsOf } from '#admin/documentsOf.ts'
import type { Repair } from '#admin/repair.ts'
import { artifactRef, type Fields, fieldsOf, morePhotos, morePhotosRef, transact } from '#firestore.ts'
import { MORE_TAG, moreFields, moreIn, moreTagOf, noMoreFields } from '#photos/moreFields.ts'

/** Returns true if a record and the document beside it have the same list. */
const isRight = (record: Fields | null, list: Fields | null): boolean => {
  const stored = record && !isBeingDeleted(record) ? record : null
  return stored === null ? list === null : stored[MORE_TAG] === moreTagOf(moreIn(list))
}

/** Makes the record agree with its list. Without a record the list is removed. */
function unify(id: string): Promise<void> {
  return transact(async (transaction) => {
    const snapshots = await transaction.getAll(artifactRef(id), morePhotosRef(id))
    const [record = null, list = null] = snapshots.map(fieldsOf)
    if (isRight(record, list)) return
    if (record === null || isBeingDeleted(record)) transaction.delete(morePhotosRef(id))
    else transaction.update(artifactRef(id), { ...noMoreFields(), ...moreFields(moreIn(list)) })
  })
}

/**
 * Returns the repairs of lists without their record, and of records that differ from their list.
 * @param photographed visible artifacts that have further photographs
 */
export async function findWrongPhotographs(photographed: ReadonlyMap<string, Fields>): Promise<Repair[]> {
  const lists = new Map<string, Fields>()
  for await (const list of documentsOf(morePhotos)) lists.set(list.id, list.data())
  const ids = new Set([...photographed.keys(), ...lists.keys()])
  return [...ids].flatMap((id) => {
    // A list of a record that has none is found as well: it is compared again when it is repaired.
    if (isRight(photographed.get(id) ?? null, lists.get(id) ?? null)) return []
    return [{ text: `artifact ${id}: its further photographs are made to agree`, apply: () => unify(id) }]
  })
}
