import { Code, ConnectError } from '@connectrpc/connect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentLock } from '#store/transaction.ts'
import { LockTable } from '#store/locks.ts'
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

/** What became of a wish: `'waiting'`, `'done'` or the code of its failure. */
function follow(wish: Promise<unknown>) {
  const outcome = { state: 'waiting' as string | Code }
  wish.then(
    () => (outcome.state = 'done'),
    (error: unknown) => (outcome.state = ConnectError.from(error).code),
  )
  return outcome
}
const read = (owner: Transaction, ...keys: (typeof A)[]) => follow(locks.read(owner, keys, NEVER, () => null))
const write = (owner: Transaction | null, ...keys: (typeof A)[]) =>
  follow(locks.write(owner, keys, NEVER, () => null))
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a write to a document that a transaction holds', () => {
  it('waits for the end of the transaction', async () => {
    const holder = transactions.beginReadWrite(NEW)
    read(holder, A)
    const outcome = write(null, A)
    await after(1_000)
    expect(outcome.state).toBe('waiting')
    holder.end()
    await after(0)
    expect(outcome.state).toBe('done')
  })

  it('gives up after two seconds', async () => {
    read(transactions.beginReadWrite(NEW), A)
    const outcome = write(null, A)
    await after(1_999)
    expect(outcome.state).toBe('waiting')
    await after(1)
    expect(outcome.state).toBe(Code.Aborted)
  })

  it('does not give up for a transaction that was silent for long: that one is over', async () => {
    const vanished = transactions.beginReadWrite(NEW)
    read(vanished, A)
    await after(4_000)
    const outcome = write(null, A)
    await after(2_000)
    expect(outcome.state).toBe('done')
    expect(() => transactions.use(vanished.id)).toThrow(/has expired/)
  })

  it('is forgotten when its client goes away', async () => {
    read(transactions.beginReadWrite(NEW), A)
    const client = new AbortController()
    const outcome = follow(locks.write(null, [A], client.signal, () => null))
    client.abort()
    await after(0)
    expect(outcome.state).toBe(Code.Canceled)
  })
})

describe('transactions that read the same document', () => {
  it('take turns, in order of arrival', async () => {
    const all = [0, 1, 2].map(() => transactions.beginReadWrite(NEW))
    const outcomes = all.map((transaction) => read(transaction, A))
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting'])
    all[0]!.end()
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done', 'waiting'])
  })

  it('go side by side when the first takes its time, and then only the elder may write', async () => {
    const [elder, younger] = [transactions.beginReadWrite(NEW), transactions.beginReadWrite(NEW)]
    read(elder, A)
    const second = read(younger, A)
    await after(300)
    expect(second.state).toBe('done')
    const outcomes = [write(younger, A), write(elder, A)]
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual([Code.Aborted, 'done'])
  })

  it('a retry is as old as its first attempt', async () => {
    const first = transactions.beginReadWrite(NEW)
    const other = transactions.beginReadWrite(NEW)
    first.end()
    const retry = transactions.beginReadWrite(first.id)
    expect(retry.age).toBeLessThan(other.age)
  })
})

describe('transactions that wait for each other', () => {
  it('end with the younger one aborted at once', async () => {
    const [elder, younger] = [transactions.beginReadWrite(NEW), transactions.beginReadWrite(NEW)]
    read(elder, A)
    read(younger, B)
    const outcomes = [read(elder, B), read(younger, A)]
    await after(0)
    expect(outcomes.map(({ state }) => state)).toEqual(['done', Code.Aborted])
  })
})

describe('a transaction that ends', () => {
  it('takes nothing any more, though it was waiting', async () => {
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

  it('does so by itself a minute after its last use', async () => {
    const forgotten = transactions.beginReadWrite(NEW)
    await after(59_000)
    transactions.use(forgotten.id)
    await after(59_000)
    expect(transactions.use(forgotten.id)).toBe(forgotten)
    await after(60_000)
    expect(() => transactions.use(forgotten.id)).toThrow(/has expired/)
  })
})
