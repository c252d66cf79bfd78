import { create } from '@bufbuild/protobuf'
import {
  type CommitRequest,
  type CommitResponse,
  CommitResponseSchema,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { type Write, type WriteResult, WriteResultSchema } from '#gen/google/firestore/v1/write_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import { collectionLock, documentLock, type LockKey } from '#store/transaction.ts'
import type { Transaction } from '#store/transaction.ts'
import { pathKey } from '#values/resourceNames.ts'
import { toTimestamp } from '#values/time.ts'
import { authorize } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { type Outcome, stageWrites } from '#operations/stageWrites.ts'
import { type PlannedWrite, planWrite } from '#operations/writePlan.ts'

export interface CommitOutcome {
  readonly writeResults: WriteResult[]
  /** The document after each write; null if it was deleted. */
  readonly documents: readonly (StoredDocument | null)[]
  /** Microseconds since the epoch. */
  readonly commitTime: bigint
}

/** Implements Commit. Ends the named transaction, also if the commit fails. */
export async function commit(
  request: Request,
  { writes, transaction: id }: CommitRequest,
): Promise<CommitResponse> {
  const transaction = id.length === 0 ? null : request.database.transactions.use(id)
  try {
    const { writeResults, commitTime } = await commitWrites(request, writes, transaction)
    return create(CommitResponseSchema, { writeResults, commitTime: toTimestamp(commitTime) })
  } finally {
    transaction?.end()
  }
}

/** Applies the writes atomically. Rejects with the status of the first write that fails. */
export async function commitWrites(
  request: Request,
  writes: readonly Write[],
  transaction: Transaction | null = null,
): Promise<CommitOutcome> {
  if (writes.length > 0 && transaction?.isReadOnly === true) {
    throw invalidArgument('Cannot modify entities in a read-only transaction.')
  }
  const planned = writes.map((write) => planWrite(request, write))
  return request.database.locks.write(transaction, locksOf(planned), request.signal, () =>
    commitNow(request, planned),
  )
}

/** Runs synchronously, so that no other request can interleave between reading and committing. */
function commitNow(request: Request, planned: readonly PlannedWrite[]): CommitOutcome {
  const { database, context } = request
  const time = context.store.clock.tick()
  const staged = stageWrites(database, planned, time)
  authorize(request, staged.accesses, { before: database, after: staged }, time)
  if (staged.failure !== null) throw staged.failure
  context.store.commit(database, time, staged.changes())
  context.usage.recordWrites(database.id.projectId, planned.filter(({ kind }) => kind !== 'verify').length)
  return {
    writeResults: staged.results.map(resultMessage),
    documents: staged.results.map(({ document }) => document),
    commitTime: time,
  }
}

const resultMessage = ({ document, transformResults }: Outcome) =>
  create(WriteResultSchema, {
    transformResults,
    ...(document !== null && { updateTime: toTimestamp(document.updateTime) }),
  })

/** The locks that conflict with transactions that read the documents or queried their collections. */
function locksOf(planned: readonly PlannedWrite[]): readonly LockKey[] {
  const keys = new Set<LockKey>()
  for (const { path, key, kind } of planned) {
    if (kind === 'verify') continue
    keys.add(documentLock(key))
    keys.add(collectionLock(pathKey(path.slice(0, -1))))
    keys.add(collectionLock(`**/${path.at(-2) ?? ''}`))
    keys.add(collectionLock('**'))
  }
  return [...keys]
}
