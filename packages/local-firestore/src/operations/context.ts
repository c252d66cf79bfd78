/** What every operation works with. */
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

/** One request, with its database found and its caller known. */
export interface Request {
  readonly context: Context
  readonly database: Database
  readonly caller: Caller
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal
}
