/** The client messages of one stream as an async iterable with a single consumer. */
export class RequestQueue<T> implements AsyncIterable<T> {
  readonly #items: T[] = []
  #ended = false
  #wake: (() => void) | null = null

  push(item: T): void {
    if (this.#ended) return
    this.#items.push(item)
    this.#wake?.()
  }

  /** Ends the iteration and drops pending messages, because the client has disconnected. */
  end(): void {
    this.#ended = true
    this.#items.length = 0
    this.#wake?.()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for (;;) {
      const item = this.#items.shift()
      if (item !== undefined) yield item
      else if (this.#ended) return
      else {
        const { promise, resolve } = Promise.withResolvers<void>()
        this.#wake = resolve
        await promise
        this.#wake = null
      }
    }
  }
}
