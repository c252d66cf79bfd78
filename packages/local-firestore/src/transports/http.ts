/** The HTTP/1.1 side: who may call, then to REST, WebChannel or the control endpoints. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Code, ConnectError } from '@connectrpc/connect'
import type { FirestoreService } from '#firestoreService.ts'
import { type AdminOptions, isAdminPath, serveAdmin } from '#transports/admin.ts'
import { readText, REST_BODY_LIMIT, sendError } from '#transports/httpMessages.ts'
import { answerPreflight, setCorsHeaders } from '#transports/cors.ts'
import { httpStatusOf } from '#transports/httpStatus.ts'
import type { Log } from '#log.ts'
import { isTrustedHost, isTrustedOrigin } from '#transports/origin.ts'
import { serveRest } from '#transports/rest/handler.ts'
import { isRestPath } from '#transports/rest/restPath.ts'
import { parseTarget } from '#transports/httpMessages.ts'
import { streamOfPath, type WebChannel } from '#transports/webchannel/channel.ts'

export interface HttpOptions extends AdminOptions {
  readonly service: FirestoreService
  readonly webChannel: WebChannel
  /** Names that this server may be called by, beside loopback names and IP literals. */
  readonly hostNames: readonly string[]
  readonly log: Log
}

/** A listener for all requests over HTTP/1.1. What fails is answered as JSON with its status. */
export function httpHandler(options: HttpOptions): RequestListener {
  return (request, response) => {
    serve(options, request, response).catch((error: unknown) => {
      // Half an answer cannot be taken back, but it must not look whole.
      if (response.headersSent) response.destroy()
      else sendError(response, httpStatusOf(error, options.log))
    })
  }
}

async function serve(
  options: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  checkCaller(request, options.hostNames)
  setCorsHeaders(request, response)
  if (request.method === 'OPTIONS') return answerPreflight(request, response)
  const target = parseTarget(request.url ?? '/')
  const stream = streamOfPath(target.path)
  if (stream !== null) return options.webChannel.serve(stream, request, response, target)
  if (isRestPath(target.path)) return serveRest(options.service, request, response, target)
  if (!isAdminPath(target.path)) throw new ConnectError(`No such path: ${target.path}`, Code.NotFound)
  const body = await readText(request, REST_BODY_LIMIT)
  const answer = serveAdmin(options, request.method ?? '', target.path, body)
  response.writeHead(200, {
    'Content-Type': `${answer.type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(answer.text),
  })
  response.end(answer.text)
}

function checkCaller(request: IncomingMessage, hostNames: readonly string[]): void {
  const { host, origin } = request.headers
  if (!isTrustedHost(host, hostNames)) {
    throw new ConnectError(`The host "${host ?? ''}" is not served: use localhost.`, Code.PermissionDenied)
  }
  if (origin !== undefined && !isTrustedOrigin(origin, host)) {
    throw new ConnectError(`Pages of ${origin} may not use this server.`, Code.PermissionDenied)
  }
}
