/**
 * The question that operations put to a ruleset, and its answer. Documents are proto values: the rules package
 * converts them to its own value types.
 */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

/** A stored document as rules see it. `path` holds the segments below `/documents`, e.g. `['artifacts', 'a1']`. */
export interface RuleDocument {
  readonly path: readonly string[]
  readonly fields: Readonly<Record<string, Value>>
}

export interface AuthContext {
  readonly uid: string
  /** All claims of the token. */
  readonly token: Readonly<Record<string, unknown>>
}

/** What every request carries, whatever its method. */
export interface RequestContext {
  readonly projectId: string
  readonly databaseId: string
  readonly auth: AuthContext | null
  /** Microseconds since the epoch; equals the server timestamps of the same commit. */
  readonly time: bigint
  /** The stored document before the whole commit, for `get()` and `exists()`. */
  before(path: readonly string[]): RuleDocument | null
  /** The stored document after the whole commit, for `getAfter()` and `existsAfter()`. */
  after(path: readonly string[]): RuleDocument | null
}

export interface DocumentAccess {
  readonly method: 'get' | 'create' | 'update' | 'delete'
  readonly path: readonly string[]
  /** `resource`: the state before this write, null when missing. */
  readonly resource: RuleDocument | null
  /** `request.resource`: the state after this write; null for get and delete. */
  readonly requestResource: RuleDocument | null
}

export interface ListAccess {
  readonly method: 'list'
  /** Segments of the parent document below `/documents`; empty for the root. */
  readonly parent: readonly string[]
  readonly query: StructuredQuery
}

export type Access = DocumentAccess | ListAccess

export interface Verdict {
  readonly allowed: boolean
  /** Why it was denied, one sentence per allow statement tried, ready to be joined into the error message. */
  readonly reasons: readonly string[]
}

/** A compiled set of rules. `budget` is shared by all accesses of one commit, for the limit on get() calls. */
export interface Ruleset {
  readonly source: string
  decide(access: Access, context: RequestContext): Verdict
}
