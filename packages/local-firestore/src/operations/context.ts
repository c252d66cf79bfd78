/** Shared dependencies and per-request state of operations. */
import type { Caller } from '#identity.ts'
import type { Database } from '#store/database.ts'
import type { Store } from '#store/store.ts'
import type { Log } from '#log.ts'
import type { RulesRegistry } from '#operations/rulesRegistry.ts'
import type { Usage } from '#operations/usage.ts'

export interface Context {
  readonly store: Store
  readonly rules: RulesRegistry
  readonly usage: Usage
  readonly log: Log
}

/** One request with its resolved database and caller. */
export interface Request {
  readonly context: Context
  readonly database: Database
  readonly caller: Caller
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal
}
