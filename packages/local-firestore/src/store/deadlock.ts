/** Transactions that wait for each other in a circle would wait for ever: one of them must give up. */
import type { LockKey } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'

/** What a transaction, or a write without one, wants to do with some keys. */
export interface Wish {
  readonly owner: Transaction | null
  readonly kind: 'read' | 'write'
  readonly keys: readonly LockKey[]
}

export interface Waiter extends Wish {
  proceed(): void
  fail(error: Error): void
}

/** The waiter of the youngest transaction in a circle through `start`; undefined when there is no circle. */
export function youngestInCycle(
  start: Waiter,
  waiters: Iterable<Waiter>,
  obstaclesOf: (waiter: Waiter) => Iterable<Transaction>,
): Waiter | undefined {
  const waiting = new Map<Transaction, Waiter>()
  for (const waiter of waiters) if (waiter.owner !== null) waiting.set(waiter.owner, waiter)
  const cycle = pathBackTo(start, start, new Set(), waiting, obstaclesOf)
  return cycle?.toSorted((a, b) => (b.owner?.age ?? 0) - (a.owner?.age ?? 0))[0]
}

function pathBackTo(
  goal: Waiter,
  from: Waiter,
  seen: Set<Waiter>,
  waiting: ReadonlyMap<Transaction, Waiter>,
  obstaclesOf: (waiter: Waiter) => Iterable<Transaction>,
): Waiter[] | null {
  seen.add(from)
  for (const holder of obstaclesOf(from)) {
    const next = waiting.get(holder)
    if (next === goal) return [from]
    if (next === undefined || seen.has(next)) continue
    const rest = pathBackTo(goal, next, seen, waiting, obstaclesOf)
    if (rest !== null) return [from, ...rest]
  }
  return null
}
