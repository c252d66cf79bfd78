/** The transactions that are under way. */
import { aborted } from '#status.ts'
import type { LockTable } from '#store/locks.ts'
import { Transaction } from '#store/transaction.ts'

/** How many ages of failed transactions are remembered for their retries. */
const MAX_AGES = 10_000

/** The transactions of one database by id. */
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
    if (this.#ages.size > MAX_AGES && oldest !== undefined) this.#ages.delete(oldest)
    return transaction
  }
}

const textOf = (id: Uint8Array) => Buffer.from(id).toString('base64')
