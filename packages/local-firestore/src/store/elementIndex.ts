/**
 * Finds documents whose array contains an element. Creates the set for an element when it is first queried, because
 * an index of all elements of all documents would be far larger than the documents.
 */
import { toBinary } from '@bufbuild/protobuf'
import { type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { canonicalKey } from '#values/canonicalKey.ts'
import { type FieldPath, getField } from '#values/fieldPath.ts'
import type { StoredDocument } from '#store/document.ts'
import { packedArray, packedArrayHas } from '#store/packedFields.ts'

/** Maximum cached elements. The least recently used one is dropped. */
const MAX_CACHED = 500

/** Document keys by elements of one array field. */
export class ElementIndex {
  readonly #field: FieldPath
  readonly #documents: () => Iterable<StoredDocument>
  readonly #cached = new Map<string, Set<string>>()

  constructor(field: FieldPath, documents: () => Iterable<StoredDocument>) {
    this.#field = field
    this.#documents = documents
  }

  /** Returns the keys of the documents whose array contains `value`. */
  find(value: Value): ReadonlySet<string> {
    const element = canonicalKey(value)
    const keys = this.#cached.get(element) ?? this.#scan(value, element)
    this.#cached.delete(element)
    this.#cached.set(element, keys)
    const [oldest] = this.#cached.keys()
    if (this.#cached.size > MAX_CACHED && oldest !== undefined) this.#cached.delete(oldest)
    return keys
  }

  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    if (this.#cached.size === 0 || this.#isSame(before, after)) return
    for (const element of this.#elementsOf(before)) this.#cached.get(element)?.delete(before?.key ?? '')
    for (const element of this.#elementsOf(after)) this.#cached.get(element)?.add(after?.key ?? '')
  }

  #scan(value: Value, element: string): Set<string> {
    // Only strings: equal values of other types can have different encodings, e.g. 1 and 1.0.
    const encoded = value.valueType.case === 'stringValue' ? Buffer.from(toBinary(ValueSchema, value)) : null
    const keys = new Set<string>()
    for (const document of this.#documents()) {
      const array = encoded && this.#packed(document)
      const contains = array ? packedArrayHas(array, encoded) : this.#elementsOf(document).includes(element)
      if (contains) keys.add(document.key)
    }
    return keys
  }

  #isSame(before: StoredDocument | null, after: StoredDocument | null): boolean {
    const [oldArray, newArray] = [before && this.#packed(before), after && this.#packed(after)]
    return Boolean(oldArray && newArray?.equals(oldArray))
  }

  #packed(document: StoredDocument): Buffer | undefined {
    const [name, ...below] = this.#field
    return name === undefined || below.length > 0 ? undefined : packedArray(document.fields, name)
  }

  #elementsOf(document: StoredDocument | null): readonly string[] {
    const type = document && getField(document.fields, this.#field)?.valueType
    return type?.case === 'arrayValue' ? type.value.values.map(canonicalKey) : []
  }
}
