/** Puts client messages in order: each number is delivered once, whatever was repeated or overtaken. */

/** How far ahead of the next number a message may be. Beyond it the client is broken. */
const WINDOW = 1000

/** The messages of one session that wait for an earlier one. */
export class Inbox {
  readonly #waiting = new Map<number, string | null>()
  #next = 0

  /**
   * Takes messages by number and gives those that are now due, in order. Numbers already seen are dropped.
   * Throws RangeError for a number too far ahead, which would have to be kept for ever.
   */
  take(messages: ReadonlyMap<number, string | null>): string[] {
    for (const [number, message] of messages) {
      if (number >= this.#next + WINDOW) throw new RangeError(`Message ${number} is too far ahead.`)
      if (number >= this.#next) this.#waiting.set(number, message)
    }
    const due: string[] = []
    for (;;) {
      const message = this.#waiting.get(this.#next)
      if (message === undefined) return due
      this.#waiting.delete(this.#next)
      this.#next += 1
      if (message !== null) due.push(message)
    }
  }
}
