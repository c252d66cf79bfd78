/** Routes REST requests to RPCs, following the google.api.http annotations in firestore.proto. */
import { Firestore } from '#gen/google/firestore/v1/firestore_pb.js'
import { notFound, unimplemented } from '#status.ts'
import { type RestCall, streaming, unary } from '#transports/rest/restCall.ts'
import type { RestPath } from '#transports/rest/restPath.ts'
import type { JsonObject } from '@bufbuild/protobuf'

const { method: rpc } = Firestore

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

const getDocument = unary(rpc.getDocument, atName, (service) => service.getDocument)
const deleteDocument = unary(rpc.deleteDocument, atName, (service) => service.deleteDocument)
const listDocuments = unary(
  rpc.listDocuments,
  (_body, path) => inCollection(path),
  (service) => service.listDocuments,
)
const createDocument = unary(
  rpc.createDocument,
  (body, path) => ({ ...inCollection(path), document: body }),
  (service) => service.createDocument,
)
const updateDocument = unary(
  rpc.updateDocument,
  (body, path) => ({ document: { ...body, name: nameOf(path) } }),
  (service) => service.updateDocument,
)

/** Verbs of the database: `/documents:verb`. */
const DATABASE_VERBS: Readonly<Record<string, RestCall>> = {
  batchGet: streaming(rpc.batchGetDocuments, atDatabase, (service) => service.batchGetDocuments),
  beginTransaction: unary(rpc.beginTransaction, atDatabase, (service) => service.beginTransaction),
  commit: unary(rpc.commit, atDatabase, (service) => service.commit),
  rollback: unary(rpc.rollback, atDatabase, (service) => service.rollback),
  batchWrite: unary(rpc.batchWrite, atDatabase, (service) => service.batchWrite),
  executePipeline: streaming(rpc.executePipeline, atDatabase, (service) => service.executePipeline),
}

/** Verbs of the root or a document: `/documents[/collection/id]:verb`. */
const PARENT_VERBS: Readonly<Record<string, RestCall>> = {
  runQuery: streaming(rpc.runQuery, atParent, (service) => service.runQuery),
  runAggregationQuery: streaming(rpc.runAggregationQuery, atParent, (service) => service.runAggregationQuery),
  partitionQuery: unary(rpc.partitionQuery, atParent, (service) => service.partitionQuery),
  listCollectionIds: unary(rpc.listCollectionIds, atParent, (service) => service.listCollectionIds),
}

/** Returns the call for a method and path. Throws NOT_FOUND if none matches, UNIMPLEMENTED for streaming RPCs. */
export function routeRest(method: string, path: RestPath): RestCall {
  const found = path.verb === null ? plainCall(method, path) : verbCall(path.verb, path)
  if (found === undefined) throw notFound(`No such method: ${method} ${describe(path)}`)
  return found
}

function verbCall(verb: string, path: RestPath): RestCall | undefined {
  if (verb === 'listen' || verb === 'write') {
    throw unimplemented(`${verb} over REST`)
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
