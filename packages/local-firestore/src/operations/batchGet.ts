import { create } from '@bufbuild/protobuf'
import {
  type BatchGetDocumentsRequest,
  type BatchGetDocumentsResponse,
  BatchGetDocumentsResponseSchema,
  type GetDocumentRequest,
} from '#gen/google/firestore/v1/firestore_pb.js'
import type { DocumentMask } from '#gen/google/firestore/v1/common_pb.js'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import { invalidArgument, notFound } from '#status.ts'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { parseFieldPath, selectFields } from '#values/fieldPath.ts'
import { databaseName, documentName, parseDocumentName, type Path } from '#values/names.ts'
import { toTimestamp } from '#values/time.ts'
import { authorizeGet } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { readDocuments, startReading } from '#operations/reading.ts'

/** Documents by name, each once, found or missing. */
export async function* batchGet(
  request: Request,
  { documents, mask, consistencySelector }: BatchGetDocumentsRequest,
): AsyncIterable<BatchGetDocumentsResponse> {
  const paths = [...new Set(documents)].map((name) => pathIn(request, name))
  const reading = startReading(request, consistencySelector)
  const found = await readDocuments(request, reading, paths, (view) => {
    for (const path of paths) authorizeGet(request, view, path)
    return paths.map((path) => ({ path, document: view.get(path) }))
  })
  request.context.usage.read(request.database.id.projectId, paths.length)
  const readTime = toTimestamp(reading.time())
  let transaction = reading.begun
  if (found.length === 0 && transaction.length > 0) {
    yield create(BatchGetDocumentsResponseSchema, { transaction })
  }
  for (const { path, document } of found) {
    const result: BatchGetDocumentsResponse['result'] =
      document === null
        ? { case: 'missing', value: documentName(request.database.id, path) }
        : { case: 'found', value: masked(document, mask) }
    yield create(BatchGetDocumentsResponseSchema, { result, readTime, transaction })
    transaction = new Uint8Array()
  }
}

/** One document. Throws NOT_FOUND. */
export async function getDocument(
  request: Request,
  { name, mask, consistencySelector }: GetDocumentRequest,
): Promise<Document> {
  const path = pathIn(request, name)
  const reading = startReading(request, consistencySelector)
  const document = await readDocuments(request, reading, [path], (view) => {
    authorizeGet(request, view, path)
    return view.get(path)
  })
  request.context.usage.read(request.database.id.projectId, 1)
  if (document === null) throw notFound(`Document (${name}) not found.`)
  return masked(document, mask)
}

/** The path of a document that must lie in the database of the request. Throws INVALID_ARGUMENT. */
export function pathIn({ database }: Request, name: string): Path {
  const { path, ...id } = parseDocumentName(name)
  if (databaseName(id) !== databaseName(database.id)) {
    throw invalidArgument(`Document "${name}" is not in database "${databaseName(database.id)}".`)
  }
  return path
}

/** The document with the masked fields only; without a mask, all of it. */
export const masked = (document: StoredDocument, mask: DocumentMask | undefined): Document =>
  toMessage(document, mask && selectFields(document.fields, mask.fieldPaths.map(parseFieldPath)))
