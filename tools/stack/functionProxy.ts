/** Passes calls on to the one process of the function, as Hosting does in production. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A function that was built anew, or that ended, is there again sooner. */
const PATIENCE_MS = 20_000
const RETRY_MS = 25
/** What an answer depends on, in the eyes of Hosting's cache. */
const VARY = ['Accept-Encoding', 'Authorization', 'Cookie']

function tryConnect(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket)).once('error', reject)
  })
}

/** A connection to the function. While it is being started again nobody listens: the caller waits. */
async function connectToFunction(port: number): Promise<Socket> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await tryConnect(port)
    } catch (error) {
      if (Date.now() > end) throw error
      await delay(RETRY_MS)
    }
  }
}

function answerUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('The function does not answer. The terminal says why.\n')
}

function pass(from: IncomingMessage, to: ServerResponse): void {
  for (const [name, value] of Object.entries(from.headers)) if (value !== undefined) to.setHeader(name, value)
  to.setHeader('Cache-Control', from.headers['cache-control'] ?? 'private')
  const varies = new Set([...(from.headers.vary ?? '').split(/, */).filter(Boolean), ...VARY])
  to.setHeader('Vary', [...varies].join(', '))
  to.statusCode = from.statusCode ?? 502
  from.pipe(to)
}

/**
 * Hands a request to the function and its answer back.
 * @param port where the function listens
 * @param path what the function is asked for
 */
export async function passToFunction(
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
        'x-forwarded-host': incoming.headers.host,
        'x-original-url': incoming.url,
      },
    })
    outgoing.once('response', (answer) => {
      // Whoever sends more than the function reads is heard out, so that the answer reaches them.
      incoming.unpipe(outgoing).resume()
      pass(answer, response)
    })
    outgoing.once('error', () => answerUnavailable(response))
    response.once('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  } catch {
    answerUnavailable(response)
  }
}
