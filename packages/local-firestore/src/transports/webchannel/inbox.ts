/** Reorders and deduplicates client messages. */

/** Maximum distance of an ID from the next expected one. */
const MAX_GAP = 1000

/** Buffers messages of one session that arrive before earlier ones. */
export class Inbox {
  readonly #pending = new Map<number, string | null>()
  #next = 0

  /**
   * Adds messages by ID and returns those that can be delivered, in order. Ignores IDs that were delivered before.
   * Throws RangeError if an ID is too far ahead, to bound the buffer.
   */
  add(messages: ReadonlyMap<number, string | null>): string[] {
    for (const [id, message] of messages) {
      if (id >= this.#next + MAX_GAP) throw new RangeError(`Message ${id} is too far ahead.`)
      if (id >= this.#next) this.#pending.set(id, message)
    }
    const deliverable: string[] = []
    for (;;) {
      const message = this.#pending.get(this.#next)
      if (message === undefined) return deliverable
      this.#pending.delete(this.#next)
      this.#next += 1
      if (message !== null) deliverable.push(message)
    }
  }
}
