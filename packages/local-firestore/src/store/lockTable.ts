/**
 * Pessimistic locks of read-write transactions on documents and queried collections.
 *
 * A transaction that reads a document locks it until it ends. Other transactions that read the document wait, so that
 * transactions that read and then write it run one after the other instead of failing at the write. After
 * `SHARE_AFTER_MS` the next reader shares the lock. If both then write, they deadlock, and the younger one fails
 * immediately with ABORTED. `run` callbacks are called synchronously when the locks are granted.
 */
import { aborted, cancelled } from '#status.ts'
import { type Waiter, type LockRequest, findDeadlockVictim } from '#store/deadlock.ts'
import type { LockKey } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'

const WRITE_TIMEOUT_MS = 2_000
const READ_TIMEOUT_MS = 20_000
const SHARE_AFTER_MS = 250
/** A lock holder that has been idle for this long is considered abandoned. */
const ABANDONED_AFTER_MS = 5_000

/** Lock holders and waiting requests of one database. */
export class LockTable {
  /** Holders of each key with the time when they acquired it (milliseconds since the epoch). */
  readonly #holders = new Map<LockKey, Map<Transaction, number>>()
  readonly #waiters = new Set<Waiter>()
  #shareTimer: NodeJS.Timeout | undefined

  /** Acquires the keys for `owner`, then calls `run`. Rejects with ABORTED after `READ_TIMEOUT_MS`. */
  read<T>(owner: Transaction, keys: readonly LockKey[], signal: AbortSignal, run: () => T): Promise<T> {
    return this.#grantOrWait({ owner, kind: 'read', keys }, READ_TIMEOUT_MS, signal, () => {
      for (const key of keys) this.acquire(owner, key)
      return run()
    })
  }

  /** Calls `run` when no other transaction holds any of the keys. Rejects with ABORTED after `WRITE_TIMEOUT_MS`. */
  write<T>(
    owner: Transaction | null,
    keys: readonly LockKey[],
    signal: AbortSignal,
    run: () => T,
  ): Promise<T> {
    return this.#grantOrWait({ owner, kind: 'write', keys }, WRITE_TIMEOUT_MS, signal, run)
  }

  /** Acquires a key immediately, shared with other holders. */
  acquire(owner: Transaction, key: LockKey): void {
    const holders = this.#holders.get(key) ?? new Map<Transaction, number>()
    if (!holders.has(owner)) holders.set(owner, Date.now())
    this.#holders.set(key, holders)
    owner.locks.add(key)
  }

  /** Releases all keys of an ended transaction and rejects its waiting requests. */
  release(owner: Transaction): void {
    for (const waiter of this.#waiters) {
      if (waiter.owner === owner) waiter.reject(aborted('The transaction has ended.'))
    }
    for (const key of owner.locks) {
      const holders = this.#holders.get(key)
      holders?.delete(owner)
      if (holders?.size === 0) this.#holders.delete(key)
    }
    owner.locks.clear()
    this.#grantWaiting()
  }

  async #grantOrWait<T>(
    request: LockRequest,
    timeoutMs: number,
    signal: AbortSignal,
    run: () => T,
  ): Promise<T> {
    return this.#canGrant(request) ? run() : this.#wait(request, timeoutMs, signal, run)
  }

  #wait<T>(request: LockRequest, timeoutMs: number, signal: AbortSignal, run: () => T): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const removeWaiter = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      this.#waiters.delete(waiter)
    }
    const waiter: Waiter = {
      ...request,
      grant: () => {
        removeWaiter()
        try {
          resolve(run())
        } catch (error) {
          reject(error)
        }
      },
      reject: (error) => {
        removeWaiter()
        reject(error)
        request.owner?.end()
      },
    }
    const onAbort = () => waiter.reject(cancelled('The client disconnected.'))
    const timer = setTimeout(() => {
      for (const holder of this.#blockers(waiter)) {
        if (holder.idleMs() > ABANDONED_AFTER_MS) holder.end()
      }
      if (this.#waiters.has(waiter)) waiter.reject(aborted('Transaction lock timeout.'))
    }, timeoutMs)
    signal.addEventListener('abort', onAbort)
    this.#waiters.add(waiter)
    if (signal.aborted) onAbort()
    else this.#resolveDeadlock(waiter)
    return promise
  }

  #resolveDeadlock(waiter: Waiter): void {
    this.#scheduleSharing()
    if (waiter.owner === null) return
    const victim = findDeadlockVictim(waiter, this.#waiters, (other) => this.#blockers(other))
    victim?.reject(aborted('Too much contention on these documents. Please try again.'))
  }

  /** Other transactions that hold a requested key. */
  #blockers(waiter: LockRequest): ReadonlySet<Transaction> {
    const others = new Set<Transaction>()
    for (const key of waiter.keys) {
      for (const [holder] of this.#holders.get(key) ?? []) if (holder !== waiter.owner) others.add(holder)
    }
    return others
  }

  #canGrant(waiter: LockRequest): boolean {
    if (waiter.kind === 'write') return this.#blockers(waiter).size === 0
    return waiter.keys.every((key) => this.#canRead(waiter, key))
  }

  #canRead(waiter: LockRequest, key: LockKey): boolean {
    const holders = this.#holders.get(key)
    if (waiter.owner !== null && holders?.has(waiter.owner)) return true
    for (const earlier of this.#waiters) {
      if (earlier === waiter) break
      if (earlier.keys.includes(key)) return false
    }
    return holders === undefined || Date.now() - Math.max(...holders.values()) >= SHARE_AFTER_MS
  }

  /** Grants waiting requests in order of arrival. */
  #grantWaiting(): void {
    for (const waiter of this.#waiters) {
      if (this.#waiters.has(waiter) && this.#canGrant(waiter)) waiter.grant()
    }
    this.#scheduleSharing()
  }

  /** Schedules the next attempt to share locks if reads are waiting. */
  #scheduleSharing(): void {
    clearTimeout(this.#shareTimer)
    this.#shareTimer = undefined
    if ([...this.#waiters].some(({ kind }) => kind === 'read')) {
      this.#shareTimer = setTimeout(() => this.#grantWaiting(), SHARE_AFTER_MS)
    }
  }
}
