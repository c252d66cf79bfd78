/** Forwards requests to the function's process, as Hosting does in production. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** Time limit for connecting; a rebuilt or crashed function restarts sooner. */
const TIMEOUT_MS = 20_000
const RETRY_MS = 25
/** Hosting adds these to every response of a function. */
const VARY = ['Accept-Encoding', 'Authorization', 'Cookie']

/** Hosting removes all cookies but one from requests of functions. */
const passedCookies = (cookies = '') =>
  cookies
    .split('; ')
    .filter((cookie) => cookie.startsWith('__session='))
    .join()

function tryConnect(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })
}

/** Connects to the function, and waits while it restarts. */
async function connectToFunction(port: number): Promise<Socket> {
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await tryConnect(port)
    } catch (error) {
      if (Date.now() > end) throw error
      await delay(RETRY_MS)
    }
  }
}

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('The function does not answer. The terminal says why.\n')
}

function forward(from: IncomingMessage, to: ServerResponse): void {
  for (const [name, value] of Object.entries(from.headers)) if (value !== undefined) to.setHeader(name, value)
  to.setHeader('Cache-Control', from.headers['cache-control'] ?? 'private')
  const varies = new Set([...(from.headers.vary ?? '').split(/, */).filter(Boolean), ...VARY])
  to.setHeader('Vary', [...varies].join(', '))
  to.statusCode = from.statusCode ?? 502
  from.pipe(to)
}

/**
 * Forwards a request to the function and its response back.
 * @param port port of the function
 * @param path path for the function
 */
export async function proxyToFunction(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  path = incoming.url ?? '/',
): Promise<void> {
  try {
    const socket = await connectToFunction(port)
    const outgoing = request({
      createConnection: () => socket,
      method: incoming.method,
      path,
      headers: {
        ...incoming.headers,
        connection: 'close',
        cookie: passedCookies(incoming.headers.cookie),
        // A direct request has another path.
        ...(path === incoming.url && { 'x-forwarded-host': incoming.headers.host, 'x-original-url': path }),
      },
    })
    outgoing.once('response', (reply) => {
      // Reads the rest of a refused body, because clients do not read the response until they have sent it.
      incoming.unpipe(outgoing).resume()
      forward(reply, response)
    })
    outgoing.once('error', () => sendUnavailable(response))
    response.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  } catch {
    sendUnavailable(response)
  }
}
