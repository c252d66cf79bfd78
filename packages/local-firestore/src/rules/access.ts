/**
 * The interface between operations and rulesets. Documents hold proto values, which rulesets convert to their own value
 * types.
 */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

/** A document that rules can read. `path` holds the segments below `/documents`, e.g. `['artifacts', 'a1']`. */
export interface RuleDocument {
  readonly path: readonly string[]
  readonly fields: Readonly<Record<string, Value>>
}

export interface AuthContext {
  readonly uid: string
  /** All claims of the token. */
  readonly token: Readonly<Record<string, unknown>>
}

/** Request data that does not depend on the method. */
export interface RequestContext {
  readonly projectId: string
  readonly databaseId: string
  readonly auth: AuthContext | null
  /** `request.time` in microseconds since the epoch. Equals the server timestamps of the same commit. */
  readonly time: bigint
  /** Reads a document in its state before the commit, for `get()` and `exists()`. */
  before(path: readonly string[]): RuleDocument | null
  /** Reads a document in its state after the commit, for `getAfter()` and `existsAfter()`. */
  after(path: readonly string[]): RuleDocument | null
}

export interface DocumentAccess {
  readonly method: 'get' | 'create' | 'update' | 'delete'
  readonly path: readonly string[]
  /** `resource`: the document before the write; null if it does not exist. */
  readonly resource: RuleDocument | null
  /** `request.resource`: the document after the write; null for get and delete. */
  readonly requestResource: RuleDocument | null
}

export interface ListAccess {
  readonly method: 'list'
  /** Segments of the parent document below `/documents`; empty for the root. */
  readonly parent: readonly string[]
  readonly query: StructuredQuery
}

export type Access = DocumentAccess | ListAccess

export interface Decision {
  readonly allowed: boolean
  /** One message for each allow statement that was evaluated; empty if the access is allowed. */
  readonly reasons: readonly string[]
}

/** A compiled ruleset. Accesses of one request must share a context, which counts their document lookups. */
export interface Ruleset {
  readonly source: string
  decide(access: Access, context: RequestContext): Decision
}
