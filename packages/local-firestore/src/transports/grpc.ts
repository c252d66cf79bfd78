/** gRPC over HTTP/2, used by the Admin SDK and by the web SDK in Node.js. */
import type { Http2ServerRequest, Http2ServerResponse, OutgoingHttpHeaders } from 'node:http2'
import { type ConnectRouter, createConnectRouter } from '@connectrpc/connect'
import {
  compressionBrotli,
  compressionGzip,
  universalRequestFromNodeRequest,
  universalResponseToNodeResponse,
} from '@connectrpc/connect-node'
import { Firestore } from '#gen/google/firestore/v1/firestore_pb.js'
import type { FirestoreService } from '#firestoreService.ts'
import type { Log } from '#log.ts'

const MAX_MESSAGE_BYTES = 100 * 1024 * 1024

/** Creates a handler for HTTP/2 requests. Logs errors of responses that could not be sent. */
export function grpcHandler(
  service: FirestoreService,
  log: Log,
): (request: Http2ServerRequest, response: Http2ServerResponse) => void {
  const handlers = new Map(routesOf(service).handlers.map((handler) => [handler.requestPath, handler]))
  return (request, response) => {
    const handler = handlers.get(request.url)
    if (handler === undefined) {
      response.writeHead(404).end()
      return
    }
    const addTrailers = response.addTrailers.bind(response)
    response.addTrailers = (trailers) => addTrailers(withPlainMessage(trailers))
    handler(universalRequestFromNodeRequest(request, response, undefined, undefined))
      .then((universalResponse) => universalResponseToNodeResponse(universalResponse, response))
      .catch((error: unknown) => {
        // Not an error if the client has closed the stream.
        if (!response.stream.destroyed) log.error(`${handler.method.name} response could not be sent.`, error)
      })
  }
}

function routesOf(service: FirestoreService): ConnectRouter {
  const router = createConnectRouter({
    connect: false,
    grpcWeb: false,
    acceptCompression: [compressionGzip, compressionBrotli],
    // Never compresses, because clients are usually on the same machine.
    compressMinBytes: Number.MAX_SAFE_INTEGER,
    readMaxBytes: MAX_MESSAGE_BYTES,
    writeMaxBytes: MAX_MESSAGE_BYTES,
  })
  return router.service(Firestore, service)
}

/**
 * Percent-encodes only non-printable and non-ASCII characters, as the gRPC protocol requires. The Connect adapter also
 * encodes slashes and colons, which clients do not decode.
 */
function withPlainMessage(trailers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const message = trailers['grpc-message']
  if (typeof message !== 'string') return trailers
  const plain = decodeURIComponent(message).replaceAll(/[^\x20-\x24\x26-\x7e]/gu, encodeURIComponent)
  return { ...trailers, 'grpc-message': plain }
}
