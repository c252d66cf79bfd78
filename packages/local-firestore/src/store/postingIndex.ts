/** For each value of a field (or element of an array field), the documents that have it. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import { canonicalKey } from '#values/canonical.ts'
import { type FieldPath, getField } from '#values/fieldPath.ts'
import type { StoredDocument } from './document.ts'

export type PostingKind = 'equal' | 'array-contains'

const NONE: ReadonlySet<string> = new Set()

export class PostingIndex {
  readonly #kind: PostingKind
  readonly #field: FieldPath
  readonly #keys = new Map<string, Set<string>>()

  constructor(kind: PostingKind, field: FieldPath) {
    this.#kind = kind
    this.#field = field
  }

  /** The keys of the documents that match `value`. */
  find(value: Value): ReadonlySet<string> {
    return this.#keys.get(canonicalKey(value)) ?? NONE
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const old = before === null ? undefined : getField(before.fields, this.#field)
    const fresh = after === null ? undefined : getField(after.fields, this.#field)
    if (old === fresh) return
    if (before !== null && old !== undefined) {
      for (const key of this.#keysOf(old)) this.#remove(key, before.key)
    }
    if (after !== null && fresh !== undefined) {
      for (const key of this.#keysOf(fresh)) this.#add(key, after.key)
    }
  }

  #keysOf(value: Value): readonly string[] {
    if (this.#kind === 'equal') return [canonicalKey(value)]
    const type = value.valueType
    return type.case === 'arrayValue' ? type.value.values.map(canonicalKey) : []
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
