/** Reading requests and writing answers, with the limits of a development server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Code, ConnectError } from '@connectrpc/connect'
import { invalidArgument } from '#status.ts'
import { type HttpStatus, HttpError } from '#transports/httpStatus.ts'

export const MIB = 1024 * 1024
/** The longest REST body, as in Google's emulator. */
export const REST_BODY_LIMIT = 16 * MIB

/** The target of a request, split without the normalisation of `URL`, which would resolve `/..` inside names. */
export interface RequestTarget {
  /** The path as sent, percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
}

/** Splits the target of a request line at its question mark. */
export function parseTarget(url: string): RequestTarget {
  const mark = url.indexOf('?')
  if (mark === -1) return { path: url, query: new URLSearchParams() }
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) }
}

/**
 * Reads a body as UTF-8 text. Throws INVALID_ARGUMENT (HTTP 413) beyond `limit` bytes, after the rest was
 * read and dropped, so that the client gets to see the answer; and when the text is not UTF-8.
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
  } catch (error) {
    throw new ConnectError('The request was cut off.', Code.Canceled, undefined, undefined, error)
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

/** Answers with JSON text, unless the client has gone. */
export function sendJson(response: ServerResponse, text: string, code = 200): void {
  // The client may have gone while its request was served.
  if (response.destroyed) return
  response.writeHead(code, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(text)
}

/** Answers with the status of a failure as JSON. */
export function sendError(response: ServerResponse, status: HttpStatus): void {
  sendJson(response, JSON.stringify({ error: status }), status.code)
}
