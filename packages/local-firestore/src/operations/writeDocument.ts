/** Implements the RPCs that write a single document, as commits of one write. */
import { randomBytes } from 'node:crypto'
import { create } from '@bufbuild/protobuf'
import { type Empty, EmptySchema } from '@bufbuild/protobuf/wkt'
import { type DocumentMask, PreconditionSchema } from '#gen/google/firestore/v1/common_pb.js'
import { type Document, DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import type {
  CreateDocumentRequest,
  DeleteDocumentRequest,
  UpdateDocumentRequest,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { type Write, WriteSchema } from '#gen/google/firestore/v1/write_pb.js'
import { internal, invalidArgument } from '#status.ts'
import { checkId, documentName } from '#values/resourceNames.ts'
import { toMaskedDocument } from '#operations/batchGet.ts'
import { commitWrites } from '#operations/commit.ts'
import type { Request } from '#operations/context.ts'
import { parentPathIn } from '#operations/requestPaths.ts'

const AUTO_ID_LENGTH = 20
const AUTO_ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Creates a document and generates its ID if none is given. Throws ALREADY_EXISTS. */
export async function createDocument(
  request: Request,
  { parent, collectionId, documentId, document, mask }: CreateDocumentRequest,
): Promise<Document> {
  checkId(collectionId, 'Collection')
  if (documentId !== '') checkId(documentId, 'Document')
  const path = [...parentPathIn(request, parent), collectionId, documentId || autoId()]
  const name = documentName(request.database.id, path)
  const currentDocument = create(PreconditionSchema, { conditionType: { case: 'exists', value: false } })
  const update = create(DocumentSchema, { name, fields: document?.fields ?? {} })
  const write = create(WriteSchema, { operation: { case: 'update', value: update }, currentDocument })
  return commitWrite(request, write, mask)
}

/** Sets the masked fields or the whole document. Creates the document if it does not exist and no precondition fails. */
export async function updateDocument(
  request: Request,
  { document, updateMask, mask, currentDocument }: UpdateDocumentRequest,
): Promise<Document> {
  if (document === undefined) throw invalidArgument('A document is missing.')
  const write = create(WriteSchema, {
    operation: { case: 'update', value: document },
    ...(updateMask !== undefined && { updateMask }),
    ...(currentDocument !== undefined && { currentDocument }),
  })
  return commitWrite(request, write, mask)
}

/** Deletes a document. Succeeds if it does not exist. */
export async function deleteDocument(
  request: Request,
  { name, currentDocument }: DeleteDocumentRequest,
): Promise<Empty> {
  await commitWrites(request, [
    create(WriteSchema, {
      operation: { case: 'delete', value: name },
      ...(currentDocument !== undefined && { currentDocument }),
    }),
  ])
  return create(EmptySchema)
}

/** Commits one write and returns the resulting document. */
async function commitWrite(
  request: Request,
  write: Write,
  mask: DocumentMask | undefined,
): Promise<Document> {
  const { documents } = await commitWrites(request, [write])
  const [document = null] = documents
  if (document === null) throw internal('The update returned no document.')
  return toMaskedDocument(document, mask)
}

const autoId = () =>
  Array.from(randomBytes(AUTO_ID_LENGTH), (byte) => AUTO_ID_LETTERS[byte % AUTO_ID_LETTERS.length]).join('')
