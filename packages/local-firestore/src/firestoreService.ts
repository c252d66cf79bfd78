/**
 * The one surface between transports and operations: every RPC of `google.firestore.v1.Firestore` that the
 * server speaks, in the generated message types. Transports (gRPC, WebChannel, REST) only decode and encode;
 * operations never see a socket. Failures are thrown as `ConnectError` with the gRPC code.
 */
import type { Empty } from '@bufbuild/protobuf/wkt'
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import type {
  BatchGetDocumentsRequest,
  BatchGetDocumentsResponse,
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  BeginTransactionResponse,
  CommitRequest,
  CommitResponse,
  CreateDocumentRequest,
  DeleteDocumentRequest,
  ExecutePipelineRequest,
  ExecutePipelineResponse,
  GetDocumentRequest,
  ListCollectionIdsRequest,
  ListCollectionIdsResponse,
  ListDocumentsRequest,
  ListDocumentsResponse,
  ListenRequest,
  ListenResponse,
  PartitionQueryRequest,
  PartitionQueryResponse,
  RollbackRequest,
  RunAggregationQueryRequest,
  RunAggregationQueryResponse,
  RunQueryRequest,
  RunQueryResponse,
  UpdateDocumentRequest,
  WriteRequest,
  WriteResponse,
} from '#gen/google/firestore/v1/firestore_pb.js'

/** What a transport knows of the caller: the raw `Authorization` value and when the caller went away. */
export interface Call {
  readonly authorization: string | null
  readonly signal: AbortSignal
}

export interface FirestoreService {
  getDocument(request: GetDocumentRequest, call: Call): Promise<Document>
  listDocuments(request: ListDocumentsRequest, call: Call): Promise<ListDocumentsResponse>
  createDocument(request: CreateDocumentRequest, call: Call): Promise<Document>
  updateDocument(request: UpdateDocumentRequest, call: Call): Promise<Document>
  deleteDocument(request: DeleteDocumentRequest, call: Call): Promise<Empty>
  batchGetDocuments(request: BatchGetDocumentsRequest, call: Call): AsyncIterable<BatchGetDocumentsResponse>
  beginTransaction(request: BeginTransactionRequest, call: Call): Promise<BeginTransactionResponse>
  commit(request: CommitRequest, call: Call): Promise<CommitResponse>
  rollback(request: RollbackRequest, call: Call): Promise<Empty>
  runQuery(request: RunQueryRequest, call: Call): AsyncIterable<RunQueryResponse>
  runAggregationQuery(
    request: RunAggregationQueryRequest,
    call: Call,
  ): AsyncIterable<RunAggregationQueryResponse>
  executePipeline(request: ExecutePipelineRequest, call: Call): AsyncIterable<ExecutePipelineResponse>
  partitionQuery(request: PartitionQueryRequest, call: Call): Promise<PartitionQueryResponse>
  listCollectionIds(request: ListCollectionIdsRequest, call: Call): Promise<ListCollectionIdsResponse>
  batchWrite(request: BatchWriteRequest, call: Call): Promise<BatchWriteResponse>
  listen(requests: AsyncIterable<ListenRequest>, call: Call): AsyncIterable<ListenResponse>
  write(requests: AsyncIterable<WriteRequest>, call: Call): AsyncIterable<WriteResponse>
}

/** What the control endpoints (`/emulator/v1/...`) can do beside the RPCs. */
export interface FirestoreControl {
  /** Compiles and installs rules for one project. Invalid rules leave the old ones in place unless `ignoreErrors`. */
  setRules(projectId: string, source: string, options: { ignoreErrors: boolean }): readonly RulesIssue[]
  getRules(projectId: string): string | null
  /** Removes every document of one database, in one commit that listeners see as one snapshot. */
  clear(projectId: string, databaseId: string): void
  /** Removes everything of every project. */
  reset(): void
  /** How many documents were read for answers and written since the start, and how many targets are listened to: for tests. */
  usage(projectId: string): { documentsRead: number; documentsWritten: number; listeners: number }
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly line: number
  readonly column: number
}
