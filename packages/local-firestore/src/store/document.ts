import { create } from '@bufbuild/protobuf'
import { type Document, DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import type { Path } from '#values/resourceNames.ts'
import { toTimestamp } from '#values/time.ts'

/** A stored document. Immutable; each change creates a new object. */
export interface StoredDocument {
  /** The path joined with slashes. */
  readonly key: string
  readonly path: Path
  /** The full resource name. */
  readonly name: string
  readonly fields: Fields
  /** Microseconds since the epoch. */
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** Converts a document to the message that clients receive. */
export const toMessage = (document: StoredDocument, fields: Fields = document.fields): Document =>
  create(DocumentSchema, {
    name: document.name,
    fields: { ...fields },
    createTime: toTimestamp(document.createTime),
    updateTime: toTimestamp(document.updateTime),
  })
