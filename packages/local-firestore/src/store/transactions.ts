import { aborted } from '#status.ts'
import type { LockTable } from '#store/lockTable.ts'
import { Transaction } from '#store/transaction.ts'

/** Maximum transaction ages kept for retries. */
const MAX_AGES = 10_000

/** The active transactions of one database. */
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

  /** Starts a read-write transaction. `retryOf` is the ID of the previous attempt, or empty. */
  beginReadWrite(retryOf: Uint8Array): Transaction {
    return this.#begin(null, this.#ages.get(toKey(retryOf)) ?? (this.#count += 1))
  }

  /** Returns an active transaction and restarts its idle timer. Throws ABORTED if it has ended. */
  use(id: Uint8Array): Transaction {
    const transaction = this.#active.get(toKey(id))
    if (transaction === undefined) {
      throw aborted('The referenced transaction has expired or is no longer valid.')
    }
    transaction.touch()
    return transaction
  }

  /** Ends a transaction. Does nothing if it has ended already. */
  rollback(id: Uint8Array): void {
    this.#active.get(toKey(id))?.end()
  }

  endAll(): void {
    for (const transaction of this.#active.values()) transaction.end()
  }

  #begin(readTime: bigint | null, age: number): Transaction {
    const transaction = new Transaction(readTime, age, () => {
      this.#active.delete(toKey(transaction.id))
      this.#locks.release(transaction)
    })
    const key = toKey(transaction.id)
    this.#active.set(key, transaction)
    this.#ages.set(key, age)
    const [oldest] = this.#ages.keys()
    if (this.#ages.size > MAX_AGES && oldest !== undefined) this.#ages.delete(oldest)
    return transaction
  }
}

const toKey = (id: Uint8Array) => Buffer.from(id).toString('base64')
