/** Server messages until the client has acknowledged them: what a new back channel must send again. */
import type { NumberedMessage } from '#transports/webchannel/frames.ts'

/** The unacknowledged messages of one session, with their numbers. */
export class Outbox {
  readonly #messages: NumberedMessage[] = []
  #lastId = 0
  /** The size of everything unacknowledged, in UTF-16 units. */
  #size = 0

  get size(): number {
    return this.#size
  }

  get isEmpty(): boolean {
    return this.#messages.length === 0
  }

  /** The number of the last message added; 0 before the first. */
  get lastId(): number {
    return this.#lastId
  }

  /** Adds a message under the next number; numbers begin at 1 (0 is the handshake). */
  add(json: string): void {
    this.#lastId += 1
    this.#messages.push({ id: this.#lastId, json })
    this.#size += json.length
  }

  /** Forgets everything up to and with `id`. */
  acknowledge(id: number): void {
    const dropped = this.#messages.splice(0, this.#indexAfter(id))
    for (const { json } of dropped) this.#size -= json.length
  }

  /** What comes after `id`, in order. */
  after(id: number): readonly NumberedMessage[] {
    return this.#messages.slice(this.#indexAfter(id))
  }

  /** Numbers have no gaps, so the position follows from the number. */
  #indexAfter(id: number): number {
    const firstId = this.#lastId - this.#messages.length + 1
    return Math.max(0, id - firstId + 1)
  }
}
