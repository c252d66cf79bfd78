/** List whose items keep their index. Indexes of removed items are reused. */
export class Slots<T> {
  readonly items: (T | null)[]
  readonly #free: number[] = []

  /** @param items items of another list, null for free indexes */
  constructor(items: (T | null)[] = []) {
    this.items = items
    items.forEach((item, number) => {
      if (item === null) this.#free.push(number)
    })
  }

  get size(): number {
    return this.items.length - this.#free.length
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
