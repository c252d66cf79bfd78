/**
 * Keeps long arrays encoded in memory and decodes them on each read. Decoded arrays of hundreds of short strings would
 * take a hundred times the memory and most of the startup time.
 */
import { create, fromBinary, toBinary } from '@bufbuild/protobuf'
import { BinaryReader } from '@bufbuild/protobuf/wire'
import { DocumentSchema, type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import { EncodedFieldsSchema } from '#gen/local/encoded_fields_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import type { StoredDocument } from '#store/document.ts'

/** Minimum size of an array that stays encoded. */
const MIN_PACKED_BYTES = 512
/** The first byte of an encoded array: field 9 of Value, length-delimited. */
const ARRAY_TAG = (9 << 3) | 2

/** Encoded arrays by field name, for each fields object that has any. */
const packedArrays = new WeakMap<Fields, ReadonlyMap<string, Buffer>>()

const isLongArray = (value: Uint8Array) => value.length >= MIN_PACKED_BYTES && value[0] === ARRAY_TAG
const encodedValues = (bytes: Uint8Array) => fromBinary(EncodedFieldsSchema, bytes).fields

/** Encodes fields as a `Document` message with fields only. */
export const encodeFields = (fields: Fields): Uint8Array =>
  toBinary(DocumentSchema, create(DocumentSchema, { fields: { ...fields } }))

/** Decodes fields. Long arrays become getters that decode the array. */
export function unpackFields(bytes: Uint8Array): Fields {
  const fields: Record<string, Value> = {}
  const arrays = new Map<string, Buffer>()
  for (const [name, value] of Object.entries(encodedValues(bytes))) {
    if (isLongArray(value)) {
      // Copies the bytes so that those of the whole document can be garbage-collected.
      const copy = Buffer.from(value)
      arrays.set(name, copy)
      Object.defineProperty(fields, name, { enumerable: true, get: () => fromBinary(ValueSchema, copy) })
    } else fields[name] = fromBinary(ValueSchema, value)
  }
  if (arrays.size > 0) packedArrays.set(fields, arrays)
  return fields
}

/** Returns the document with its long arrays encoded, and its encoded fields. */
export function pack(document: StoredDocument): { document: StoredDocument; bytes: Uint8Array } {
  const bytes = encodeFields(document.fields)
  const hasLongArray = Object.values(encodedValues(bytes)).some(isLongArray)
  return { document: hasLongArray ? { ...document, fields: unpackFields(bytes) } : document, bytes }
}

/** The encoded Value of a top-level field if it is a long array. */
export function packedArray(fields: Fields, name: string): Buffer | undefined {
  return packedArrays.get(fields)?.get(name)
}

/** Whether an encoded array contains an encoded element. Both must come from the same encoder. */
export function packedArrayHas(array: Buffer, element: Buffer): boolean {
  // Most arrays do not contain the bytes anywhere, which is fast to find out.
  if (!array.includes(element)) return false
  const reader = new BinaryReader(array)
  reader.tag()
  const end = reader.uint32() + reader.pos
  while (reader.pos < end) {
    reader.tag()
    if (Buffer.compare(reader.bytes(), element) === 0) return true
  }
  return false
}
