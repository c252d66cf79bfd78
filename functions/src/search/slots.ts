/** A list whose items keep their number for life. Numbers of removed items are given again. */
export class Slots<T> {
  readonly items: (T | null)[]
  readonly #free: number[] = []

  /** @param items as another list had them, null where it had none */
  constructor(items: (T | null)[] = []) {
    this.items = items
    items.forEach((item, number) => {
      if (item === null) this.#free.push(number)
    })
  }

  get size(): number {
    return this.items.length - this.#free.length
  }

  /** Answers the number of the item. */
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
