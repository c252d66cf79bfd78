/** A proxy before Firestore that loses answers, as a broken connection does: the commit is stored, the client does not learn it. */
import { once } from 'node:events'
import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import { freePort } from '../../../tools/stack/ports.ts'
import { closeAtEnd } from './closing.ts'
import type { Store } from './store.ts'

const COMMIT = '/google.firestore.v1.Firestore/Commit'
/** gRPC's UNAVAILABLE. */
const LOST = { ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '14' }

export interface LossyStore extends Store {
  /** Loses the answers of the next commits that were stored. */
  lose(count?: number): void
  /** Loses one in so many answers of commits that were stored; none for 0. */
  loseOneIn(count: number): void
  /** Holds the next commits back until there are so many, so that they are sent together. */
  gather(count: number): void
  /** How many answers were lost. */
  readonly lost: () => number
}

interface Commits {
  /** Calls `send` now, or when enough other commits are there. */
  readonly hold: (send: () => void) => void
  /** Decides at the end of a commit whether its answer is lost. */
  readonly isLost: (status: string) => boolean
}

/** Forwards one call. */
function forward(
  upstream: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  { hold, isLost }: Commits,
): void {
  const call = upstream.request({ ...headers })
  let response: IncomingHttpHeaders = {}
  let trailers: IncomingHttpHeaders = {}
  const isCommit = headers[':path'] === COMMIT
  const chunks: Buffer[] = []
  const send = () => void stream.pipe(call)
  if (isCommit) hold(send)
  else send()
  stream.once('wantTrailers', () => stream.sendTrailers(trailers))
  stream.once('error', () => call.close())
  stream.once('close', () => call.close())
  call.once('trailers', (sent: IncomingHttpHeaders) => (trailers = sent))
  call.once('error', () => stream.close(constants.NGHTTP2_CANCEL))
  call.once('response', (sent, flags) => {
    response = sent
    if (isCommit && !(flags & constants.NGHTTP2_FLAG_END_STREAM)) return
    if (flags & constants.NGHTTP2_FLAG_END_STREAM) stream.respond(sent, { endStream: true })
    else stream.respond(sent, { waitForTrailers: true })
  })
  call.on('data', (chunk: Buffer) => (isCommit ? chunks.push(chunk) : stream.write(chunk)))
  call.once('end', () => {
    if (stream.destroyed || stream.writableEnded) return
    if (isCommit && isLost(String(trailers['grpc-status'] ?? '0'))) stream.respond(LOST, { endStream: true })
    else {
      if (isCommit && !stream.headersSent) stream.respond(response, { waitForTrailers: true })
      stream.end(Buffer.concat(chunks))
    }
  })
}

/** Starts the proxy before a store. */
export async function startLossyStore(store: Store): Promise<LossyStore> {
  let [due, period, stored] = [0, 0, 0]
  let lost = 0
  const isLost = (status: string) => {
    if (status !== '0') return false
    stored += 1
    if (due === 0 && (period === 0 || stored % period !== 0)) return false
    due = Math.max(0, due - 1)
    lost += 1
    return true
  }
  let gathered = 1
  const held: (() => void)[] = []
  const hold = (send: () => void) => {
    if (held.push(send) < gathered) return
    gathered = 1
    held.splice(0).forEach((sendHeld) => sendHeld())
  }
  const clients = new Set<ServerHttp2Session>()
  let upstream: ClientHttp2Session | null = null
  /** A store that dies breaks the connections of its clients, too; the next call connects again. */
  const connected = () => {
    if (upstream) return upstream
    upstream = connect(`http://127.0.0.1:${store.port}`)
    upstream.on('error', () => undefined)
    upstream.once('close', () => {
      upstream = null
      clients.forEach((client) => client.destroy())
    })
    return upstream
  }
  const server = createServer()
  server.on('session', (client) => {
    clients.add(client)
    client.on('error', () => undefined)
    client.once('close', () => clients.delete(client))
  })
  server.on('stream', (stream, headers) => forward(connected(), stream, headers, { hold, isLost }))
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => {
    upstream?.destroy()
    server.close()
  })
  return {
    ...store,
    port,
    isShared: false,
    lose: (count = 1) => (due = count),
    loseOneIn: (count) => (period = count),
    gather: (count) => (gathered = count),
    lost: () => lost,
  }
}
