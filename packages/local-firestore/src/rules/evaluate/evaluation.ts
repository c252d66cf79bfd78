import type { RequestContext } from '#rules/access.ts'
import type { RuleValue } from '#rules/values/value.ts'
import { DocumentLookups } from '#rules/evaluate/documentLookups.ts'

const MAX_EXPRESSIONS = 1000

/** State shared by all conditions of one operation: global variables, document lookups and the expression count. */
export class Evaluation {
  readonly globals: ReadonlyMap<string, RuleValue>
  readonly lookups: DocumentLookups
  callDepth = 0
  #evaluated = 0

  constructor(context: RequestContext, globals: ReadonlyMap<string, RuleValue>, lookups?: DocumentLookups) {
    this.globals = globals
    this.lookups = lookups ?? new DocumentLookups(context)
  }

  /** Counts one expression. Returns false if the limit is exceeded. */
  countExpression(): boolean {
    this.#evaluated++
    return !this.isExhausted
  }

  /** True once the limit is exceeded. The access is then denied, even if `||` hides the error. */
  get isExhausted(): boolean {
    return this.#evaluated > MAX_EXPRESSIONS
  }
}
