import type { RequestContext } from '#rules/access.ts'
import type { RuleValue } from '#rules/values/value.ts'
import { DocumentLookups } from '#rules/evaluate/documentLookups.ts'

const MAX_EXPRESSIONS = 1000

/** What the conditions tried for one operation share: `request` and `resource`, lookups and the work done. */
export class Evaluation {
  readonly globals: ReadonlyMap<string, RuleValue>
  readonly lookups: DocumentLookups
  callDepth = 0
  #evaluated = 0

  constructor(context: RequestContext, globals: ReadonlyMap<string, RuleValue>, lookups?: DocumentLookups) {
    this.globals = globals
    this.lookups = lookups ?? new DocumentLookups(context)
  }

  /** Counts one expression; false once there have been too many. */
  spend(): boolean {
    this.#evaluated++
    return !this.isExhausted
  }

  /** Too much was evaluated: nothing can be granted any more, also where `||` would save the condition. */
  get isExhausted(): boolean {
    return this.#evaluated > MAX_EXPRESSIONS
  }
}
