import { create } from '@bufbuild/protobuf'
import {
  type BatchGetDocumentsRequest,
  type BatchGetDocumentsResponse,
  BatchGetDocumentsResponseSchema,
  type GetDocumentRequest,
} from '#gen/google/firestore/v1/firestore_pb.js'
import type { DocumentMask } from '#gen/google/firestore/v1/common_pb.js'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import { notFound } from '#status.ts'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { parseFieldPath, selectFields } from '#values/fieldPath.ts'
import { documentName } from '#values/resourceNames.ts'
import { toTimestamp } from '#values/time.ts'
import { authorizeGet } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { documentPathIn } from '#operations/requestPaths.ts'
import { readDocuments, openReadSession } from '#operations/readSession.ts'

/** Implements BatchGetDocuments: one response per distinct name, with the document or as missing. */
export async function* batchGet(
  request: Request,
  { documents, mask, consistencySelector }: BatchGetDocumentsRequest,
): AsyncIterable<BatchGetDocumentsResponse> {
  const paths = [...new Set(documents)].map((name) => documentPathIn(request, name))
  const session = openReadSession(request, consistencySelector)
  const found = await readDocuments(request, session, paths, (view) => {
    for (const path of paths) authorizeGet(request, view, path)
    return paths.map((path) => ({ path, document: view.get(path) }))
  })
  request.context.usage.recordReads(request.database.id.projectId, paths.length)
  const readTime = toTimestamp(session.time())
  let transaction = session.newTransactionId
  if (found.length === 0 && transaction.length > 0) {
    yield create(BatchGetDocumentsResponseSchema, { transaction })
  }
  for (const { path, document } of found) {
    const result: BatchGetDocumentsResponse['result'] =
      document === null
        ? { case: 'missing', value: documentName(request.database.id, path) }
        : { case: 'found', value: toMaskedDocument(document, mask) }
    yield create(BatchGetDocumentsResponseSchema, { result, readTime, transaction })
    transaction = new Uint8Array()
  }
}

/** Implements GetDocument. Throws NOT_FOUND if the document does not exist. */
export async function getDocument(
  request: Request,
  { name, mask, consistencySelector }: GetDocumentRequest,
): Promise<Document> {
  const path = documentPathIn(request, name)
  const session = openReadSession(request, consistencySelector)
  const document = await readDocuments(request, session, [path], (view) => {
    authorizeGet(request, view, path)
    return view.get(path)
  })
  request.context.usage.recordReads(request.database.id.projectId, 1)
  if (document === null) throw notFound(`Document (${name}) not found.`)
  return toMaskedDocument(document, mask)
}

/** Converts a document to a message with the fields of the mask, or with all fields if there is no mask. */
export const toMaskedDocument = (document: StoredDocument, mask: DocumentMask | undefined): Document =>
  toMessage(document, mask && selectFields(document.fields, mask.fieldPaths.map(parseFieldPath)))
