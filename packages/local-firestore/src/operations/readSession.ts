/** Resolves the consistency of a read: its snapshot time, transaction and locks. */
import type { Timestamp } from '@bufbuild/protobuf/wkt'
import type { TransactionOptions } from '#gen/google/firestore/v1/common_pb.js'
import type { View } from '#store/view.ts'
import { checkNotInFuture } from '#store/history.ts'
import { documentLock } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'
import { type Path, pathKey } from '#values/resourceNames.ts'
import { toMicros } from '#values/time.ts'
import type { Request } from '#operations/context.ts'

/** The `consistency_selector` of read requests. */
export type Consistency =
  | { case: 'transaction'; value: Uint8Array }
  | { case: 'newTransaction'; value: TransactionOptions }
  | { case: 'readTime'; value: Timestamp }
  | { case: undefined; value?: undefined }

export interface ReadSession {
  readonly transaction: Transaction | null
  /** ID of the transaction that this request started, for the first response; otherwise empty. */
  readonly newTransactionId: Uint8Array
  /** Returns the view to read from. Acquire locks before calling it. */
  readonly view: () => View
  /** The `read_time` of the response, in microseconds. */
  readonly time: () => bigint
}

/** Throws ABORTED if the transaction has ended, and FAILED_PRECONDITION if the read time is too old. */
export function openReadSession(request: Request, consistency: Consistency): ReadSession {
  const { database, context } = request
  const now = () => context.store.clock.read()
  if (consistency.case === 'readTime') {
    const time = checkedTime(request, consistency.value)
    return {
      transaction: null,
      newTransactionId: new Uint8Array(),
      view: () => database.at(time),
      time: () => time,
    }
  }
  const transaction = transactionOf(request, consistency)
  const newTransactionId =
    consistency.case === 'newTransaction' && transaction !== null ? transaction.id : new Uint8Array()
  const readTime = transaction?.readTime ?? null
  return readTime === null
    ? { transaction, newTransactionId, view: () => database, time: now }
    : { transaction, newTransactionId, view: () => database.at(readTime), time: () => readTime }
}

function transactionOf({ database, ...request }: Request, consistency: Consistency): Transaction | null {
  if (consistency.case === 'transaction') return database.transactions.use(consistency.value)
  if (consistency.case === 'newTransaction')
    return beginTransaction({ database, ...request }, consistency.value)
  return null
}

/** Starts a transaction. Without a mode, it is read-write. */
export function beginTransaction(request: Request, options: TransactionOptions | undefined): Transaction {
  const { transactions } = request.database
  const mode = options?.mode
  if (mode?.case !== 'readOnly') {
    return transactions.beginReadWrite(mode?.value?.retryTransaction ?? new Uint8Array())
  }
  const readTime = mode.value.consistencySelector.value
  const time = readTime === undefined ? request.context.store.clock.read() : checkedTime(request, readTime)
  return transactions.beginReadOnly(time)
}

function checkedTime({ database, context }: Request, readTime: Timestamp): bigint {
  const time = toMicros(readTime)
  checkNotInFuture(time, context.store.clock.read())
  database.at(time)
  return time
}

/** Runs `read`. On error, ends a transaction that this request started, because the client does not know its ID. */
export async function rollbackOnError<T>(
  { newTransactionId, transaction }: ReadSession,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (newTransactionId.length > 0) transaction?.end()
    throw error
  }
}

/** Reads documents. In a read-write transaction, locks them until the transaction ends. */
export async function readDocuments<T>(
  { database, signal }: Request,
  session: ReadSession,
  paths: readonly Path[],
  read: (view: View) => T,
): Promise<T> {
  const { transaction, view } = session
  if (transaction === null || transaction.isReadOnly) return rollbackOnError(session, () => read(view()))
  const keys = paths.map((path) => documentLock(pathKey(path))).toSorted()
  return rollbackOnError(session, () => database.locks.read(transaction, keys, signal, () => read(view())))
}
