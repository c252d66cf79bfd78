/** Tells HTTP/2 with prior knowledge from HTTP/1.1 by the first bytes of a connection. */
import type { Socket } from 'node:net'

/** The beginning of the HTTP/2 preface. One byte would not do: POST, PUT and PATCH begin with a P too. */
const PREFACE = Buffer.from('PRI')
const SILENCE_MS = 120_000

/** Calls `decide` once, as soon as the bytes tell; the socket then still holds all of them. */
export function sniff(socket: Socket, decide: (isHttp2: boolean) => void): void {
  let seen = Buffer.alloc(0)
  const onTimeout = () => socket.destroy()
  const onError = () => socket.destroy()
  const onData = (chunk: Buffer) => {
    seen = Buffer.concat([seen, chunk])
    const length = Math.min(seen.length, PREFACE.length)
    const isPrefix = seen.subarray(0, length).equals(PREFACE.subarray(0, length))
    if (isPrefix && length < PREFACE.length) return
    socket.off('data', onData)
    socket.off('timeout', onTimeout)
    socket.setTimeout(0)
    socket.pause()
    socket.unshift(seen)
    decide(isPrefix)
    // The chosen server has attached its own listener by now.
    socket.off('error', onError)
    process.nextTick(() => socket.resume())
  }
  socket.on('data', onData)
  socket.on('error', onError)
  socket.setTimeout(SILENCE_MS, onTimeout)
}
