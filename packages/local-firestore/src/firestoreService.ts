/**
 * The interface between transports and operations: the RPCs of `google.firestore.v1.Firestore` with the generated
 * message types. Transports (gRPC, WebChannel, REST) decode requests and encode responses; operations do not depend on
 * a transport. Errors are thrown as `ConnectError` with the gRPC status code.
 */
import type { MessageShape } from '@bufbuild/protobuf'
import type { HandlerContext } from '@connectrpc/connect'
import type { Firestore } from '#gen/google/firestore/v1/firestore_pb.js'

/** The request headers, and a signal that aborts when the caller disconnects. */
export type Call = Pick<HandlerContext, 'requestHeader' | 'signal'>

type Methods = (typeof Firestore)['method']
type Request<M extends Methods[keyof Methods]> = M['methodKind'] extends 'bidi_streaming'
  ? AsyncIterable<MessageShape<M['input']>>
  : MessageShape<M['input']>
type Response<M extends Methods[keyof Methods]> = M['methodKind'] extends 'unary'
  ? Promise<MessageShape<M['output']>>
  : AsyncIterable<MessageShape<M['output']>>

/** One function per RPC, e.g. `getDocument(request, call)`. */
export type FirestoreService = {
  readonly [Name in keyof Methods]: (request: Request<Methods[Name]>, call: Call) => Response<Methods[Name]>
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
