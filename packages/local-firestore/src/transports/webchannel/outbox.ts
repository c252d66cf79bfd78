import type { NumberedMessage } from '#transports/webchannel/frames.ts'

/** Unacknowledged server messages of one session. A new back channel resends them. */
export class Outbox {
  readonly #messages: NumberedMessage[] = []
  #lastId = 0
  /** Total size of the unacknowledged messages in UTF-16 code units. */
  #size = 0

  get size(): number {
    return this.#size
  }

  get isEmpty(): boolean {
    return this.#messages.length === 0
  }

  /** ID of the last added message; 0 if there is none. */
  get lastId(): number {
    return this.#lastId
  }

  /** Adds a message with the next ID. IDs start at 1; 0 is the handshake. */
  add(json: string): void {
    this.#lastId += 1
    this.#messages.push({ id: this.#lastId, json })
    this.#size += json.length
  }

  /** Removes the messages up to and including `id`. */
  acknowledge(id: number): void {
    const dropped = this.#messages.splice(0, this.#indexAfter(id))
    for (const { json } of dropped) this.#size -= json.length
  }

  /** Returns the messages after `id`, in order. */
  after(id: number): readonly NumberedMessage[] {
    return this.#messages.slice(this.#indexAfter(id))
  }

  /** Computes the index from the ID; IDs have no gaps. */
  #indexAfter(id: number): number {
    const firstId = this.#lastId - this.#messages.length + 1
    return Math.max(0, id - firstId + 1)
  }
}
