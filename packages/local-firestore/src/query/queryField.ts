import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { StoredDocument } from '#store/document.ts'
import { type FieldPath, formatFieldPath, getField, parseFieldPath } from '#values/fieldPath.ts'
import { referenceValue } from '#values/protoValue.ts'

/** A field path, or `'__name__'` for the document name. */
export type QueryField = '__name__' | FieldPath

/** Parses a field reference. Throws INVALID_ARGUMENT. */
export const parseQueryField = (text: string): QueryField =>
  text === '__name__' ? text : parseFieldPath(text)

/** Formats a field reference. */
export const formatQueryField = (field: QueryField) => (field === '__name__' ? field : formatFieldPath(field))

/** Reads a field; the document name is a reference value. Undefined if the document does not have the field. */
export const valueAt = (document: StoredDocument, field: QueryField): Value | undefined =>
  field === '__name__' ? referenceValue(document.name) : getField(document.fields, field)
