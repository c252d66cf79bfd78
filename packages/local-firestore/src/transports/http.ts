/** Checks HTTP/1.1 requests and routes them to REST, WebChannel or the control endpoints. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FirestoreService } from '#firestoreService.ts'
import { type AdminOptions, isAdminPath, serveAdmin } from '#transports/admin.ts'
import { parseTarget, readText, REST_BODY_LIMIT, sendError } from '#transports/httpMessages.ts'
import { sendPreflight, setCorsHeaders } from '#transports/cors.ts'
import { httpStatusOf } from '#transports/httpStatus.ts'
import type { Log } from '#log.ts'
import { notFound, permissionDenied } from '#status.ts'
import { isTrustedHost, isTrustedOrigin } from '#transports/origin.ts'
import { serveRest } from '#transports/rest/serveRest.ts'
import { isRestPath } from '#transports/rest/restPath.ts'
import { streamOfPath, type WebChannel } from '#transports/webchannel/channel.ts'

export interface HttpOptions extends AdminOptions {
  readonly service: FirestoreService
  readonly webChannel: WebChannel
  /** Allowed names in the `Host` header, in addition to loopback names and IP addresses. */
  readonly hostNames: readonly string[]
  readonly log: Log
}

/** Creates a listener for all HTTP/1.1 requests. Sends errors as JSON with their status. */
export function httpHandler(options: HttpOptions): RequestListener {
  return (request, response) => {
    serve(options, request, response).catch((error: unknown) => {
      // Destroys a partly sent response so that it does not look complete.
      if (response.headersSent) response.destroy()
      else void sendError(response, httpStatusOf(error, options.log))
    })
  }
}

async function serve(
  options: HttpOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  checkHostAndOrigin(request, options.hostNames)
  setCorsHeaders(request, response)
  if (request.method === 'OPTIONS') return sendPreflight(request, response)
  const target = parseTarget(request.url ?? '/')
  const stream = streamOfPath(target.path)
  if (stream !== null) return options.webChannel.serve(stream, request, response, target)
  if (isRestPath(target.path)) return serveRest(options.service, request, response, target)
  if (!isAdminPath(target.path)) throw notFound(`No such path: ${target.path}`)
  const body = await readText(request, REST_BODY_LIMIT)
  const result = serveAdmin(options, request.method ?? '', target.path, body)
  response.writeHead(200, {
    'Content-Type': `${result.type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(result.text),
  })
  response.end(result.text)
}

function checkHostAndOrigin(request: IncomingMessage, hostNames: readonly string[]): void {
  const { host, origin } = request.headers
  if (!isTrustedHost(host, hostNames)) {
    throw permissionDenied(`The host "${host ?? ''}" is not allowed. Use localhost.`)
  }
  if (origin !== undefined && !isTrustedOrigin(origin, host)) {
    throw permissionDenied(`The origin ${origin} is not allowed.`)
  }
}
