/** Every RPC, from its decoded request to its answer. */
import { create } from '@bufbuild/protobuf'
import { EmptySchema } from '@bufbuild/protobuf/wkt'
import {
  type BeginTransactionRequest,
  BeginTransactionResponseSchema,
  type RollbackRequest,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { callerOf } from '#identity.ts'
import { invalidArgument } from '#status.ts'
import type { Call, FirestoreService } from '#firestoreService.ts'
import { type DatabaseId, parseDatabaseName, parseDocumentName, parseParentName } from '#values/names.ts'
import { batchGet, getDocument } from '#operations/batchGet.ts'
import { batchWrite } from '#operations/batchWrite.ts'
import { commit } from '#operations/commit.ts'
import type { Context, Request } from '#operations/context.ts'
import { asInternal, asPermanent, guard, guardStream } from '#operations/failures.ts'
import { listCollectionIds, listDocuments } from '#operations/listDocuments.ts'
import { listen } from '#operations/listen/listen.ts'
import { partitionQuery } from '#operations/partitionQuery.ts'
import { beginTransaction } from '#operations/reading.ts'
import { runAggregationQuery, runQuery } from '#operations/runQuery.ts'
import { createDocument, deleteDocument, updateDocument } from '#operations/writeDocument.ts'
import { writeStream } from '#operations/writeStream.ts'

/** The service over one store. Its calls fail with `ConnectError` and with nothing else. */
export function createService(context: Context): FirestoreService {
  const { log } = context
  /** The name comes first: a token is looked at when the database is known. */
  const at = ({ projectId, databaseId }: DatabaseId, call: Call): Request => ({
    context,
    database: context.store.database({ projectId, databaseId }),
    caller: callerOf(call.authorization),
    signal: call.signal,
  })
  const unary =
    <I, O>(
      name: string,
      database: (input: I) => DatabaseId,
      run: (request: Request, input: I) => Promise<O>,
    ) =>
    (input: I, call: Call) =>
      guard(log, name, async () => run(at(database(input), call), input))
  const answers =
    <I, O>(name: string, database: (input: I) => DatabaseId, run: Run<I, O>) =>
    (input: I, call: Call) =>
      guardStream(log, name, asInternal, () => run(at(database(input), call), input))
  const streams =
    <I extends { database: string }, O>(name: string, onBug: typeof asInternal, run: RunStream<I, O>) =>
    (inputs: AsyncIterable<I>, call: Call) =>
      guardStream(log, name, onBug, async function* () {
        const requests = inputs[Symbol.asyncIterator]()
        const opened = await requests.next()
        if (opened.done === true) return
        yield* run(at(parseDatabaseName(opened.value.database), call), opened.value, requests)
      })

  return {
    getDocument: unary('GetDocument', ({ name }) => parseDocumentName(name), getDocument),
    listDocuments: unary('ListDocuments', ({ parent }) => parseParentName(parent), listDocuments),
    createDocument: unary('CreateDocument', ({ parent }) => parseParentName(parent), createDocument),
    updateDocument: unary('UpdateDocument', (r) => parseDocumentName(r.document?.name ?? ''), updateDocument),
    deleteDocument: unary('DeleteDocument', ({ name }) => parseDocumentName(name), deleteDocument),
    batchGetDocuments: answers('BatchGetDocuments', databaseOf, batchGet),
    beginTransaction: unary(
      'BeginTransaction',
      databaseOf,
      async (request, { options }: BeginTransactionRequest) =>
        create(BeginTransactionResponseSchema, { transaction: beginTransaction(request, options).id }),
    ),
    commit: unary('Commit', databaseOf, commit),
    rollback: unary('Rollback', databaseOf, async ({ database }, { transaction }: RollbackRequest) => {
      database.transactions.rollback(transaction)
      return create(EmptySchema)
    }),
    runQuery: answers('RunQuery', ({ parent }) => parseParentName(parent), runQuery),
    runAggregationQuery: answers(
      'RunAggregationQuery',
      ({ parent }) => parseParentName(parent),
      runAggregationQuery,
    ),
    executePipeline: answers('ExecutePipeline', databaseOf, () => {
      throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.')
    }),
    partitionQuery: unary('PartitionQuery', ({ parent }) => parseParentName(parent), partitionQuery),
    listCollectionIds: unary('ListCollectionIds', ({ parent }) => parseParentName(parent), listCollectionIds),
    batchWrite: unary('BatchWrite', databaseOf, batchWrite),
    listen: streams('Listen', asInternal, listen),
    write: streams('Write', asPermanent, writeStream),
  }
}

type Run<I, O> = (request: Request, input: I) => AsyncIterable<O>
type RunStream<I, O> = (request: Request, opened: I, inputs: AsyncIterator<I>) => AsyncIterable<O>

const databaseOf = ({ database }: { database: string }) => parseDatabaseName(database)
