/**
 * The gallery: lists that their owners show to everybody (docs/decisions/029-lists.md). Their covers come from the search index in
 * memory, which has visible artifacts only, so that a page reads no artifact and a list holds no copy of one.
 */
import { COVER_PICTURES, type CoverArtifact, type Exhibition } from '@tracker/domain/lists/exhibition.ts'
import { type List, readList } from '@tracker/domain/lists/list.ts'
import { isInGallery } from '@tracker/domain/visibility/listState.ts'
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { type Fields, fieldsOf, firestore, lists, suspensionRef, transact } from '#firestore.ts'
import { isActive } from '#moderation/suspended.ts'
import type { Cursor } from '#pagination/cursor.ts'
import { type Order, type ResultPage, readPage } from '#pagination/pages.ts'
import type { Listed } from '#search/index/indexEntry.ts'
import { indexSync } from '#search/index/indexInstance.ts'

/** Newest in the gallery first. Only lists in the gallery have the field, so that the query finds no others. */
const ORDER: Order = { field: 'gallery_at', direction: 'desc' }
/** Ids of the artifacts, in order: the entries have notes as well, of up to 300 kB. */
const ARTIFACTS = 'gallery_artifacts'
const READ_FIELDS = [ORDER.field, ARTIFACTS, 'uid', 'title', 'visibility', 'hidden_reason']

const absent = () => ({ [ORDER.field]: FieldValue.delete(), [ARTIFACTS]: FieldValue.delete() })

type Shown = Pick<List, 'visibility' | 'entries'>

/** Returns the stored fields by which the gallery finds a list after a change. @param before null for a new list */
export function galleryFields(before: Shown | null, { visibility, entries }: Shown): Fields {
  const wasShown = before?.visibility === 'gallery'
  if (visibility !== 'gallery') return wasShown ? absent() : {}
  return {
    [ARTIFACTS]: entries.map(({ artifactId }) => artifactId),
    ...(!wasShown && { [ORDER.field]: FieldValue.serverTimestamp() }),
  }
}

/** Returns the fields that take a stored list out of the gallery. Everybody with its address still reads it. */
export const leaveGallery = ({ visibility }: Fields): Fields =>
  visibility === 'gallery' ? { visibility: 'link', ...absent() } : {}

/** Takes the lists of a suspended account out of the gallery, whose page would otherwise read them in vain. */
export const takeListsOut = (uid: string): Promise<void> =>
  transact(async (transaction) => {
    const shown = lists.where('uid', '==', uid).where('visibility', '==', 'gallery')
    for (const one of (await transaction.get(shown)).docs)
      transaction.update(one.ref, leaveGallery(one.data()))
  })

const coverArtifact = ({ id, name, picture, type, begin, end }: Listed): CoverArtifact => ({
  _id: id,
  artifact_name: name,
  artifact_image: picture,
  artifact_type: type,
  years: begin === 0 ? null : { begin, end },
})

/** Returns the suspended ones of the owners of lists. */
async function suspendedOwners(documents: readonly QueryDocumentSnapshot[]) {
  const owners = new Set(documents.map((one) => String(one.get('uid'))))
  const found = owners.size === 0 ? [] : await firestore.getAll(...[...owners].map(suspensionRef))
  return {
    read: owners.size,
    suspended: new Set(found.filter((one) => isActive(fieldsOf(one))).map(({ id }) => id)),
  }
}

/** Most documents that a page of lists reads: each list, one for the next page, and the suspension of each owner. */
export const exhibitionsCost = (limit: number) => 2 * limit + 1

interface Exhibitions extends Pick<ResultPage, 'read' | 'next'> {
  readonly exhibitions: Exhibition[]
}

/**
 * Reads a page of the gallery. Lists without a visible artifact are left out.
 * @param artifactId only lists with this artifact; null for all
 * @throws Problem 503 while the first index is built
 */
export async function readGallery(
  artifactId: string | null,
  limit: number,
  after: Cursor | null,
): Promise<Exhibitions> {
  const from = artifactId === null ? lists : lists.where(ARTIFACTS, 'array-contains', artifactId)
  const { documents, read, next } = await readPage(from.select(...READ_FIELDS), ORDER, limit, after)
  const owners = await suspendedOwners(documents)
  const index = await indexSync.engine()
  const exhibitions = documents.flatMap((document) => {
    const { _id, title, visibility, hidden_reason } = readList(document.id, document.data())
    const isSuspended = owners.suspended.has(String(document.get('uid')))
    const ids: unknown = document.get(ARTIFACTS)
    const shown = index.listed(Array.isArray(ids) ? ids.map(String) : [])
    if (
      shown.length === 0 ||
      !isInGallery({ visibility, isHidden: hidden_reason !== undefined, isSuspended })
    )
      return []
    return { _id, title, artifacts: shown.length, cover: shown.slice(0, COVER_PICTURES).map(coverArtifact) }
  })
  return { exhibitions, read: read + owners.read, next }
}
