/** A transaction that was begun with an id. Those of web clients have none: they are a commit with preconditions. */
import { randomBytes } from 'node:crypto'

/** What a lock is on: a document, or a collection that was queried. */
export type LockKey = `document ${string}` | `collection ${string}`
/** The lock on a document, by the key of its path. */
export const documentLock = (key: string): LockKey => `document ${key}`
/** The lock on a collection, or on all collections of one name. */
export const collectionLock = (key: string): LockKey => `collection ${key}`

const IDLE_MS = 60_000

/** One transaction under way; it ends by itself when its client is silent for a minute. */
export class Transaction {
  readonly id: Uint8Array = randomBytes(16)
  readonly locks = new Set<LockKey>()
  /** Microseconds; null for a read-write transaction, which reads what is current. */
  readonly readTime: bigint | null
  /** A running number; a retry inherits that of its first attempt, so it wins over newcomers. */
  readonly age: number
  readonly #onEnd: () => void
  #lastUse = Date.now()
  #timer: NodeJS.Timeout

  constructor(readTime: bigint | null, age: number, onEnd: () => void) {
    this.readTime = readTime
    this.age = age
    this.#onEnd = onEnd
    this.#timer = this.#expireLater()
  }

  get isReadOnly(): boolean {
    return this.readTime !== null
  }

  /** Milliseconds since the client last used it. */
  silentFor(): number {
    return Date.now() - this.#lastUse
  }

  touch(): void {
    this.#lastUse = Date.now()
    clearTimeout(this.#timer)
    this.#timer = this.#expireLater()
  }

  /** Forgets the transaction and frees its locks. Safe to repeat. */
  end(): void {
    clearTimeout(this.#timer)
    this.#onEnd()
  }

  #expireLater(): NodeJS.Timeout {
    return setTimeout(() => this.end(), IDLE_MS).unref()
  }
}
