/** Detects HTTP/2 with prior knowledge by the first bytes of a connection. */
import type { Socket } from 'node:net'

/** The start of the HTTP/2 preface. One byte is not enough: POST, PUT and PATCH also start with P. */
const PREFACE = Buffer.from('PRI')
const IDLE_TIMEOUT_MS = 120_000

/** Calls `onDetected` once the protocol is known. The socket then still provides all received bytes. */
export function detectProtocol(socket: Socket, onDetected: (isHttp2: boolean) => void): void {
  let received = Buffer.alloc(0)
  const onTimeout = () => socket.destroy()
  const onError = () => socket.destroy()
  const onData = (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    const length = Math.min(received.length, PREFACE.length)
    const isPrefix = received.subarray(0, length).equals(PREFACE.subarray(0, length))
    if (isPrefix && length < PREFACE.length) return
    socket.off('data', onData)
    socket.off('timeout', onTimeout)
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(received)
    onDetected(isPrefix)
    // The HTTP server has attached its own error listener.
    socket.off('error', onError)
    process.nextTick(() => socket.resume())
  }
  socket.on('data', onData)
  socket.on('error', onError)
  socket.setTimeout(IDLE_TIMEOUT_MS, onTimeout)
}
