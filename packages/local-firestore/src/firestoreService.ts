/**
 * The interface between transports and operations: the supported RPCs of `google.firestore.v1.Firestore` with the
 * generated message types. Transports (gRPC, WebChannel, REST) decode requests and encode responses; operations do
 * not depend on a transport. Errors are thrown as `ConnectError` with the gRPC status code.
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

/** The raw `Authorization` header of the caller, and a signal that aborts when the caller disconnects. */
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

/** Operations of the control endpoints (`/emulator/v1/...`). */
export interface FirestoreControl {
  /** Compiles and installs rules for one project. If they are invalid, the old rules stay unless `ignoreErrors`. */
  setRules(projectId: string, source: string, options: { ignoreErrors: boolean }): readonly RulesIssue[]
  getRules(projectId: string): string | null
  /** Deletes all documents of one database in a single commit, which listeners receive as one snapshot. */
  clear(projectId: string, databaseId: string): void
  /** Deletes all documents of all projects. */
  reset(): void
  /** Returns the billed reads and writes since startup and the number of active listen targets. Used by tests. */
  usage(projectId: string): { documentsRead: number; documentsWritten: number; listeners: number }
}

export interface RulesIssue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly description: string
  readonly line: number
  readonly column: number
}
