/**
 * Pessimistic locks of read-write transactions, by document and by collection queried.
 *
 * A transaction that reads a document holds it until its end, and the next one that wants to read it waits in line:
 * transactions that read and then write the same document run one after the other instead of failing at the write.
 * A holder that has not ended after `SHARE_AFTER_MS` lets the next reader in beside it; should both then write, they wait
 * for each other, and the younger one fails at once with ABORTED. Everything here happens within one turn of the event
 * loop: `run` is called at the moment the locks are free.
 */
import { aborted, cancelled } from '#status.ts'
import { type Waiter, type Wish, youngestInCycle } from '#store/deadlock.ts'
import type { LockKey } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'

export const LOCK_WAIT_MS = 2_000
const READ_WAIT_MS = 20_000
const SHARE_AFTER_MS = 250
/** A holder that was silent for so long has probably gone away: it must not stop others. */
const SILENCE_MS = 5_000

/** The locks of one database, and who waits for them. */
export class LockTable {
  /** Who holds a key, and since when (milliseconds). */
  readonly #holders = new Map<LockKey, Map<Transaction, number>>()
  readonly #waiters = new Set<Waiter>()
  #shareTimer: NodeJS.Timeout | undefined

  /** Runs when `owner` may read the keys, which it then holds. Rejects with ABORTED after a long wait. */
  read<T>(owner: Transaction, keys: readonly LockKey[], signal: AbortSignal, run: () => T): Promise<T> {
    return this.#when({ owner, kind: 'read', keys }, READ_WAIT_MS, signal, () => {
      for (const key of keys) this.acquire(owner, key)
      return run()
    })
  }

  /** Runs when nobody but `owner` holds any of the keys. Rejects with ABORTED after `LOCK_WAIT_MS`. */
  write<T>(
    owner: Transaction | null,
    keys: readonly LockKey[],
    signal: AbortSignal,
    run: () => T,
  ): Promise<T> {
    return this.#when({ owner, kind: 'write', keys }, LOCK_WAIT_MS, signal, run)
  }

  /** Takes a key at once, beside others: collections queried are shared. */
  acquire(owner: Transaction, key: LockKey): void {
    const holders = this.#holders.get(key) ?? new Map<Transaction, number>()
    if (!holders.has(owner)) holders.set(owner, Date.now())
    this.#holders.set(key, holders)
    owner.locks.add(key)
  }

  /** Gives up all keys of a transaction that has ended, and what it waits for. */
  release(owner: Transaction): void {
    for (const waiter of this.#waiters) {
      if (waiter.owner === owner) waiter.fail(aborted('The transaction has ended.'))
    }
    for (const key of owner.locks) {
      const holders = this.#holders.get(key)
      holders?.delete(owner)
      if (holders?.size === 0) this.#holders.delete(key)
    }
    owner.locks.clear()
    this.#pump()
  }

  async #when<T>(wish: Wish, limit: number, signal: AbortSignal, run: () => T): Promise<T> {
    return this.#mayProceed(wish) ? run() : this.#wait(wish, limit, signal, run)
  }

  #wait<T>(wish: Wish, limit: number, signal: AbortSignal, run: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const leave = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onGone)
      this.#waiters.delete(waiter)
    }
    const waiter: Waiter = {
      ...wish,
      proceed: () => {
        leave()
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      },
      fail: (error) => {
        leave()
        reject(error)
        wish.owner?.end()
      },
    }
    const onGone = () => waiter.fail(cancelled('The client went away.'))
    const timer = setTimeout(() => {
      for (const holder of this.#obstacles(waiter)) {
        if (holder.silentFor() > SILENCE_MS) holder.end()
      }
      if (this.#waiters.has(waiter)) waiter.fail(aborted('Transaction lock timeout.'))
    }, limit)
    signal.addEventListener('abort', onGone)
    this.#waiters.add(waiter)
    if (signal.aborted) onGone()
    else this.#blocked(waiter)
    return promise
  }

  #blocked(waiter: Waiter): void {
    this.#scheduleSharing()
    if (waiter.owner === null) return
    const victim = youngestInCycle(waiter, this.#waiters, (one) => this.#obstacles(one))
    victim?.fail(aborted('Too much contention on these documents. Please try again.'))
  }

  /** The transactions that `waiter` waits for. */
  #obstacles(waiter: Wish): ReadonlySet<Transaction> {
    const others = new Set<Transaction>()
    for (const key of waiter.keys) {
      for (const [holder] of this.#holders.get(key) ?? []) if (holder !== waiter.owner) others.add(holder)
    }
    return others
  }

  #mayProceed(waiter: Wish): boolean {
    if (waiter.kind === 'write') return this.#obstacles(waiter).size === 0
    return waiter.keys.every((key) => this.#mayRead(waiter, key))
  }

  #mayRead(waiter: Wish, key: LockKey): boolean {
    const holders = this.#holders.get(key)
    if (waiter.owner !== null && holders?.has(waiter.owner)) return true
    for (const earlier of this.#waiters) {
      if (earlier === waiter) break
      if (earlier.keys.includes(key)) return false
    }
    return holders === undefined || Date.now() - Math.max(...holders.values()) >= SHARE_AFTER_MS
  }

  /** Lets everybody proceed who can, in order of arrival. */
  #pump(): void {
    for (const waiter of this.#waiters) {
      if (this.#waiters.has(waiter) && this.#mayProceed(waiter)) waiter.proceed()
    }
    this.#scheduleSharing()
  }

  /** While somebody waits, looks again when a holder may have to share. */
  #scheduleSharing(): void {
    clearTimeout(this.#shareTimer)
    this.#shareTimer = undefined
    if ([...this.#waiters].some(({ kind }) => kind === 'read')) {
      this.#shareTimer = setTimeout(() => this.#pump(), SHARE_AFTER_MS)
    }
  }
}
