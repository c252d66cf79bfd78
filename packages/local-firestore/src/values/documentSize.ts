/** Computes document sizes as documented for Firestore. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import { invalidArgument } from '#status.ts'
import type { Fields } from '#values/fieldPath.ts'
import type { Path } from '#values/resourceNames.ts'
import { utf8Length } from '#values/utf8.ts'

const MAX_DOCUMENT_BYTES = 1_048_576
const NAME_OVERHEAD = 16
const DOCUMENT_OVERHEAD = 32

/** Throws INVALID_ARGUMENT if the document is larger than 1 MiB. */
export function checkDocumentSize(path: Path, name: string, fields: Fields): void {
  const bytes = nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD
  if (bytes <= MAX_DOCUMENT_BYTES) return
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${bytes} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
  )
}

const nameSize = (path: Path) => path.reduce((sum, id) => sum + utf8Length(id) + 1, NAME_OVERHEAD)

const fieldsSize = (fields: Fields): number =>
  Object.entries(fields).reduce((sum, [name, value]) => sum + utf8Length(name) + 1 + valueSize(value), 0)

function valueSize({ valueType: type }: Value): number {
  switch (type.case) {
    case 'stringValue':
      return utf8Length(type.value) + 1
    case 'bytesValue':
      return type.value.length
    case 'referenceValue':
      return nameSize(type.value.split('/').slice(5))
    case 'geoPointValue':
      return 16
    case 'arrayValue':
      return type.value.values.reduce((sum, element) => sum + valueSize(element), 0)
    case 'mapValue':
      return fieldsSize(type.value.fields)
    case 'nullValue':
    case 'booleanValue':
      return 1
    default:
      return 8
  }
}
