/** Numbers and texts as bytes, one after the other. */

const CHUNK = 65_536
/** What is filled so far is given as it is, without a copy. */
const FULL = 0.8

/** Collects bytes; grows as it must. */
export class ByteWriter {
  #bytes: Uint8Array
  length = 0

  /** @param expected how many bytes there will be, about */
  constructor(expected = CHUNK) {
    this.#bytes = new Uint8Array(Math.max(CHUNK, expected))
  }

  #reserve(more: number): void {
    if (this.length + more <= this.#bytes.length) return
    const grown = new Uint8Array(Math.max(this.length + more, Math.ceil(this.#bytes.length * 1.5)))
    grown.set(this.#bytes.subarray(0, this.length))
    this.#bytes = grown
  }

  /** A whole number from 0 to 2^53 - 1: seven bits in each byte. */
  number(value: number): void {
    this.#reserve(8)
    let rest = value
    while (rest >= 128) {
      this.#bytes[this.length] = (rest % 128) + 128
      this.length += 1
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.length] = rest
    this.length += 1
  }

  /** A whole number of either sign. */
  signed(value: number): void {
    this.number(value < 0 ? -2 * value - 1 : 2 * value)
  }

  text(value: string): void {
    const bytes = Buffer.from(value, 'utf8')
    this.number(bytes.length)
    this.bytes(bytes)
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length)
    this.#bytes.set(value, this.length)
    this.length += value.length
  }

  /** What was written. The writer must not be used afterwards. */
  done(): Uint8Array {
    const isFull = this.length > this.#bytes.length * FULL
    return isFull ? this.#bytes.subarray(0, this.length) : this.#bytes.slice(0, this.length)
  }
}

/** Reads what a writer wrote, in the same order. @throws RangeError beyond the end */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  number(): number {
    let value = 0
    let scale = 1
    for (;;) {
      const byte = this.#bytes[this.#at]
      if (byte === undefined) throw new RangeError('The bytes end too early.')
      this.#at += 1
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
      scale *= 128
    }
  }

  signed(): number {
    const value = this.number()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  text(): string {
    const length = this.number()
    this.#at += length
    if (this.#at > this.#bytes.length) throw new RangeError('The bytes end too early.')
    return this.#bytes.toString('utf8', this.#at - length, this.#at)
  }

  /** The next bytes, as a view. */
  bytes(length: number): Uint8Array {
    this.#at += length
    if (this.#at > this.#bytes.length) throw new RangeError('The bytes end too early.')
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
}
