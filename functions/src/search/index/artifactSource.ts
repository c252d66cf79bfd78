/** Access to the stored artifacts for the synchronisation of the search index. */
import { FieldPath, type Query as Documents, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { artifactRef, artifacts, type Fields, fieldsOf, firestore } from '#firestore.ts'
import type { Added } from '#search/engine.ts'
import { ENTRY_FIELDS, microsOf } from '#search/entry.ts'

export interface StoredArtifact {
  readonly id: string
  /** Null if the document does not exist. */
  readonly fields: Fields | null
}

/** Range of `added_at` in microseconds; `until` is excluded. */
export interface Span {
  readonly from: number
  readonly until: number
}

export interface ArtifactSource {
  /**
   * Passes all artifacts changed at or after a time (microseconds) to `take`, page by page.
   * @returns the store's time of the first page; changes after it may be missing
   */
  changedSince(time: number, take: (page: readonly StoredArtifact[]) => void): Promise<number>
  /**
   * Passes all listed artifacts to `take`, page by page.
   * @returns the store's time of the first page; changes after it may be missing
   */
  all(take: (page: readonly StoredArtifact[]) => void): Promise<number>
  /** Counts listed artifacts. Costs one read per 1,000. */
  count(span: Span): Promise<number>
  /** Returns ids and times of listed artifacts. Costs one read per artifact. */
  added(span: Span): Promise<Added[]>
  read(ids: readonly string[]): Promise<StoredArtifact[]>
}

const PAGE = 500

const timestamp = (micros: number) =>
  new Timestamp(Math.floor(micros / 1e6), Math.round((micros - Math.floor(micros / 1e6) * 1e6) * 1e3))

/** Reads all pages of an ordered query. */
async function pagesOf(query: Documents, take: (page: readonly StoredArtifact[]) => void): Promise<number> {
  let seen: number | null = null
  let page: QuerySnapshot = await query.limit(PAGE).get()
  for (;;) {
    seen ??= microsOf(page.readTime) ?? 0
    take(page.docs.map((document) => ({ id: document.id, fields: document.data() })))
    const last = page.docs.at(-1)
    if (!last || page.docs.length < PAGE) return seen
    page = await query.startAfter(last).limit(PAGE).get()
  }
}

/** Artifacts without `added_at` are not listed. */
const within = ({ from, until }: Span): Documents => {
  let query: Documents = artifacts.orderBy('added_at')
  if (from > -Infinity) query = query.where('added_at', '>=', timestamp(from))
  if (until < Infinity) query = query.where('added_at', '<', timestamp(until))
  return query
}

export const firestoreArtifacts: ArtifactSource = {
  changedSince: (time, take) =>
    pagesOf(
      artifacts
        .select(...ENTRY_FIELDS)
        .where('updated_at', '>=', timestamp(time))
        .orderBy('updated_at')
        .orderBy(FieldPath.documentId()),
      take,
    ),
  all: (take) =>
    pagesOf(
      artifacts
        .select(...ENTRY_FIELDS)
        .orderBy('added_at')
        .orderBy(FieldPath.documentId()),
      take,
    ),
  async count(span) {
    const counted = await within(span).count().get()
    return counted.data().count
  },
  async added(span) {
    const { docs } = await within(span).select('added_at').get()
    return docs.map((document) => ({ id: document.id, addedAt: microsOf(document.get('added_at')) ?? 0 }))
  },
  async read(ids) {
    const found: StoredArtifact[] = []
    for (let start = 0; start < ids.length; start += PAGE) {
      const refs = ids.slice(start, start + PAGE).map(artifactRef)
      const snapshots = await firestore.getAll(...refs, { fieldMask: ENTRY_FIELDS })
      found.push(...snapshots.map((snapshot) => ({ id: snapshot.id, fields: fieldsOf(snapshot) })))
    }
    return found
  },
}
