import { Code, ConnectError } from '@connectrpc/connect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentLock } from '#store/transaction.ts'
import { LockTable } from '#store/lockTable.ts'
import type { Transaction } from '#store/transaction.ts'
import { Transactions } from '#store/transactions.ts'

const A = documentLock('c/a')
const B = documentLock('c/b')
const NEVER = new AbortController().signal
const NEW = new Uint8Array()

let locks: LockTable
let transactions: Transactions
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  locks = new LockTable()
  transactions = new Transactions(locks)
})
afterEach(() => vi.useRealTimers())

/** Tracks a lock request: `'waiting'`, `'done'` or the code of its error. */
function track(lockRequest: Promise<unknown>) {
  const outcome = { state: 'waiting' as string | Code }
  lockRequest.then(
    () => (outcome.state = 'done'),
    (error: unknown) => (outcome.state = ConnectError.from(error).code),
  )
  return outcome
}
const read = (owner: Transaction, ...keys: (typeof A)[]) => track(locks.read(owner, keys, NEVER, () => null))
const write = (owner: Transaction | null, ...keys: (typeof A)[]) =>
  track(locks.write(owner, keys, NEVER, () => null))
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a write to a document locked by a transaction', () => {
  it('waits until the transaction ends', async () => {
    const holder = transactions.beginReadWrite(NEW)
    read(holder, A)
    const outcome = write(null, A)
    await after(1_000)
    expect(outcome.state).toBe('waiting')
    holder.end()
    await after(0)
    expect(outcome.state).toBe('done')
  })

  it('fails after two seconds', async () => {
    read(transactions.beginReadWrite(NEW), A)
    const outcome = write(null, A)
    await after(1_999)
    expect(outcome.state).toBe('waiting')
    await after(1)
    expect(outcome.state).toBe(Code.Aborted)
  })

  it('ends an idle transaction instead of failing', async () => {
    const idle = transactions.beginReadWrite(NEW)
    read(idle, A)
    await after(4_000)
    const outcome = write(null, A)
    await after(2_000)
    expect(outcome.state).toBe('done')
    expect(() => transactions.use(idle.id)).toThrow(/has expired/)
  })

  it('is cancelled when its client disconnects', async () => {
    read(transactions.beginReadWrite(NEW), A)
    const client = new AbortController()
    const outcome = track(locks.write(null, [A], client.signal, () => null))
    client.abort()
    await after(0)
    expect(outcome.state).toBe(Code.Canceled)
  })
})

describe('transactions that read the same document', () => {
  it('run one after the other, in order of arrival', async () => {
    const all = [0, 1, 2].map(() => transactions.beginReadWrite(NEW))
    const outcomes = all.map((transaction) => read(transaction, A))
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
    all[0]!.end()
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'waiting'])
  })

  it('share the lock if the first one is slow, and only the older one can write', async () => {
    const [older, younger] = [transactions.beginReadWrite(NEW), transactions.beginReadWrite(NEW)]
    read(older, A)
    const second = read(younger, A)
    await after(300)
    expect(second.state).toBe('done')
    const outcomes = [write(younger, A), write(older, A)]
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual([Code.Aborted, 'done'])
  })

  it('keep the age of their first attempt when retried', async () => {
    const first = transactions.beginReadWrite(NEW)
    const other = transactions.beginReadWrite(NEW)
    first.end()
    const retry = transactions.beginReadWrite(first.id)
    expect(retry.age).toBeLessThan(other.age)
  })
})

describe('transactions in a deadlock', () => {
  it('are resolved by aborting the younger one immediately', async () => {
    const [older, younger] = [transactions.beginReadWrite(NEW), transactions.beginReadWrite(NEW)]
    read(older, A)
    read(younger, B)
    const outcomes = [read(older, B), read(younger, A)]
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', Code.Aborted])
  })
})

describe('a transaction', () => {
  it('acquires no locks after it has ended, even if it was waiting', async () => {
    const [holder, ending] = [transactions.beginReadWrite(NEW), transactions.beginReadWrite(NEW)]
    read(holder, A)
    const waiting = read(ending, A)
    transactions.rollback(ending.id)
    holder.end()
    await after(0)
    expect(waiting.state).toBe(Code.Aborted)
    const outcome = write(null, A)
    await after(0)
    expect(outcome.state).toBe('done')
  })

  it('expires a minute after its last use', async () => {
    const transaction = transactions.beginReadWrite(NEW)
    await after(59_000)
    transactions.use(transaction.id)
    await after(59_000)
    expect(transactions.use(transaction.id)).toBe(transaction)
    await after(60_000)
    expect(() => transactions.use(transaction.id)).toThrow(/has expired/)
  })
})
