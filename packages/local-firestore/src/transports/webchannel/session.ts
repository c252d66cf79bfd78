/**
 * One WebChannel session: a running RPC, the client messages on their way to it, and the server messages on
 * their way back, which survive the loss of any single connection.
 */
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Code, ConnectError } from '@connectrpc/connect'
import type { FirestoreService } from '#firestoreService.ts'
import { invalidArgument } from '#status.ts'
import { httpStatusOf } from '#transports/httpStatus.ts'
import type { Log } from '#log.ts'
import { BackChannel } from '#transports/webchannel/backChannel.ts'
import { CLOSE, NOOP } from '#transports/webchannel/frames.ts'
import { Inbox } from '#transports/webchannel/inbox.ts'
import { Outbox } from '#transports/webchannel/outbox.ts'
import { type JsonStream, openStream, type StreamName } from '#transports/webchannel/streams.ts'
import type { ChannelTiming } from '#transports/webchannel/timing.ts'

export interface SessionOptions {
  readonly rpc: StreamName
  /** `projects/P/databases/D`; every request of the session must name it. */
  readonly database: string
  readonly authorization: string | null
  readonly service: FirestoreService
  readonly timing: ChannelTiming
  readonly log: Log
  /** The session is over and may be forgotten. */
  onEnd(): void
}

/** One session; it ends with its client, its RPC or after `idleMs` without a back channel. */
export class Session {
  /** Unguessable: whoever knows it may read the stream. */
  readonly id = randomBytes(16).toString('base64url')
  readonly #options: SessionOptions
  readonly #gone = new AbortController()
  readonly #stream: JsonStream
  readonly #inbox = new Inbox()
  readonly #outbox = new Outbox()
  #back: BackChannel | null = null
  #lastSent = 0
  /** The RPC is over; what remains is to get its last messages to the client. */
  #finished = false
  #flushScheduled = false
  #wakePump: (() => void) | null = null
  readonly #idle: NodeJS.Timeout

  constructor(options: SessionOptions) {
    this.#options = options
    this.#idle = setTimeout(() => this.#onIdle(), options.timing.idleMs)
    this.#idle.unref()
    const call = { authorization: options.authorization, signal: this.#gone.signal }
    this.#stream = openStream(options.service, options.rpc, call)
    void this.#pump()
  }

  isFor(rpc: StreamName, database: string | null): boolean {
    return this.#options.rpc === rpc && this.#options.database === database
  }

  /** Takes client messages by number. Those that are no valid requests end the stream with an error. */
  receive(messages: ReadonlyMap<number, string | null>): void {
    this.#idle.refresh()
    try {
      for (const json of this.#inbox.take(messages)) {
        if (!this.#finished) this.#stream.deliver(json)
      }
    } catch (error) {
      this.fail(error instanceof RangeError ? invalidArgument(error.message) : error)
    }
  }

  /** Forgets server messages up to `id`, which the client has. */
  acknowledge(id: number): void {
    this.#outbox.acknowledge(id)
    this.#wakePump?.()
    if (this.#finished && this.#outbox.isEmpty) this.end()
  }

  /** What a forward answer tells: back channel open, last number sent, units unacknowledged. */
  get progress(): readonly [hasBackChannel: boolean, lastSent: number, outstanding: number] {
    return [this.#back !== null, this.#lastSent, this.#outbox.size]
  }

  /** Makes `response` the back channel; everything after `acknowledged` is sent (again). An older one is ended. */
  attach(response: ServerResponse, acknowledged: number, polling: boolean, holdMs: number): void {
    const older = this.#back
    const { timing } = this.#options
    const back = new BackChannel(response, {
      polling,
      acknowledged: Math.min(acknowledged, this.#outbox.lastId),
      noopMs: polling ? Math.min(holdMs, timing.noopMs) : timing.noopMs,
      rotateMs: timing.rotateMs,
      onSilence: () => this.#send(NOOP),
      onOld: () => this.#detach(back),
      onGone: () => this.#detach(back),
    })
    this.#back = back
    older?.end()
    // Clients that watch out for buffering proxies wait for first bytes.
    if (!polling && !this.#finished && this.#outbox.after(acknowledged).length === 0) this.#outbox.add(NOOP)
    this.#flush()
  }

  /** Ends the RPC with an error, which the client still gets to see. */
  fail(error: unknown): void {
    this.#finish(JSON.stringify({ error: httpStatusOf(error, this.#options.log) }))
  }

  /** Ends everything at once: the client has terminated, or is gone, or has all it will get. */
  end(): void {
    this.#stopRpc()
    clearTimeout(this.#idle)
    const back = this.#back
    this.#back = null
    back?.end()
    this.#options.onEnd()
  }

  async #pump(): Promise<void> {
    try {
      for (;;) {
        while (!this.#finished && this.#outbox.size >= this.#options.timing.outstandingLimit) {
          await this.#nextAcknowledgement()
        }
        const next = await this.#stream.responses.next()
        if (this.#finished) return
        if (next.done === true) return this.#finish(CLOSE)
        this.#send(next.value)
      }
    } catch (error) {
      // After the end of the session nobody is left to tell, and being cancelled is what ended the RPC.
      if (!this.#finished) this.fail(error)
    }
  }

  async #nextAcknowledgement(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#wakePump = resolve
    await promise
    this.#wakePump = null
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
    this.#gone.abort(new ConnectError('The client has gone.', Code.Canceled))
    this.#stream.endRequests()
    this.#wakePump?.()
    this.#stream.responses.return?.().catch((error: unknown) => {
      this.#options.log.warn(`A ${this.#options.rpc} stream failed while it was ended: ${String(error)}`)
    })
  }

  #send(json: string): void {
    this.#outbox.add(json)
    if (this.#flushScheduled) return
    this.#flushScheduled = true
    // Messages of the same tick share one frame.
    setImmediate(() => {
      this.#flushScheduled = false
      this.#flush()
    })
  }

  #flush(): void {
    const back = this.#back
    if (back === null) return
    const pending = this.#outbox.after(back.sent)
    if (pending.length > 0) back.write(pending)
    this.#lastSent = Math.max(this.#lastSent, back.sent)
    const isFull = this.#outbox.size >= this.#options.timing.outstandingLimit
    // Clients acknowledge with their next request, so a full back channel must end as well.
    if (this.#finished || isFull || (back.polling && pending.length > 0)) this.#detach(back)
  }

  #detach(back: BackChannel): void {
    if (this.#back !== back) return
    this.#back = null
    this.#idle.refresh()
    back.end()
  }

  #onIdle(): void {
    if (this.#back === null) this.end()
  }
}
