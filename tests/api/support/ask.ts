/** HTTP requests and responses. */
import { Agent, request } from 'node:http'

export interface Asked {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The parsed body; the text if it is not JSON. */
  readonly body: unknown
  readonly text: string
  readonly bytes: Uint8Array
}

export type Ask = (method: string, path: string, asked?: Asked) => Promise<Reply>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Closes idle connections after a second. The function does so after five, and a request of a process that had to wait for a busy
 * processor would otherwise use a connection that has just been closed. If the wait was longer, a read is sent again.
 */
const agent = new Agent({ keepAlive: true, timeout: 1_000 })

/** Sends paths, bodies and headers as they are. A string or bytes as body go out raw, anything else as JSON. */
export function asker(base: string): Ask {
  const { hostname, port } = new URL(base)
  const ask: Ask = (method, path, options = {}) => {
    const { token, body, headers = {} } = options
    const payload =
      body === undefined || typeof body === 'string' || body instanceof Uint8Array
        ? body
        : JSON.stringify(body)
    const sent: Record<string, string> = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(payload === undefined
        ? {}
        : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(payload)) }),
      ...headers,
    }
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    const outgoing = request({ agent, hostname, port, method, path, headers: sent }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.once('error', reject)
      incoming.once('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString('utf8')
        const replyHeaders = new Headers()
        for (const [name, values] of Object.entries(incoming.headersDistinct)) {
          values?.forEach((value) => replyHeaders.append(name, value))
        }
        resolve({ status: incoming.statusCode ?? 0, headers: replyHeaders, body: parse(text), text, bytes })
      })
    })
    outgoing.once('error', (error) => {
      if (outgoing.reusedSocket && method === 'GET') resolve(ask(method, path, options))
      else reject(error)
    })
    outgoing.end(payload)
    return promise
  }
  return ask
}

/** @throws Error if the value is not an object */
export function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`Not an object: ${JSON.stringify(value)}`)
  return { ...value }
}

/** A property of a response's body; undefined if the body is not an object. */
export function member({ body }: Reply, name: string): unknown {
  return typeof body === 'object' && body !== null ? objectOf(body)[name] : undefined
}

/** The body as a list of objects. @throws Error if it is not one */
export function listOf({ body, status, text }: Reply): Record<string, unknown>[] {
  if (!Array.isArray(body)) throw new Error(`Not a list (status ${status}): ${text}`)
  return body.map(objectOf)
}

/** The path and query of the next page; null on the last one. */
export function nextOf(reply: Reply): string | null {
  return /^<([^>]+)>; rel="next"$/.exec(reply.headers.get('link') ?? '')?.[1] ?? null
}
