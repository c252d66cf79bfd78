/** Reads request bodies and sends JSON responses. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { Code } from '@connectrpc/connect'
import { cancelled, invalidArgument } from '#status.ts'
import { type HttpStatus, HttpError } from '#transports/httpStatus.ts'

const compress = promisify(gzip)

export const MIB = 1024 * 1024
/** Maximum size of a REST request body in bytes, as in the Firestore emulator. */
export const REST_BODY_LIMIT = 16 * MIB

/** A request target. Not parsed with `URL`, which would resolve `/..` in document names. */
export interface RequestTarget {
  /** The raw, percent-encoded path. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Splits a request target into path and query. */
export function parseTarget(url: string): RequestTarget {
  const queryStart = url.indexOf('?')
  if (queryStart === -1) return { path: url, query: new URLSearchParams() }
  return { path: url.slice(0, queryStart), query: new URLSearchParams(url.slice(queryStart + 1)) }
}

/**
 * Reads a body as UTF-8 text. Throws INVALID_ARGUMENT if it is not UTF-8, and HTTP 413 if it exceeds `limit` bytes.
 * In that case reads the rest of the body first, because clients receive the response only after they have sent it.
 */
export async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw invalidArgument(`Content-Encoding "${encoding}" is not supported.`)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length <= limit) chunks.push(chunk)
      else chunks.length = 0
    }
  } catch {
    throw cancelled('The client disconnected.')
  }
  if (length > limit) {
    throw new HttpError(`Request payload size exceeds the limit: ${limit} bytes.`, Code.InvalidArgument, 413)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw invalidArgument('The request body is not valid UTF-8.')
  }
}

/** Shorter texts are sent as they are. */
const GZIP_MIN_LENGTH = 1024

/** Sends JSON text, compressed for clients that accept it, as Firestore does. Does nothing if the client has disconnected. */
export async function sendJson(response: ServerResponse, text: string, code = 200): Promise<void> {
  const isCompressed =
    text.length >= GZIP_MIN_LENGTH && /\bgzip\b/.test(String(response.req.headers['accept-encoding']))
  const body = isCompressed ? await compress(text, { level: constants.Z_BEST_SPEED }) : Buffer.from(text)
  if (response.destroyed) return
  response.writeHead(code, {
    'Content-Type': 'application/json; charset=utf-8',
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

/** Sends an error status as JSON. */
export function sendError(response: ServerResponse, status: HttpStatus): Promise<void> {
  return sendJson(response, JSON.stringify({ error: status }), status.code)
}
