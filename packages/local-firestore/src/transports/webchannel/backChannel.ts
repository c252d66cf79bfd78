/** One open back channel: a GET whose answer carries server messages as they happen. */
import type { ServerResponse } from 'node:http'
import { messagesFrame, type NumberedMessage } from '#transports/webchannel/frames.ts'

export interface BackChannelOptions {
  /** Long polling: the answer ends after the first messages. */
  readonly polling: boolean
  /** The last number that the client says it has. */
  readonly acknowledged: number
  readonly noopMs: number
  readonly rotateMs: number
  /** Nothing was written for `noopMs`. */
  onSilence(): void
  /** The answer has lasted `rotateMs`. */
  onOld(): void
  /** The connection is gone. */
  onGone(): void
}

/** The answer of one GET, with its timers. */
export class BackChannel {
  readonly polling: boolean
  /** The number of the last message written here. */
  #sent: number
  readonly #response: ServerResponse
  readonly #silence: NodeJS.Timeout
  readonly #age: NodeJS.Timeout

  constructor(response: ServerResponse, options: BackChannelOptions) {
    this.polling = options.polling
    this.#sent = options.acknowledged
    this.#response = response
    this.#silence = setTimeout(() => options.onSilence(), options.noopMs)
    this.#age = setTimeout(() => options.onOld(), options.rotateMs)
    response.once('close', () => {
      this.#stopTimers()
      options.onGone()
    })
    response.writeHead(200)
    response.flushHeaders()
  }

  get sent(): number {
    return this.#sent
  }

  write(messages: readonly NumberedMessage[]): void {
    this.#response.write(messagesFrame(messages))
    this.#sent = messages.at(-1)?.id ?? this.#sent
    this.#silence.refresh()
  }

  end(): void {
    this.#stopTimers()
    this.#response.end()
  }

  #stopTimers(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#age)
  }
}
