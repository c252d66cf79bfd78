/** List whose items keep their index. Indexes of removed items are reused. */
export class Slots<T> {
  readonly items: (T | null)[] = []
  readonly #free: number[] = []

  get size(): number {
    return this.items.length - this.#free.length
  }

  /** Appends an item of another list, null for a free index. Returns its index. */
  load(item: T | null): number {
    const number = this.items.push(item) - 1
    if (item === null) this.#free.push(number)
    return number
  }

  /** Returns the index of the item. */
  add(item: T): number {
    const number = this.#free.pop() ?? this.items.length
    this.items[number] = item
    return number
  }

  remove(number: number): void {
    this.items[number] = null
    this.#free.push(number)
  }
}
