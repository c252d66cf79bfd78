/**
 * Stores long arrays as encoded bytes and decodes them when they are read. Decoded arrays of hundreds of short strings
 * would take a hundred times the memory and most of the startup time.
 */
import { create, toBinary } from '@bufbuild/protobuf'
import { BinaryReader } from '@bufbuild/protobuf/wire'
import { DocumentSchema, type Value } from '#gen/google/firestore/v1/document_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import { decodeValue, readEntries } from '#store/decodeFields.ts'
import type { StoredDocument } from '#store/document.ts'

/** Minimum encoded size of an array that is stored as bytes. */
const MIN_PACKED_BYTES = 512
/** The tag of `array_value`: field 9 of Value, length-delimited. */
const ARRAY_TAG = (9 << 3) | 2

/** Encoded arrays by field name, for each fields object that has any. */
const packedArrays = new WeakMap<Fields, ReadonlyMap<string, Uint8Array>>()

const isLongArray = (value: Uint8Array) => value.length >= MIN_PACKED_BYTES && value[0] === ARRAY_TAG

/** Encodes fields as a `Document` message with fields only. */
export const encodeFields = (fields: Fields): Uint8Array =>
  toBinary(DocumentSchema, create(DocumentSchema, { fields: { ...fields } }))

/** Decodes fields. Long arrays become getters that decode the array on each read. */
export function unpackFields(bytes: Uint8Array): Fields {
  const fields: Record<string, Value> = {}
  const arrays = new Map<string, Uint8Array>()
  for (const [name, value] of readEntries(bytes)) {
    if (isLongArray(value)) {
      // Copies the bytes so that those of the whole document can be garbage-collected.
      const copy = value.slice()
      arrays.set(name, copy)
      Object.defineProperty(fields, name, { enumerable: true, get: () => decodeValue(copy) })
    } else fields[name] = decodeValue(value)
  }
  if (arrays.size > 0) packedArrays.set(fields, arrays)
  return fields
}

/** Returns the document with its long arrays as bytes, and its encoded fields. */
export function pack(document: StoredDocument): { document: StoredDocument; bytes: Uint8Array } {
  const bytes = encodeFields(document.fields)
  const hasLongArray = readEntries(bytes).some(([, value]) => isLongArray(value))
  return { document: hasLongArray ? { ...document, fields: unpackFields(bytes) } : document, bytes }
}

/** The encoded Value of a top-level field if it is stored as bytes. */
export function packedArray(fields: Fields, name: string): Uint8Array | undefined {
  return packedArrays.get(fields)?.get(name)
}

/** Whether an encoded array contains an encoded element. Compares bytes; both must come from the same encoder. */
export function packedArrayHas(array: Uint8Array, element: Uint8Array): boolean {
  const reader = new BinaryReader(array)
  reader.tag()
  const end = reader.uint32() + reader.pos
  let position = reader.pos
  while (position < end) {
    // Each element starts with the tag of `values` and a varint length, which is one byte up to 127.
    position += 1
    let length = array[position] ?? 0
    position += 1
    if (length >= 128) {
      reader.pos = position - 1
      length = reader.uint32()
      position = reader.pos
    }
    if (length === element.length && hasAt(array, position, element)) return true
    position += length
  }
  return false
}

function hasAt(bytes: Uint8Array, start: number, needle: Uint8Array): boolean {
  for (let index = needle.length - 1; index >= 0; index -= 1) {
    if (bytes[start + index] !== needle[index]) return false
  }
  return true
}
