/**
 * One WebChannel session: a running RPC with its client and server messages. Messages survive the loss of a
 * connection.
 */
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FirestoreService } from '#firestoreService.ts'
import { cancelled, invalidArgument } from '#status.ts'
import { httpStatusOf } from '#transports/httpStatus.ts'
import type { Log } from '#log.ts'
import { BackChannel } from '#transports/webchannel/backChannel.ts'
import { CLOSE, NOOP } from '#transports/webchannel/frames.ts'
import { Inbox } from '#transports/webchannel/inbox.ts'
import { Outbox } from '#transports/webchannel/outbox.ts'
import { type JsonStream, openStream, type StreamName } from '#transports/webchannel/jsonStream.ts'
import type { ChannelTiming } from '#transports/webchannel/timing.ts'

export interface SessionOptions {
  readonly rpc: StreamName
  /** `projects/P/databases/D`; must match in all requests of the session. */
  readonly database: string
  readonly requestHeader: Headers
  readonly service: FirestoreService
  readonly timing: ChannelTiming
  readonly log: Log
  /** Called when the session has ended. */
  onEnd(): void
}

/** Ends with its client, its RPC, or after `idleMs` without a back channel. */
export class Session {
  /** Random, because the ID grants access to the stream. */
  readonly id = randomBytes(16).toString('base64url')
  readonly #options: SessionOptions
  readonly #abortController = new AbortController()
  readonly #stream: JsonStream
  readonly #inbox = new Inbox()
  readonly #outbox = new Outbox()
  #backChannel: BackChannel | null = null
  #lastSentId = 0
  /** True once the RPC has ended. The last messages may still have to be sent. */
  #finished = false
  #flushScheduled = false
  #resumeReading: (() => void) | null = null
  readonly #idleTimer: NodeJS.Timeout

  constructor(options: SessionOptions) {
    this.#options = options
    this.#idleTimer = setTimeout(() => this.#onIdle(), options.timing.idleMs)
    this.#idleTimer.unref()
    const call = { requestHeader: options.requestHeader, signal: this.#abortController.signal }
    this.#stream = openStream(options.service, options.rpc, call)
    void this.#readResponses()
  }

  isFor(rpc: StreamName, database: string | null): boolean {
    return this.#options.rpc === rpc && this.#options.database === database
  }

  /** Delivers client messages by ID. An invalid message ends the stream with an error. */
  receive(messages: ReadonlyMap<number, string | null>): void {
    this.#idleTimer.refresh()
    try {
      for (const json of this.#inbox.add(messages)) {
        if (!this.#finished) this.#stream.deliver(json)
      }
    } catch (error) {
      this.fail(error instanceof RangeError ? invalidArgument(error.message) : error)
    }
  }

  /** Drops server messages up to `id`, which the client has received. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id)
    this.#resumeReading?.()
    if (this.#finished && this.#outbox.isEmpty) this.end()
  }

  /** The state reported in responses to forward requests; see `forwardFrame`. */
  get progress(): readonly [hasBackChannel: boolean, lastSentId: number, unacknowledged: number] {
    return [this.#backChannel !== null, this.#lastSentId, this.#outbox.size]
  }

  /**
   * Makes `response` the back channel and ends the previous one. Sends all messages after `acknowledged`, including
   * those that were sent before.
   */
  attach(response: ServerResponse, acknowledged: number, polling: boolean, timeoutMs: number): void {
    const previous = this.#backChannel
    const { timing } = this.#options
    const back = new BackChannel(response, {
      polling,
      acknowledged: Math.min(acknowledged, this.#outbox.lastId),
      noopMs: polling ? Math.min(timeoutMs, timing.noopMs) : timing.noopMs,
      rotateMs: timing.rotateMs,
      onIdle: () => this.#send(NOOP),
      onExpired: () => this.#detach(back),
      onClose: () => this.#detach(back),
    })
    this.#backChannel = back
    previous?.end()
    // Clients that detect buffering proxies wait for the first bytes.
    if (!polling && !this.#finished && this.#outbox.after(acknowledged).length === 0) this.#outbox.add(NOOP)
    this.#flush()
  }

  /** Ends the RPC with an error and sends it to the client. */
  fail(error: unknown): void {
    this.#finish(JSON.stringify({ error: httpStatusOf(error, this.#options.log) }))
  }

  /** Ends the session immediately. */
  end(): void {
    this.#stopRpc()
    clearTimeout(this.#idleTimer)
    const back = this.#backChannel
    this.#backChannel = null
    back?.end()
    this.#options.onEnd()
  }

  async #readResponses(): Promise<void> {
    try {
      for (;;) {
        while (!this.#finished && this.#outbox.size >= this.#options.timing.maxUnacknowledged) {
          await this.#nextAcknowledgement()
        }
        const next = await this.#stream.responses.next()
        if (this.#finished) return
        if (next.done === true) return this.#finish(CLOSE)
        this.#send(next.value)
      }
    } catch (error) {
      // Ignores errors after the end of the session, such as the cancellation of the RPC.
      if (!this.#finished) this.fail(error)
    }
  }

  async #nextAcknowledgement(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#resumeReading = resolve
    await promise
    this.#resumeReading = null
  }

  #finish(lastMessage: string): void {
    if (this.#finished) return
    this.#stopRpc()
    this.#outbox.add(lastMessage)
    this.#flush()
  }

  #stopRpc(): void {
    if (this.#finished) return
    this.#finished = true
    this.#abortController.abort(cancelled('The client disconnected.'))
    this.#stream.endRequests()
    this.#resumeReading?.()
    this.#stream.responses.return?.().catch((error: unknown) => {
      this.#options.log.warn(`A ${this.#options.rpc} stream failed while closing: ${String(error)}`)
    })
  }

  #send(json: string): void {
    this.#outbox.add(json)
    if (this.#flushScheduled) return
    this.#flushScheduled = true
    // Sends the messages of one tick in one frame.
    setImmediate(() => {
      this.#flushScheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    const back = this.#backChannel
    if (back === null) return
    const pending = this.#outbox.after(back.lastSent)
    if (pending.length > 0) back.write(pending)
    this.#lastSentId = Math.max(this.#lastSentId, back.lastSent)
    const isFull = this.#outbox.size >= this.#options.timing.maxUnacknowledged
    // Also ends when the buffer is full, because clients acknowledge only with their next request.
    if (this.#finished || isFull || (back.polling && pending.length > 0)) this.#detach(back)
  }

  #detach(back: BackChannel): void {
    if (this.#backChannel !== back) return
    this.#backChannel = null
    this.#idleTimer.refresh()
    back.end()
  }

  #onIdle(): void {
    if (this.#backChannel === null) this.end()
  }
}
