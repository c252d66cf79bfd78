/** Serves gRPC and HTTP/1.1 on one port: connections that start with the HTTP/2 preface go to gRPC. */
import { createServer as createHttp1Server } from 'node:http'
import { createServer as createHttp2Server } from 'node:http2'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import type { FirestoreControl, FirestoreService } from '#firestoreService.ts'
import { httpHandler } from '#transports/http.ts'
import { codeOf, type Log, silentLog } from '#log.ts'
import { detectProtocol } from '#transports/detectProtocol.ts'
import { grpcHandler } from '#transports/grpc.ts'
import { WebChannel } from '#transports/webchannel/channel.ts'
import { type ChannelTiming, DEFAULT_TIMING } from '#transports/webchannel/timing.ts'

/** Both, because Node.js may resolve `localhost` to either. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

const KEEP_ALIVE_MS = 120_000
/** Time for open connections to end after `close`, before they are destroyed. */
const CLOSE_TIMEOUT_MS = 1_000
const PORT_ATTEMPTS = 20

export interface ServerOptions {
  readonly service: FirestoreService
  readonly control: FirestoreControl
  /** Addresses or names to listen on; the first must be available. Default: `LOOPBACK`. */
  readonly hosts?: readonly string[]
  /** 0 selects a port that is free on all hosts. */
  readonly port: number
  readonly log?: Log
  readonly timing?: Partial<ChannelTiming>
  /** Handles POST /shutdown. Without it, the request fails with UNIMPLEMENTED. */
  readonly onShutdown?: () => void
}

export interface RunningServer {
  readonly port: number
  /** Number of open WebChannel sessions. */
  sessionCount(): number
  /** Ends all streams with UNAVAILABLE and closes all connections. Resolves once the port is free. */
  close(): Promise<void>
}

/** Starts listening. Rejects with the error of the first host that fails, e.g. EADDRINUSE. */
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
  const http2 = createHttp2Server(grpcHandler(service, log))
  http2.on('sessionError', (error) => log.warn(`An HTTP/2 connection failed: ${error.message}`))
  const sockets = new Set<Socket>()
  const accept = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    detectProtocol(socket, (isHttp2) => (isHttp2 ? http2 : http1).emit('connection', socket))
  }
  const listeners = await listenOnAll(hosts, options.port, accept, log)
  return {
    port: portOf(listeners),
    sessionCount: () => webChannel.sessionCount,
    close: async () => {
      const closed = listeners.map((listener) => closeListener(listener))
      webChannel.close()
      // Flushes the last frames before the sockets end.
      setImmediate(() => sockets.forEach((socket) => socket.destroySoon()))
      const forceClose = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CLOSE_TIMEOUT_MS)
      await Promise.all(closed)
      clearTimeout(forceClose)
    },
  }
}

type Accept = (socket: Socket) => void

/** Listens on the same port on all hosts. With port 0, tries another port if a later host already uses the first. */
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

/** Returns null if the machine does not have the address, e.g. without IPv6. */
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
