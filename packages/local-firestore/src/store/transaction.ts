import { randomBytes } from 'node:crypto'

/** The key of a lock: a document or a queried collection. */
export type LockKey = `document ${string}` | `collection ${string}`
/** The lock key of a document. `key` is its path. */
export const documentLock = (key: string): LockKey => `document ${key}`
/** The lock key of a collection or collection group. */
export const collectionLock = (key: string): LockKey => `collection ${key}`

const IDLE_TIMEOUT_MS = 60_000

/**
 * An active transaction with an ID; expires after a minute without use. Web clients do not start transactions: they
 * commit with preconditions.
 */
export class Transaction {
  readonly id: Uint8Array = randomBytes(16)
  readonly locks = new Set<LockKey>()
  /** Snapshot time of a read-only transaction in microseconds; null for read-write transactions. */
  readonly readTime: bigint | null
  /** Sequence number. A retry keeps the number of its first attempt and so has priority over newer transactions. */
  readonly age: number
  readonly #onEnd: () => void
  #lastUse = Date.now()
  #timer: NodeJS.Timeout

  constructor(readTime: bigint | null, age: number, onEnd: () => void) {
    this.readTime = readTime
    this.age = age
    this.#onEnd = onEnd
    this.#timer = this.#startTimer()
  }

  get isReadOnly(): boolean {
    return this.readTime !== null
  }

  /** Milliseconds since the last use. */
  idleMs(): number {
    return Date.now() - this.#lastUse
  }

  touch(): void {
    this.#lastUse = Date.now()
    clearTimeout(this.#timer)
    this.#timer = this.#startTimer()
  }

  /** Ends the transaction and releases its locks. Idempotent. */
  end(): void {
    clearTimeout(this.#timer)
    this.#onEnd()
  }

  #startTimer(): NodeJS.Timeout {
    return setTimeout(() => this.end(), IDLE_TIMEOUT_MS).unref()
  }
}
