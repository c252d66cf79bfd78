import type { ServerResponse } from 'node:http'
import { messagesFrame, type NumberedMessage } from '#transports/webchannel/frames.ts'

export interface BackChannelOptions {
  /** Long polling: the response ends after the first messages. */
  readonly polling: boolean
  /** ID of the last message that the client has acknowledged. */
  readonly acknowledged: number
  readonly noopMs: number
  readonly rotateMs: number
  /** Called when nothing was written for `noopMs`. */
  onIdle(): void
  /** Called after `rotateMs`. */
  onExpired(): void
  /** Called when the connection closes. */
  onClose(): void
}

/** An open back channel: the response of a GET request that carries server messages. */
export class BackChannel {
  readonly polling: boolean
  /** ID of the last message written to this response. */
  #lastSent: number
  readonly #response: ServerResponse
  readonly #idleTimer: NodeJS.Timeout
  readonly #rotateTimer: NodeJS.Timeout

  constructor(response: ServerResponse, options: BackChannelOptions) {
    this.polling = options.polling
    this.#lastSent = options.acknowledged
    this.#response = response
    this.#idleTimer = setTimeout(() => options.onIdle(), options.noopMs)
    this.#rotateTimer = setTimeout(() => options.onExpired(), options.rotateMs)
    response.once('close', () => {
      this.#stopTimers()
      options.onClose()
    })
    response.writeHead(200)
    response.flushHeaders()
  }

  get lastSent(): number {
    return this.#lastSent
  }

  write(messages: readonly NumberedMessage[]): void {
    this.#response.write(messagesFrame(messages))
    this.#lastSent = messages.at(-1)?.id ?? this.#lastSent
    this.#idleTimer.refresh()
  }

  end(): void {
    this.#stopTimers()
    this.#response.end()
  }

  #stopTimers(): void {
    clearTimeout(this.#idleTimer)
    clearTimeout(this.#rotateTimer)
  }
}
