/** One port for every client: connections that open with the HTTP/2 preface go to gRPC, the rest to HTTP/1.1. */
import { createServer as createHttp1Server } from 'node:http'
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { FirestoreControl, FirestoreService } from '#firestoreService.ts'
import { httpHandler } from '#transports/http.ts'
import { codeOf, type Log, silentLog } from '#log.ts'
import { sniff } from '#transports/sniff.ts'
import { WebChannel } from '#transports/webchannel/channel.ts'
import { type ChannelTiming, DEFAULT_TIMING } from '#transports/webchannel/timing.ts'

/** Node's resolver may give either for `localhost`. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

const KEEP_ALIVE_MS = 120_000
const CLOSE_MS = 1_000
const PORT_ATTEMPTS = 20

export interface ServerOptions {
  readonly service: FirestoreService
  readonly control: FirestoreControl
  readonly grpc: (request: Http2ServerRequest, response: Http2ServerResponse) => void
  /** Addresses or names to listen on; the first must be available. Default: `LOOPBACK`. */
  readonly hosts?: readonly string[]
  /** 0 picks a port that is free on all hosts. */
  readonly port: number
  readonly log?: Log
  readonly timing?: Partial<ChannelTiming>
  /** What POST /shutdown does; absent, it is refused. */
  readonly onShutdown?: () => void
}

export interface RunningServer {
  readonly port: number
  /** How many WebChannel sessions are alive. */
  sessionCount(): number
  /** Ends all streams with UNAVAILABLE and all connections. Resolves when the port is free. */
  close(): Promise<void>
}

/** Starts listening. Rejects with the error of the first host, e.g. EADDRINUSE. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? silentLog
  const { service, control, onShutdown } = options
  const hosts = options.hosts ?? LOOPBACK
  const webChannel = new WebChannel({ service, log, timing: { ...DEFAULT_TIMING, ...options.timing } })
  const hostNames = hosts.map((host) => host.toLowerCase())
  const http1 = createHttp1Server(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    httpHandler({ service, control, webChannel, hostNames, log, ...(onShutdown && { onShutdown }) }),
  )
  const http2 = createHttp2Server(options.grpc)
  http2.on('sessionError', (error) => log.warn(`An HTTP/2 connection failed: ${error.message}`))
  const sockets = new Set<Socket>()
  const accept = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    sniff(socket, (isHttp2) => (isHttp2 ? http2 : http1).emit('connection', socket))
  }
  const listeners = await listenOnAll(hosts, options.port, accept, log)
  return {
    port: portOf(listeners),
    sessionCount: () => webChannel.sessionCount,
    close: async () => {
      const closed = listeners.map((listener) => closeListener(listener))
      webChannel.close()
      // Lets the last frames reach the sockets before these are ended.
      setImmediate(() => sockets.forEach((socket) => socket.destroySoon()))
      const stubborn = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CLOSE_MS)
      await Promise.all(closed)
      clearTimeout(stubborn)
    },
  }
}

type Accept = (socket: Socket) => void

/** Listens on every host with one port. With port 0 a port taken on a later host is given up for another. */
async function listenOnAll(
  hosts: readonly string[],
  port: number,
  accept: Accept,
  log: Log,
): Promise<readonly Server[]> {
  const [first, ...others] = hosts
  if (first === undefined) throw new RangeError('A server needs at least one host.')
  for (let attempt = 1; ; attempt += 1) {
    const listeners = [await listen(first, port, accept)]
    try {
      for (const host of others) {
        const listener = await listenIfAvailable(host, portOf(listeners), accept, log)
        if (listener !== null) listeners.push(listener)
      }
      return listeners
    } catch (error) {
      await Promise.all(listeners.map((listener) => closeListener(listener)))
      if (port !== 0 || attempt === PORT_ATTEMPTS) throw error
    }
  }
}

function listen(host: string, port: number, accept: Accept): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>()
  const listener = createServer({ noDelay: true }, accept)
  listener.once('error', reject)
  listener.listen({ host, port }, () => {
    listener.off('error', reject)
    resolve(listener)
  })
  return promise
}

/** Null when this machine does not have the address, e.g. no IPv6. */
async function listenIfAvailable(
  host: string,
  port: number,
  accept: Accept,
  log: Log,
): Promise<Server | null> {
  try {
    return await listen(host, port, accept)
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
    log.info(`${host} is not available on this machine.`)
    return null
  }
}

function portOf([listener]: readonly Server[]): number {
  const address: string | AddressInfo | null | undefined = listener?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server is not listening.')
  return address.port
}

function closeListener(listener: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  listener.close(() => resolve())
  return promise
}
