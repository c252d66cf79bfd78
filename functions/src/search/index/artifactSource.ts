/** Access to the stored artifacts for the synchronisation of the search index. */
import { FieldPath, type Query as Documents, type QuerySnapshot } from 'firebase-admin/firestore'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { artifactRef, artifacts, type Fields, fieldsOf, firestore } from '#firestore.ts'
import type { Added } from '#search/engine.ts'
import { ENTRY_FIELDS } from '#search/index/indexEntry.ts'
import { microsOf, timestampOf } from '#timestamps.ts'

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

/** Called with each page; the next one is read when it resolves. */
export type Take = (page: readonly StoredArtifact[]) => Promise<void>

export interface ArtifactSource {
  /**
   * Passes all artifacts changed at or after a time (microseconds) to `take`, page by page.
   * @returns the store's time of the first page; changes after it may be missing
   */
  changedSince(time: number, take: Take): Promise<number>
  /**
   * Passes all listed artifacts to `take`, page by page.
   * @returns the store's time of the first page; changes after it may be missing
   */
  all(take: Take): Promise<number>
  /** Counts listed artifacts. Costs one read per 1,000. */
  count(span: Span): Promise<number>
  /** Returns ids and times of listed artifacts. Costs one read per artifact. */
  added(span: Span): Promise<Added[]>
  read(ids: readonly string[]): Promise<StoredArtifact[]>
}

/** Documents read at once, which limits memory: the longest valid ones have 90 kB each. */
const PAGE = 100

/** Artifacts in the order of adding. Those without `added_at` are not listed. */
const within = ({ from, until }: Span): Documents => {
  let query: Documents = artifacts.orderBy('added_at')
  if (from > -Infinity) query = query.where('added_at', '>=', timestampOf(from))
  if (until < Infinity) query = query.where('added_at', '<', timestampOf(until))
  return query
}

/** Reads all pages of an ordered query. */
async function pagesOf(ordered: Documents, take: Take): Promise<number> {
  const query = ordered
    .select(...ENTRY_FIELDS)
    .orderBy(FieldPath.documentId())
    .limit(PAGE)
  let seen: number | null = null
  let page: QuerySnapshot = await query.get()
  for (;;) {
    seen ??= microsOf(page.readTime) ?? 0
    await take(page.docs.map((document) => ({ id: document.id, fields: document.data() })))
    const last = page.docs.at(-1)
    if (!last || page.docs.length < PAGE) return seen
    page = await query.startAfter(last).get()
  }
}

export const firestoreArtifacts: ArtifactSource = {
  changedSince: (time, take) =>
    pagesOf(artifacts.where('updated_at', '>=', timestampOf(time)).orderBy('updated_at'), take),
  all: (take) => pagesOf(within({ from: -Infinity, until: Infinity }), take),
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
    for (const chunk of chunksOf(ids, PAGE)) {
      const snapshots = await firestore.getAll(...chunk.map(artifactRef), { fieldMask: ENTRY_FIELDS })
      found.push(...snapshots.map((snapshot) => ({ id: snapshot.id, fields: fieldsOf(snapshot) })))
    }
    return found
  },
}
