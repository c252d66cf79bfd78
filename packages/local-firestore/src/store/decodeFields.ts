/**
 * Decodes stored fields. Three times as fast as the generic decoder of the protobuf library, which matters when the
 * server loads many documents with long arrays. A test compares both decoders.
 */
import { BinaryReader } from '@bufbuild/protobuf/wire'
import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { NullValue } from '@bufbuild/protobuf/wkt'
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { LatLng } from '#gen/google/type/latlng_pb.js'

type Type = Value['valueType']

/** Reads the names and encoded Values of the fields of an encoded `google.firestore.v1.Document`. */
export function readEntries(bytes: Uint8Array): (readonly [name: string, value: Uint8Array])[] {
  const entries: [string, Uint8Array][] = []
  const reader = new BinaryReader(bytes)
  readMessage(reader, bytes.length, (field) => {
    if (field !== 2) return false
    const entry: [string, Uint8Array] = ['', new Uint8Array()]
    readMessage(reader, endOf(reader), (entryField) => {
      if (entryField === 1) entry[0] = reader.string()
      else if (entryField === 2) entry[1] = reader.bytes()
      else return false
      return true
    })
    entries.push(entry)
    return true
  })
  return entries
}

/** Decodes a Value. */
export function decodeValue(bytes: Uint8Array): Value {
  return readValue(new BinaryReader(bytes), bytes.length)
}

/** Reads the map entries with the given field number. */
function readFields(reader: BinaryReader, end: number, number: number): Record<string, Value> {
  const fields: Record<string, Value> = {}
  readMessage(reader, end, (field) => {
    if (field !== number) return false
    let name = ''
    let value = valueOf({ case: undefined })
    readMessage(reader, endOf(reader), (entryField) => {
      if (entryField === 1) name = reader.string()
      else if (entryField === 2) value = readValue(reader, endOf(reader))
      else return false
      return true
    })
    fields[name] = value
    return true
  })
  return fields
}

const valueOf = (valueType: Type): Value => ({ $typeName: 'google.firestore.v1.Value', valueType })

function readValue(reader: BinaryReader, end: number): Value {
  let type: Type = { case: undefined }
  readMessage(reader, end, (field) => {
    const read = readType(reader, field)
    if (read === null) return false
    type = read
    return true
  })
  return valueOf(type)
}

function readType(reader: BinaryReader, field: number): Type | null {
  switch (field) {
    case 1:
      return { case: 'booleanValue', value: reader.bool() }
    case 2:
      return { case: 'integerValue', value: BigInt(reader.int64()) }
    case 3:
      return { case: 'doubleValue', value: reader.double() }
    case 5:
      return { case: 'referenceValue', value: reader.string() }
    case 6:
      return {
        case: 'mapValue',
        value: { $typeName: 'google.firestore.v1.MapValue', fields: readFields(reader, endOf(reader), 1) },
      }
    case 8:
      return { case: 'geoPointValue', value: readPoint(reader, endOf(reader)) }
    case 9:
      return {
        case: 'arrayValue',
        value: { $typeName: 'google.firestore.v1.ArrayValue', values: readElements(reader, endOf(reader)) },
      }
    case 10:
      return { case: 'timestampValue', value: readTimestamp(reader, endOf(reader)) }
    case 11:
      reader.int32()
      return { case: 'nullValue', value: NullValue.NULL_VALUE }
    case 17:
      return { case: 'stringValue', value: reader.string() }
    case 18:
      return { case: 'bytesValue', value: reader.bytes().slice() }
    default:
      return null
  }
}

function readElements(reader: BinaryReader, end: number): Value[] {
  const values: Value[] = []
  readMessage(reader, end, (field) => {
    if (field !== 1) return false
    values.push(readValue(reader, endOf(reader)))
    return true
  })
  return values
}

function readPoint(reader: BinaryReader, end: number): LatLng {
  const point: LatLng = { $typeName: 'google.type.LatLng', latitude: 0, longitude: 0 }
  readMessage(reader, end, (field) => {
    if (field === 1) point.latitude = reader.double()
    else if (field === 2) point.longitude = reader.double()
    else return false
    return true
  })
  return point
}

function readTimestamp(reader: BinaryReader, end: number): Timestamp {
  const time: Timestamp = { $typeName: 'google.protobuf.Timestamp', seconds: 0n, nanos: 0 }
  readMessage(reader, end, (field) => {
    if (field === 1) time.seconds = BigInt(reader.int64())
    else if (field === 2) time.nanos = reader.int32()
    else return false
    return true
  })
  return time
}

/** Reads the length prefix of a nested message and returns the offset of its end. */
const endOf = (reader: BinaryReader) => {
  const length = reader.uint32()
  return reader.pos + length
}

/** Calls `read` with each field number. `read` consumes the field, or returns false to skip it. */
function readMessage(reader: BinaryReader, end: number, read: (field: number) => boolean): void {
  while (reader.pos < end) {
    const [field, wireType] = reader.tag()
    if (!read(field)) reader.skip(wireType, field)
  }
}
