/** The artifacts as the index follows them: what changed since, how many there are, and single ones. */
import { FieldPath, type Query as Documents, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { artifactRef, artifacts, type Fields, fieldsOf, firestore } from '#firestore.ts'
import { ENTRY_FIELDS, microsOf } from '#search/entry.ts'

export interface Stored {
  readonly id: string
  /** Null when there is none. */
  readonly fields: Fields | null
}

/** What is listed between two times of adding, in microseconds; the later one is left out. */
export interface Span {
  readonly from: number
  readonly until: number
}

export interface Records {
  /**
   * Gives all artifacts that were changed at a time (microseconds) or later, in pieces.
   * @returns when it looked first, by the store's clock: what is changed later may be missing
   */
  changedSince(time: number, take: (records: readonly Stored[]) => void): Promise<number>
  /** Gives all that lists show, in pieces. @returns as above */
  all(take: (records: readonly Stored[]) => void): Promise<number>
  /** How many lists show. A billed read for each thousand. */
  count(span: Span): Promise<number>
  /** Which they are. A billed read for each. */
  added(span: Span): Promise<{ readonly id: string; readonly addedAt: number }[]>
  read(ids: readonly string[]): Promise<Stored[]>
}

const PAGE = 500

const timestamp = (micros: number) =>
  new Timestamp(Math.floor(micros / 1e6), Math.round((micros - Math.floor(micros / 1e6) * 1e6) * 1e3))

/** Reads a query of one order to its end. */
async function pagesOf(query: Documents, take: (records: readonly Stored[]) => void): Promise<number> {
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

/** Lists show what has the time that it was added at, and no more is asked of it. */
const within = ({ from, until }: Span): Documents => {
  let query: Documents = artifacts.orderBy('added_at')
  if (from > -Infinity) query = query.where('added_at', '>=', timestamp(from))
  if (until < Infinity) query = query.where('added_at', '<', timestamp(until))
  return query
}

export const firestoreRecords: Records = {
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
    const found: Stored[] = []
    for (let start = 0; start < ids.length; start += PAGE) {
      const refs = ids.slice(start, start + PAGE).map(artifactRef)
      const snapshots = await firestore.getAll(...refs, { fieldMask: ENTRY_FIELDS })
      found.push(...snapshots.map((snapshot) => ({ id: snapshot.id, fields: fieldsOf(snapshot) })))
    }
    return found
  },
}
