/** What a query names: a field of the document, or the document's own name. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { StoredDocument } from '#store/document.ts'
import { type FieldPath, getField, parseFieldPath } from '#values/fieldPath.ts'
import { referenceValue } from '#values/protoValue.ts'

/** `'__name__'`, or the path of a field. */
export type QueryField = '__name__' | FieldPath

/** Throws INVALID_ARGUMENT. */
export const parseQueryField = (text: string): QueryField =>
  text === '__name__' ? text : parseFieldPath(text)

/** The value of a field, or the name of the document as a reference; undefined when the field is missing. */
export const valueAt = (document: StoredDocument, field: QueryField): Value | undefined =>
  field === '__name__' ? referenceValue(document.name) : getField(document.fields, field)
