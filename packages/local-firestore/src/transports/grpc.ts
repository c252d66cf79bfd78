/** gRPC over HTTP/2: what the Admin SDK and the web SDK in Node speak. */
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import type { HandlerContext } from '@connectrpc/connect'
import { connectNodeAdapter } from '@connectrpc/connect-node'
import { Firestore } from '#gen/google/firestore/v1/firestore_pb.js'
import type { Call, FirestoreService } from '#service.ts'

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024

/** A handler for requests on HTTP/2 connections. */
export function grpcHandler(
  service: FirestoreService,
): (request: Http2ServerRequest, response: Http2ServerResponse) => void {
  const from =
    <I, O>(run: (input: I, call: Call) => O) =>
    (input: I, { requestHeader, signal }: HandlerContext): O =>
      run(input, { authorization: requestHeader.get('authorization'), signal })
  return connectNodeAdapter({
    connect: false,
    grpcWeb: false,
    readMaxBytes: MAX_MESSAGE_BYTES,
    writeMaxBytes: MAX_MESSAGE_BYTES,
    routes: (router) =>
      router.service(Firestore, {
        getDocument: from(service.getDocument),
        listDocuments: from(service.listDocuments),
        createDocument: from(service.createDocument),
        updateDocument: from(service.updateDocument),
        deleteDocument: from(service.deleteDocument),
        batchGetDocuments: from(service.batchGetDocuments),
        beginTransaction: from(service.beginTransaction),
        commit: from(service.commit),
        rollback: from(service.rollback),
        runQuery: from(service.runQuery),
        runAggregationQuery: from(service.runAggregationQuery),
        executePipeline: from(service.executePipeline),
        partitionQuery: from(service.partitionQuery),
        listCollectionIds: from(service.listCollectionIds),
        batchWrite: from(service.batchWrite),
        listen: from(service.listen),
        write: from(service.write),
      }),
  })
}
