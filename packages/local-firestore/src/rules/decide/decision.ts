import type { Method, RequestContext, Verdict } from '../access.ts'
import type { DocumentLookups } from '../evaluate/documents.ts'
import { evaluate, EXHAUSTED } from '../evaluate/evaluate.ts'
import type { Scope } from '../evaluate/scope.ts'
import { Session } from '../evaluate/session.ts'
import type { PlaceSegment } from '../match/place.ts'
import { candidates, type Candidate } from '../match/resolve.ts'
import type { RuleNode } from '../match/rules.ts'
import { typeName } from '../values/types.ts'
import { isError, type Result, type RuleError, type RuleValue } from '../values/value.ts'
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
  const denied: { candidate: Candidate; result: Result }[] = []
  for (const candidate of candidates(root, place, method, null)) {
    const value = evaluate(candidate.allow.condition, scopeOf(candidate), session)
    const result = session.isExhausted ? EXHAUSTED : value
    if (result === true) return ALLOWED
    denied.push({ candidate, result })
  }
  const explaining = () => new Session(context, globals, lookups)
  const reasons = denied.map(({ candidate, result }) => reasonOf(method, candidate, result, explaining()))
  return {
    allowed: false,
    reasons: reasons.length > 0 ? reasons : [`No matching allow statement for '${method}'`],
  }
}

function reasonOf(method: Method, candidate: Candidate, result: Result, session: Session): string {
  const { condition, at } = candidate.allow
  const statement = `for '${method}' @ L${at.line}`
  if (isError(result)) return `${result.message} ${statement}${placeOf(result)}`
  if (result !== false) return `Condition is ${typeName(result)}, not bool. ${statement}`
  return `false ${statement}${explainFalse(condition, scopeOf(candidate), session)}`
}

function scopeOf({ frame }: Candidate): Scope {
  return { locals: NO_LOCALS, frame }
}

function placeOf({ at }: RuleError): string {
  return at === undefined ? '' : ` (L${at.line}:${at.column})`
}
