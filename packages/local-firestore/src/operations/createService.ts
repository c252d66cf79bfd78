import { create } from '@bufbuild/protobuf'
import { EmptySchema } from '@bufbuild/protobuf/wkt'
import {
  type BeginTransactionRequest,
  BeginTransactionResponseSchema,
  type RollbackRequest,
} from '#gen/google/firestore/v1/firestore_pb.js'
import { resolveCaller } from '#identity.ts'
import { invalidArgument } from '#status.ts'
import type { Call, FirestoreService } from '#firestoreService.ts'
import {
  type DatabaseId,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from '#values/resourceNames.ts'
import { batchGet, getDocument } from '#operations/batchGet.ts'
import { batchWrite } from '#operations/batchWrite.ts'
import { commit } from '#operations/commit.ts'
import type { Context, Request } from '#operations/context.ts'
import { internalError, nonRetryableError, mapErrors, mapStreamErrors } from '#operations/errorMapping.ts'
import { listCollectionIds, listDocuments } from '#operations/listDocuments.ts'
import { listen } from '#operations/listen/listen.ts'
import { partitionQuery } from '#operations/partitionQuery.ts'
import { beginTransaction } from '#operations/readSession.ts'
import { runAggregationQuery, runQuery } from '#operations/runQuery.ts'
import { createDocument, deleteDocument, updateDocument } from '#operations/writeDocument.ts'
import { writeStream } from '#operations/writeStream.ts'

/** Creates the service. Its methods throw `ConnectError` only. */
export function createService(context: Context): FirestoreService {
  const { log } = context
  /** Takes a parsed name, so that an invalid name is reported before an invalid token. */
  const requestFor = ({ projectId, databaseId }: DatabaseId, call: Call): Request => ({
    context,
    database: context.store.database({ projectId, databaseId }),
    caller: resolveCaller(call.requestHeader.get('authorization'), {
      projectId,
      now: Number(context.store.clock.read() / 1_000_000n),
    }),
    signal: call.signal,
  })
  const unary =
    <I, O>(
      name: string,
      database: (input: I) => DatabaseId,
      run: (request: Request, input: I) => Promise<O>,
    ) =>
    (input: I, call: Call) =>
      mapErrors(log, name, async () => run(requestFor(database(input), call), input))
  const serverStreaming =
    <I, O>(name: string, database: (input: I) => DatabaseId, run: Run<I, O>) =>
    (input: I, call: Call) =>
      mapStreamErrors(log, name, internalError, () => run(requestFor(database(input), call), input))
  const bidiStreaming =
    <I extends { database: string }, O>(name: string, onBug: typeof internalError, run: RunStream<I, O>) =>
    (inputs: AsyncIterable<I>, call: Call) =>
      mapStreamErrors(log, name, onBug, async function* () {
        const requests = inputs[Symbol.asyncIterator]()
        const opened = await requests.next()
        if (opened.done === true) return
        yield* run(requestFor(parseDatabaseName(opened.value.database), call), opened.value, requests)
      })

  return {
    getDocument: unary('GetDocument', ({ name }) => parseDocumentName(name), getDocument),
    listDocuments: unary('ListDocuments', ({ parent }) => parseParentName(parent), listDocuments),
    createDocument: unary('CreateDocument', ({ parent }) => parseParentName(parent), createDocument),
    updateDocument: unary('UpdateDocument', (r) => parseDocumentName(r.document?.name ?? ''), updateDocument),
    deleteDocument: unary('DeleteDocument', ({ name }) => parseDocumentName(name), deleteDocument),
    batchGetDocuments: serverStreaming('BatchGetDocuments', databaseOf, batchGet),
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
    runQuery: serverStreaming('RunQuery', ({ parent }) => parseParentName(parent), runQuery),
    runAggregationQuery: serverStreaming(
      'RunAggregationQuery',
      ({ parent }) => parseParentName(parent),
      runAggregationQuery,
    ),
    executePipeline: serverStreaming('ExecutePipeline', databaseOf, () => {
      throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.')
    }),
    partitionQuery: unary('PartitionQuery', ({ parent }) => parseParentName(parent), partitionQuery),
    listCollectionIds: unary('ListCollectionIds', ({ parent }) => parseParentName(parent), listCollectionIds),
    batchWrite: unary('BatchWrite', databaseOf, batchWrite),
    listen: bidiStreaming('Listen', internalError, listen),
    write: bidiStreaming('Write', nonRetryableError, writeStream),
  }
}

type Run<I, O> = (request: Request, input: I) => AsyncIterable<O>
type RunStream<I, O> = (request: Request, opened: I, inputs: AsyncIterator<I>) => AsyncIterable<O>

const databaseOf = ({ database }: { database: string }) => parseDatabaseName(database)
