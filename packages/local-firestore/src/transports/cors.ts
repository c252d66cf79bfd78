/** Cross-origin headers, as Google's emulator sends them: on every path and with every status. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT'
const EXPOSED = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response'

/** Allows the request's origin, if it names one. The caller has checked that the origin is trusted. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', METHODS)
  response.setHeader('Access-Control-Expose-Headers', EXPOSED)
}

/** Answers an OPTIONS request: whatever headers the page asks for are allowed. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers']
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers)
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  }
  response.setHeader('Access-Control-Max-Age', '600')
  response.writeHead(200, { 'Content-Length': 0 })
  response.end()
}
