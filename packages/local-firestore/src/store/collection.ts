/** The documents of one collection with the indexes that queries have asked for. */
import { compareDocuments, type OrderBy, orderKey } from '#query/order.ts'
import { formatFieldPath, type FieldPath } from '#values/fieldPath.ts'
import type { StoredDocument } from '#store/document.ts'
import { ElementIndex } from '#store/elementIndex.ts'
import { PostingIndex } from '#store/postingIndex.ts'
import { SortedIndex } from '#store/sortedIndex.ts'

/** What a condition asks of a field: to equal a value, or to be an array that has it. */
export type PostingKind = 'equal' | 'array-contains'

/** Below this a scan is as quick as an index. */
export const MIN_INDEXED_SIZE = 64
/** Each index costs memory and time on every write; the one unused for longest makes room. */
const MAX_INDEXES = 12

/** Documents by key, and up to a dozen indexes over them that follow every change. */
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

  /** Replaces `before` by `after`; null stands for a missing document. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    if (before !== null && after === null) this.#documents.delete(before.key)
    if (after !== null) this.#documents.set(after.key, after)
    for (const index of this.#postings.values()) index.replace(before, after)
    for (const index of this.#sorted.values()) index.replace(before, after)
  }

  /** The index over one field: of its values, or of the elements of its arrays. */
  postings(kind: PostingKind, field: FieldPath): PostingIndex | ElementIndex {
    return getOrMake(this.#postings, `${kind} ${formatFieldPath(field)}`, () =>
      kind === 'equal'
        ? new PostingIndex(field, this.#documents.values())
        : new ElementIndex(field, () => this.#documents.values()),
    )
  }

  hasSorted(orders: readonly OrderBy[]): boolean {
    return this.#sorted.has(orderKey(orders))
  }

  /** All documents that have the ordered fields, in order. */
  sorted(orders: readonly OrderBy[]): SortedIndex {
    return getOrMake(
      this.#sorted,
      orderKey(orders),
      () => new SortedIndex(orders, compareDocuments(orders), this.#documents.values()),
    )
  }
}

/** Gives the entry and makes it the most recently used. */
function getOrMake<T>(entries: Map<string, T>, key: string, make: () => T): T {
  const entry = entries.get(key) ?? make()
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > MAX_INDEXES && oldest !== undefined) entries.delete(oldest)
  return entry
}
