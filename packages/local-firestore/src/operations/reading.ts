/** At which point in time a request reads, and with which locks. */
import type { Timestamp } from '@bufbuild/protobuf/wkt'
import type { TransactionOptions } from '#gen/google/firestore/v1/common_pb.js'
import type { View } from '#store/view.ts'
import { checkNotInFuture } from '#store/history.ts'
import { documentLock } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'
import { type Path, pathKey } from '#values/names.ts'
import { toMicros } from '#values/time.ts'
import type { Request } from '#operations/context.ts'

/** The `consistency_selector` of the read requests. */
export type Consistency =
  | { case: 'transaction'; value: Uint8Array }
  | { case: 'newTransaction'; value: TransactionOptions }
  | { case: 'readTime'; value: Timestamp }
  | { case: undefined; value?: undefined }

export interface Reading {
  readonly transaction: Transaction | null
  /** Set when this request began the transaction: the client does not know its id yet. */
  readonly begun: Uint8Array
  /** What to read now. Locks come first. */
  readonly view: () => View
  /** The time of the answer, in microseconds. */
  readonly time: () => bigint
}

/** Throws ABORTED for a transaction that has ended, FAILED_PRECONDITION for a time too long ago. */
export function startReading(request: Request, consistency: Consistency): Reading {
  const { database, context } = request
  const now = () => context.store.clock.read()
  if (consistency.case === 'readTime') {
    const time = checkedTime(request, consistency.value)
    return { transaction: null, begun: new Uint8Array(), view: () => database.at(time), time: () => time }
  }
  const transaction = transactionOf(request, consistency)
  const begun =
    consistency.case === 'newTransaction' && transaction !== null ? transaction.id : new Uint8Array()
  const readTime = transaction?.readTime ?? null
  return readTime === null
    ? { transaction, begun, view: () => database, time: now }
    : { transaction, begun, view: () => database.at(readTime), time: () => readTime }
}

function transactionOf({ database, ...request }: Request, consistency: Consistency): Transaction | null {
  if (consistency.case === 'transaction') return database.transactions.use(consistency.value)
  if (consistency.case === 'newTransaction')
    return beginTransaction({ database, ...request }, consistency.value)
  return null
}

/** Without a mode it is read-write, as in Firestore. */
export function beginTransaction(request: Request, options: TransactionOptions | undefined): Transaction {
  const { transactions } = request.database
  const mode = options?.mode
  if (mode?.case !== 'readOnly') {
    return transactions.beginReadWrite(mode?.value?.retryTransaction ?? new Uint8Array())
  }
  const asked = mode.value.consistencySelector.value
  const time = asked === undefined ? request.context.store.clock.read() : checkedTime(request, asked)
  return transactions.beginReadOnly(time)
}

function checkedTime({ database, context }: Request, asked: Timestamp): bigint {
  const time = toMicros(asked)
  checkNotInFuture(time, context.store.clock.read())
  database.at(time)
  return time
}

/** A transaction that the client cannot know of, because its first request failed, must not hold anything. */
export async function rollbackOnError<T>(
  { begun, transaction }: Reading,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (begun.length > 0) transaction?.end()
    throw error
  }
}

/** Reads documents, in a read-write transaction when nobody else holds them; they stay held until its end. */
export async function readDocuments<T>(
  { database, signal }: Request,
  reading: Reading,
  paths: readonly Path[],
  read: (view: View) => T,
): Promise<T> {
  const { transaction, view } = reading
  if (transaction === null || transaction.isReadOnly) return rollbackOnError(reading, () => read(view()))
  const keys = paths.map((path) => documentLock(pathKey(path))).toSorted()
  return rollbackOnError(reading, () => database.locks.read(transaction, keys, signal, () => read(view())))
}
