import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import { canonicalKey } from '#values/canonicalKey.ts'
import { type FieldPath, getField } from '#values/fieldPath.ts'
import type { StoredDocument } from '#store/document.ts'

const NONE: ReadonlySet<string> = new Set()

/** Document keys by the value of one field. */
export class PostingIndex {
  readonly #field: FieldPath
  readonly #keys = new Map<string, Set<string>>()

  constructor(field: FieldPath, documents: Iterable<StoredDocument>) {
    this.#field = field
    for (const document of documents) this.replace(null, document)
  }

  /** Returns the keys of the documents whose field equals `value`. */
  find(value: Value): ReadonlySet<string> {
    return this.#keys.get(canonicalKey(value)) ?? NONE
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const oldValue = before === null ? undefined : getField(before.fields, this.#field)
    const newValue = after === null ? undefined : getField(after.fields, this.#field)
    if (oldValue === newValue) return
    if (before !== null && oldValue !== undefined) this.#remove(canonicalKey(oldValue), before.key)
    if (after !== null && newValue !== undefined) this.#add(canonicalKey(newValue), after.key)
  }

  #add(key: string, document: string): void {
    const documents = this.#keys.get(key)
    if (documents === undefined) this.#keys.set(key, new Set([document]))
    else documents.add(document)
  }

  #remove(key: string, document: string): void {
    const documents = this.#keys.get(key)
    documents?.delete(document)
    if (documents?.size === 0) this.#keys.delete(key)
  }
}
