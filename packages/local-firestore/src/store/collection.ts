/** The documents of one collection with indexes created on demand. */
import { compareDocuments, type OrderBy, orderKey } from '#query/order.ts'
import { formatFieldPath, type FieldPath } from '#values/fieldPath.ts'
import type { StoredDocument } from '#store/document.ts'
import { ElementIndex } from '#store/elementIndex.ts'
import { PostingIndex } from '#store/postingIndex.ts'
import { SortedIndex } from '#store/sortedIndex.ts'

/** The condition that an index supports: equality, or an array element. */
export type PostingKind = 'equal' | 'array-contains'

/** Smaller collections are scanned, which is as fast. */
export const MIN_INDEXED_SIZE = 64
/** Maximum indexes of each kind, because each costs memory and write time. The least recently used one is dropped. */
const MAX_INDEXES = 12

/** Documents by key, with indexes that are updated on every change. */
export class Collection {
  readonly #documents = new Map<string, StoredDocument>()
  readonly #postings = new Map<string, PostingIndex | ElementIndex>()
  readonly #sorted = new Map<string, SortedIndex>()
  readonly minIndexedSize: number

  constructor(minIndexedSize = MIN_INDEXED_SIZE) {
    this.minIndexedSize = minIndexedSize
  }

  get size(): number {
    return this.#documents.size
  }

  get(key: string): StoredDocument | undefined {
    return this.#documents.get(key)
  }

  documents(): Iterable<StoredDocument> {
    return this.#documents.values()
  }

  /** Replaces a document in the collection and its indexes. Null means that it does not exist. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    if (before !== null && after === null) this.#documents.delete(before.key)
    if (after !== null) this.#documents.set(after.key, after)
    for (const index of this.#postings.values()) index.replace(before, after)
    for (const index of this.#sorted.values()) index.replace(before, after)
  }

  /** Returns the index of one field, by value or by array element. */
  postings(kind: PostingKind, field: FieldPath): PostingIndex | ElementIndex {
    return getOrCreate(this.#postings, `${kind} ${formatFieldPath(field)}`, () =>
      kind === 'equal'
        ? new PostingIndex(field, this.#documents.values())
        : new ElementIndex(field, () => this.#documents.values()),
    )
  }

  hasSorted(orders: readonly OrderBy[]): boolean {
    return this.#sorted.has(orderKey(orders))
  }

  /** Returns the index of all documents that have the ordered fields. */
  sorted(orders: readonly OrderBy[]): SortedIndex {
    return getOrCreate(
      this.#sorted,
      orderKey(orders),
      () => new SortedIndex(orders, compareDocuments(orders), this.#documents.values()),
    )
  }
}

/** Returns the entry, creates it if needed, and marks it as the most recently used. */
function getOrCreate<T>(entries: Map<string, T>, key: string, create: () => T): T {
  const entry = entries.get(key) ?? create()
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > MAX_INDEXES && oldest !== undefined) entries.delete(oldest)
  return entry
}
