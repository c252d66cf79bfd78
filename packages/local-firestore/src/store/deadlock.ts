/** Detects transactions that wait for each other's locks. */
import type { LockKey } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'

/** A request for locks by a transaction, or by a write outside of transactions (`owner` is null). */
export interface LockRequest {
  readonly owner: Transaction | null
  readonly kind: 'read' | 'write'
  readonly keys: readonly LockKey[]
}

/** A lock request in the waiting queue. */
export interface Waiter extends LockRequest {
  grant(): void
  reject(error: Error): void
}

/** Returns the waiter of the youngest transaction in a cycle through `start`; undefined if there is no cycle. */
export function findDeadlockVictim(
  start: Waiter,
  waiters: Iterable<Waiter>,
  blockersOf: (waiter: Waiter) => Iterable<Transaction>,
): Waiter | undefined {
  const waiting = new Map<Transaction, Waiter>()
  for (const waiter of waiters) if (waiter.owner !== null) waiting.set(waiter.owner, waiter)
  const cycle = pathBackTo(start, start, new Set(), waiting, blockersOf)
  return cycle?.toSorted((a, b) => (b.owner?.age ?? 0) - (a.owner?.age ?? 0))[0]
}

function pathBackTo(
  goal: Waiter,
  from: Waiter,
  visited: Set<Waiter>,
  waiting: ReadonlyMap<Transaction, Waiter>,
  blockersOf: (waiter: Waiter) => Iterable<Transaction>,
): Waiter[] | null {
  visited.add(from)
  for (const holder of blockersOf(from)) {
    const next = waiting.get(holder)
    if (next === goal) return [from]
    if (next === undefined || visited.has(next)) continue
    const rest = pathBackTo(goal, next, visited, waiting, blockersOf)
    if (rest !== null) return [from, ...rest]
  }
  return null
}
