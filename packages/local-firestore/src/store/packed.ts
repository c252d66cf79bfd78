/**
 * Long arrays stay bytes until somebody reads them. A document may carry hundreds of short strings to be searched by;
 * as messages they would take a hundred times the memory and most of the time of a start.
 */
import { create, toBinary } from '@bufbuild/protobuf'
import { BinaryReader } from '@bufbuild/protobuf/wire'
import { DocumentSchema, type Value } from '#gen/google/firestore/v1/document_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import { decodeValue, readEntries } from '#store/decode.ts'
import type { StoredDocument } from '#store/document.ts'

/** Arrays of fewer bytes are not worth the detour. */
const LONG_BYTES = 512
/** `array_value`, field 9 of Value, length-delimited. */
const ARRAY_TAG = (9 << 3) | 2

/** The encoded Value of each long array of some fields, by name. */
const packedArrays = new WeakMap<Fields, ReadonlyMap<string, Uint8Array>>()

const isLongArray = (value: Uint8Array) => value.length >= LONG_BYTES && value[0] === ARRAY_TAG

/** Fields as an encoded `Document` that has nothing else. */
export const encodeFields = (fields: Fields): Uint8Array =>
  toBinary(DocumentSchema, create(DocumentSchema, { fields: { ...fields } }))

/** Fields from their encoding. Long arrays are decoded anew whenever they are read. */
export function unpackFields(bytes: Uint8Array): Fields {
  const fields: Record<string, Value> = {}
  const arrays = new Map<string, Uint8Array>()
  for (const [name, value] of readEntries(bytes)) {
    if (isLongArray(value)) {
      // A copy, so that the bytes of the whole document need not be kept.
      const own = value.slice()
      arrays.set(name, own)
      Object.defineProperty(fields, name, { enumerable: true, get: () => decodeValue(own) })
    } else fields[name] = decodeValue(value)
  }
  if (arrays.size > 0) packedArrays.set(fields, arrays)
  return fields
}

/** The same document with its long arrays as bytes, and the encoding of its fields. */
export function pack(document: StoredDocument): { document: StoredDocument; bytes: Uint8Array } {
  const bytes = encodeFields(document.fields)
  const hasLongArray = readEntries(bytes).some(([, value]) => isLongArray(value))
  return { document: hasLongArray ? { ...document, fields: unpackFields(bytes) } : document, bytes }
}

/** The encoded Value of a top-level field, when it is a long array that stayed bytes. */
export function packedArray(fields: Fields, name: string): Uint8Array | undefined {
  return packedArrays.get(fields)?.get(name)
}

/** Whether an encoded array has an encoded element: compared as bytes, which both have in their one encoding. */
export function packedArrayHas(array: Uint8Array, element: Uint8Array): boolean {
  const reader = new BinaryReader(array)
  reader.tag()
  const end = reader.uint32() + reader.pos
  let position = reader.pos
  while (position < end) {
    // Each element is the tag of `values` and a length of one byte, or of more for long elements.
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

function hasAt(bytes: Uint8Array, start: number, part: Uint8Array): boolean {
  for (let index = part.length - 1; index >= 0; index -= 1) {
    if (bytes[start + index] !== part[index]) return false
  }
  return true
}
