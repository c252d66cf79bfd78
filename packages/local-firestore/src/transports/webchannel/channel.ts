/** HTTP requests of WebChannel version 8: handshake, forward channel, back channel and terminate. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FirestoreService } from '#firestoreService.ts'
import { MIB, readText } from '#transports/httpMessages.ts'
import { invalidArgument, resourceExhausted, unavailable } from '#status.ts'
import type { Log } from '#log.ts'
import type { RequestTarget } from '#transports/httpMessages.ts'
import { type ForwardBody, parseForwardBody } from '#transports/webchannel/forwardBody.ts'
import { forwardFrame, handshakeFrame } from '#transports/webchannel/frames.ts'
import { Session } from '#transports/webchannel/session.ts'
import type { StreamName } from '#transports/webchannel/jsonStream.ts'
import type { ChannelTiming } from '#transports/webchannel/timing.ts'

/** Percent-encoding can increase a 10 MiB request ninefold; the limit allows a factor of three. */
const BODY_LIMIT = 32 * MIB
const SESSION_LIMIT = 10_000

const PATH = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/

/** The streaming RPC of a path, or null. */
export function streamOfPath(path: string): StreamName | null {
  const name = PATH.exec(path)?.[1]
  return name === 'Listen' || name === 'Write' ? name : null
}

export interface WebChannelOptions {
  readonly service: FirestoreService
  readonly timing: ChannelTiming
  readonly log: Log
}

/** All WebChannel sessions of the server. */
export class WebChannel {
  readonly #options: WebChannelOptions
  readonly #sessions = new Map<string, Session>()

  constructor(options: WebChannelOptions) {
    this.#options = options
  }

  /** Number of open sessions. */
  get sessionCount(): number {
    return this.#sessions.size
  }

  async serve(
    rpc: StreamName,
    request: IncomingMessage,
    response: ServerResponse,
    { query }: RequestTarget,
  ): Promise<void> {
    setChannelHeaders(response)
    const database = query.get('database')
    const sessionId = query.get('SID')
    if (sessionId === null) return this.#handshake(rpc, database, request, response)
    const session = this.#sessions.get(sessionId)
    // A session is valid only for its RPC and database.
    if (session === undefined || !session.isFor(rpc, database)) return sendUnknownSession(response)
    if (query.get('TYPE') === 'terminate') {
      session.end()
      response.end()
      return
    }
    if (request.method === 'POST') {
      const body = parseForwardBody(await readText(request, BODY_LIMIT))
      return this.#forward(session, body, query, response)
    }
    session.acknowledge(acknowledgedId(query))
    if (!this.#isAlive(session)) return sendUnknownSession(response)
    const requestedMs = Number(query.get('TO') ?? '0')
    const timeoutMs = requestedMs > 0 ? requestedMs : this.#options.timing.noopMs
    session.attach(response, acknowledgedId(query), query.get('CI') === '1', timeoutMs)
  }

  /** Ends all streams with UNAVAILABLE, so that clients reconnect immediately. */
  close(): void {
    for (const session of this.#sessions.values()) {
      session.fail(unavailable('The server is shutting down.'))
      session.end()
    }
  }

  async #handshake(
    rpc: StreamName,
    database: string | null,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.method !== 'POST')
      throw invalidArgument('A WebChannel session must start with a POST request.')
    if (database === null || !/^projects\/[^/]+\/databases\/[^/]+$/.test(database)) {
      throw invalidArgument('The query parameter "database" must be projects/P/databases/D.')
    }
    if (this.#sessions.size >= SESSION_LIMIT) {
      throw resourceExhausted('Too many WebChannel sessions.')
    }
    const { headers, messages } = parseForwardBody(await readText(request, BODY_LIMIT))
    const { authorization } = request.headers
    if (authorization !== undefined && !headers.has('authorization'))
      headers.set('authorization', authorization)
    const session: Session = new Session({
      ...this.#options,
      rpc,
      database,
      requestHeader: headers,
      onEnd: () => this.#sessions.delete(session.id),
    })
    this.#sessions.set(session.id, session)
    response.end(handshakeFrame(session.id, this.#options.timing.keepAliveMs))
    session.receive(messages)
  }

  #forward(session: Session, body: ForwardBody, query: URLSearchParams, response: ServerResponse): void {
    session.acknowledge(acknowledgedId(query))
    // The session may have ended while the body was read, or because its last message was acknowledged.
    if (!this.#isAlive(session)) return sendUnknownSession(response)
    session.receive(body.messages)
    response.end(forwardFrame(...session.progress))
  }

  #isAlive(session: Session): boolean {
    return this.#sessions.get(session.id) === session
  }
}

/** ID of the last message that the client has received; 0 if it sends none. */
function acknowledgedId(query: URLSearchParams): number {
  const id = Number(query.get('AID') ?? '0')
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}

function setChannelHeaders(response: ServerResponse): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache, no-store, max-age=0')
  response.setHeader('X-Content-Type-Options', 'nosniff')
}

/** Makes clients open a new session. They search for `Unknown SID` after position 0 of the body. */
function sendUnknownSession(response: ServerResponse): void {
  response.writeHead(400)
  response.end('Error: Unknown SID')
}
