import { hasOrderedFields, type OrderBy } from '#query/order.ts'
import type { StoredDocument } from '#store/document.ts'

type Compare = (a: StoredDocument, b: StoredDocument) => number

/** A sorted array of the documents that have the ordered fields. */
export class SortedIndex {
  readonly #orders: readonly OrderBy[]
  readonly #compare: Compare
  readonly #entries: StoredDocument[]

  constructor(orders: readonly OrderBy[], compare: Compare, documents: Iterable<StoredDocument>) {
    this.#orders = orders
    this.#compare = compare
    this.#entries = [...documents].filter((document) => hasOrderedFields(document, orders)).toSorted(compare)
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    if (before !== null && hasOrderedFields(before, this.#orders)) {
      const at = this.#position((entry) => this.#compare(entry, before) >= 0)
      this.#entries.splice(at, 1)
    }
    if (after !== null && hasOrderedFields(after, this.#orders)) {
      const at = this.#position((entry) => this.#compare(entry, after) >= 0)
      this.#entries.splice(at, 0, after)
    }
  }

  /** Iterates from the first document for which `reached` is true. It must also be true for all later documents. */
  *from(reached: (document: StoredDocument) => boolean): Iterable<StoredDocument> {
    for (let i = this.#position(reached); i < this.#entries.length; i += 1) {
      const entry = this.#entries[i]
      if (entry !== undefined) yield entry
    }
  }

  /** Iterates backwards from the last document for which `reached` is true. It must also be true for all earlier ones. */
  *backFrom(reached: (document: StoredDocument) => boolean): Iterable<StoredDocument> {
    for (let i = this.#position((document) => !reached(document)) - 1; i >= 0; i -= 1) {
      const entry = this.#entries[i]
      if (entry !== undefined) yield entry
    }
  }

  #position(reached: (document: StoredDocument) => boolean): number {
    let low = 0
    let high = this.#entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const entry = this.#entries[middle]
      if (entry === undefined || reached(entry)) high = middle
      else low = middle + 1
    }
    return low
  }
}
