/** A document as the store holds it. Immutable: every change makes a new one. */
import { create } from '@bufbuild/protobuf'
import { type Document, DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import type { Path } from '#values/names.ts'
import { toTimestamp } from '#values/time.ts'

export interface StoredDocument {
  /** The path as one string. */
  readonly key: string
  readonly path: Path
  /** The full resource name. */
  readonly name: string
  readonly fields: Fields
  /** Microseconds since the epoch. */
  readonly createTime: bigint
  readonly updateTime: bigint
}

/** The document as clients receive it. */
export const toMessage = (document: StoredDocument, fields: Fields = document.fields): Document =>
  create(DocumentSchema, {
    name: document.name,
    fields: { ...fields },
    createTime: toTimestamp(document.createTime),
    updateTime: toTimestamp(document.updateTime),
  })
