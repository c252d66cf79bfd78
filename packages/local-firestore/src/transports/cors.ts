/** CORS headers. Like the Firestore emulator, sends them with all responses, including errors. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = 'DELETE,GET,HEAD,PATCH,POST,PUT'
const EXPOSED = 'x-client-wire-protocol, x-http-session-id, x-http-initial-response'

/** Allows the origin of the request. The caller must have checked that the origin is trusted. */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', METHODS)
  response.setHeader('Access-Control-Expose-Headers', EXPOSED)
}

/** Responds to a preflight request and allows all requested headers. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers['access-control-request-headers']
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers)
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true')
  }
  response.setHeader('Access-Control-Max-Age', '600')
  response.writeHead(200, { 'Content-Length': 0 })
  response.end()
}
