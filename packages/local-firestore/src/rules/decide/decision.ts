import type { Method, RequestContext, Verdict } from '../access.ts'
import type { DocumentLookups } from '../evaluate/documents.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { Scope } from '../evaluate/scope.ts'
import { Session } from '../evaluate/session.ts'
import type { PlaceSegment } from '../match/place.ts'
import { candidates, type Candidate } from '../match/resolve.ts'
import type { RuleNode } from '../match/rules.ts'
import { typeName } from '../values/types.ts'
import { isError, type RuleError, type RuleValue } from '../values/value.ts'
import { explainFalse } from './explain.ts'

export interface Question {
  readonly method: Method
  readonly place: readonly PlaceSegment[]
  readonly globals: ReadonlyMap<string, RuleValue>
  readonly lookups: DocumentLookups
}

const NO_LOCALS = new Map<string, never>()
const ALLOWED: Verdict = { allowed: true, reasons: [] }

/** Allowed if the condition of any statement that covers the place is true. */
export function decideOne(root: RuleNode, question: Question, context: RequestContext): Verdict {
  const { method, place, globals, lookups } = question
  const session = new Session(context, globals, lookups)
  const denials: string[] = []
  for (const candidate of candidates(root, place, method, null)) {
    const { condition } = candidate.allow
    if (condition === null) return ALLOWED
    const scope: Scope = { locals: NO_LOCALS, frame: candidate.frame }
    const result = evaluate(condition, scope, session)
    if (result === true) return ALLOWED
    const statement = `for '${method}' @ L${candidate.allow.at.line}`
    if (isError(result)) denials.push(`${result.message} ${statement}${placeOf(result, candidate)}`)
    else if (result !== false) denials.push(`Condition is ${typeName(result)}, not bool. ${statement}`)
    else {
      const detail = explainFalse(condition, scope, new Session(context, globals, lookups))
      denials.push(`false ${statement}${detail}`)
    }
  }
  return {
    allowed: false,
    reasons: denials.length > 0 ? denials : [`No matching allow statement for '${method}'`],
  }
}

function placeOf({ at }: RuleError, { allow }: Candidate): string {
  if (at === undefined || (at.line === allow.at.line && at.column === allow.at.column)) return ''
  return ` (L${at.line}:${at.column})`
}
