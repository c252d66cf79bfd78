/** What every operation works with. */
import type { Caller } from '#identity.ts'
import type { Database } from '#store/database.ts'
import type { Store } from '#store/store.ts'
import type { Log } from '#transports/log.ts'
import type { RuleBook } from './ruleBook.ts'
import type { Usage } from './usage.ts'

export interface Environment {
  readonly store: Store
  readonly rules: RuleBook
  readonly usage: Usage
  readonly log: Log
}

/** One request, with its database found and its caller known. */
export interface Request {
  readonly environment: Environment
  readonly database: Database
  readonly caller: Caller
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal
}
