/** A proxy before Firestore that loses answers, as a broken connection does: the commit is stored, the client does not learn it. */
import { once } from 'node:events'
import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type IncomingHttpHeaders,
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
  /** How many answers were lost. */
  readonly lost: () => number
}

/** Forwards one call. @param isLost decides at the end whether the answer is lost */
function forward(
  upstream: ClientHttp2Session,
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  isLost: (status: string) => boolean,
): void {
  const call = upstream.request({ ...headers })
  let response: IncomingHttpHeaders = {}
  let trailers: IncomingHttpHeaders = {}
  const isCommit = headers[':path'] === COMMIT
  const chunks: Buffer[] = []
  stream.pipe(call)
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
  const upstream = connect(`http://127.0.0.1:${store.port}`)
  const server = createServer()
  server.on('stream', (stream, headers) => forward(upstream, stream, headers, isLost))
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  closeAtEnd(async () => {
    upstream.destroy()
    server.close()
  })
  return {
    ...store,
    port,
    isShared: false,
    lose: (count = 1) => (due = count),
    loseOneIn: (count) => (period = count),
    lost: () => lost,
  }
}
