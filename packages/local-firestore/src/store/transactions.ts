/** Transactions that were begun with an id. Those of web clients have none: they are a commit with preconditions. */
import { randomBytes } from 'node:crypto'
import { aborted } from '#status.ts'
import type { LockKey, LockTable } from './locks.ts'

const IDLE_MS = 60_000

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

/** How many ages of failed transactions are remembered for their retries. */
const REMEMBERED_AGES = 10_000

export class Transactions {
  readonly #locks: LockTable
  readonly #active = new Map<string, Transaction>()
  readonly #ages = new Map<string, number>()
  #count = 0

  constructor(locks: LockTable) {
    this.#locks = locks
  }

  beginReadOnly(readTime: bigint): Transaction {
    return this.#begin(readTime, (this.#count += 1))
  }

  /** `retryOf` is the id of the failed attempt before, or empty. */
  beginReadWrite(retryOf: Uint8Array): Transaction {
    return this.#begin(null, this.#ages.get(textOf(retryOf)) ?? (this.#count += 1))
  }

  /** Throws ABORTED when the transaction has ended. */
  use(id: Uint8Array): Transaction {
    const transaction = this.#active.get(textOf(id))
    if (transaction === undefined) {
      throw aborted('The referenced transaction has expired or is no longer valid.')
    }
    transaction.touch()
    return transaction
  }

  /** Ends a transaction; one that has ended already stays so. */
  rollback(id: Uint8Array): void {
    this.#active.get(textOf(id))?.end()
  }

  endAll(): void {
    for (const transaction of this.#active.values()) transaction.end()
  }

  #begin(readTime: bigint | null, age: number): Transaction {
    const transaction = new Transaction(readTime, age, () => {
      this.#active.delete(textOf(transaction.id))
      this.#locks.release(transaction)
    })
    const key = textOf(transaction.id)
    this.#active.set(key, transaction)
    this.#ages.set(key, age)
    const [oldest] = this.#ages.keys()
    if (this.#ages.size > REMEMBERED_AGES && oldest !== undefined) this.#ages.delete(oldest)
    return transaction
  }
}

const textOf = (id: Uint8Array) => Buffer.from(id).toString('base64')
