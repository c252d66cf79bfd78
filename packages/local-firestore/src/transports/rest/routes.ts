/** Routes REST requests to RPCs, following the google.api.http annotations in firestore.proto. */
import { EmptySchema } from '@bufbuild/protobuf/wkt'
import { Code, ConnectError } from '@connectrpc/connect'
import { DocumentSchema } from '#gen/google/firestore/v1/document_pb.js'
import * as rpc from '#gen/google/firestore/v1/firestore_pb.js'
import { type RestCall, streaming, unary } from '#transports/rest/restCall.ts'
import type { RestPath } from '#transports/rest/restPath.ts'
import type { JsonObject } from '@bufbuild/protobuf'

const root = (path: RestPath) => `${path.database}/documents`
const nameOf = (path: RestPath) => [root(path), ...path.segments].join('/')
const parentOf = (path: RestPath) => [root(path), ...path.segments.slice(0, -1)].join('/')

const atDatabase = (body: JsonObject, path: RestPath) => ({ ...body, database: path.database })
const atParent = (body: JsonObject, path: RestPath) => ({ ...body, parent: nameOf(path) })
const atName = (_body: JsonObject, path: RestPath) => ({ name: nameOf(path) })
const inCollection = (path: RestPath) => ({
  parent: parentOf(path),
  collectionId: path.segments.at(-1) ?? '',
})

const getDocument = unary(rpc.GetDocumentRequestSchema, DocumentSchema, atName, (service, message, call) =>
  service.getDocument(message, call),
)
const deleteDocument = unary(rpc.DeleteDocumentRequestSchema, EmptySchema, atName, (service, message, call) =>
  service.deleteDocument(message, call),
)
const listDocuments = unary(
  rpc.ListDocumentsRequestSchema,
  rpc.ListDocumentsResponseSchema,
  (_body, path) => inCollection(path),
  (service, message, call) => service.listDocuments(message, call),
)
const createDocument = unary(
  rpc.CreateDocumentRequestSchema,
  DocumentSchema,
  (body, path) => ({ ...inCollection(path), document: body }),
  (service, message, call) => service.createDocument(message, call),
)
const updateDocument = unary(
  rpc.UpdateDocumentRequestSchema,
  DocumentSchema,
  (body, path) => ({ document: { ...body, name: nameOf(path) } }),
  (service, message, call) => service.updateDocument(message, call),
)

/** Verbs of the database: `/documents:verb`. */
const DATABASE_VERBS: Readonly<Record<string, RestCall>> = {
  batchGet: streaming(
    rpc.BatchGetDocumentsRequestSchema,
    rpc.BatchGetDocumentsResponseSchema,
    atDatabase,
    (service, message, call) => service.batchGetDocuments(message, call),
  ),
  beginTransaction: unary(
    rpc.BeginTransactionRequestSchema,
    rpc.BeginTransactionResponseSchema,
    atDatabase,
    (service, message, call) => service.beginTransaction(message, call),
  ),
  commit: unary(rpc.CommitRequestSchema, rpc.CommitResponseSchema, atDatabase, (service, message, call) =>
    service.commit(message, call),
  ),
  rollback: unary(rpc.RollbackRequestSchema, EmptySchema, atDatabase, (service, message, call) =>
    service.rollback(message, call),
  ),
  batchWrite: unary(
    rpc.BatchWriteRequestSchema,
    rpc.BatchWriteResponseSchema,
    atDatabase,
    (service, message, call) => service.batchWrite(message, call),
  ),
  executePipeline: streaming(
    rpc.ExecutePipelineRequestSchema,
    rpc.ExecutePipelineResponseSchema,
    atDatabase,
    (service, message, call) => service.executePipeline(message, call),
  ),
}

/** Verbs of the root or a document: `/documents[/collection/id]:verb`. */
const PARENT_VERBS: Readonly<Record<string, RestCall>> = {
  runQuery: streaming(
    rpc.RunQueryRequestSchema,
    rpc.RunQueryResponseSchema,
    atParent,
    (service, message, call) => service.runQuery(message, call),
  ),
  runAggregationQuery: streaming(
    rpc.RunAggregationQueryRequestSchema,
    rpc.RunAggregationQueryResponseSchema,
    atParent,
    (service, message, call) => service.runAggregationQuery(message, call),
  ),
  partitionQuery: unary(
    rpc.PartitionQueryRequestSchema,
    rpc.PartitionQueryResponseSchema,
    atParent,
    (service, message, call) => service.partitionQuery(message, call),
  ),
  listCollectionIds: unary(
    rpc.ListCollectionIdsRequestSchema,
    rpc.ListCollectionIdsResponseSchema,
    atParent,
    (service, message, call) => service.listCollectionIds(message, call),
  ),
}

/** Returns the call for a method and path. Throws NOT_FOUND if none matches, UNIMPLEMENTED for streaming RPCs. */
export function routeRest(method: string, path: RestPath): RestCall {
  const found = path.verb === null ? plainCall(method, path) : verbCall(path.verb, path)
  if (found === undefined)
    throw new ConnectError(`No such method: ${method} ${describe(path)}`, Code.NotFound)
  return found
}

function verbCall(verb: string, path: RestPath): RestCall | undefined {
  if (verb === 'listen' || verb === 'write') {
    throw new ConnectError(`${verb} is available over gRPC and WebChannel only.`, Code.Unimplemented)
  }
  const verbs = path.segments.length === 0 ? { ...DATABASE_VERBS, ...PARENT_VERBS } : PARENT_VERBS
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
}

function plainCall(method: string, path: RestPath): RestCall | undefined {
  if (path.segments.length === 0) return undefined
  const isDocument = path.segments.length % 2 === 0
  if (method === 'GET') return isDocument ? getDocument : listDocuments
  if (method === 'POST') return createDocument
  if (method === 'PATCH') return updateDocument
  return method === 'DELETE' ? deleteDocument : undefined
}

const describe = (path: RestPath) => nameOf(path) + (path.verb === null ? '' : `:${path.verb}`)
